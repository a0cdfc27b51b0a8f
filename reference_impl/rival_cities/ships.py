"""Ships: their price, the purchase, and what the owner has of them."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from ..clauses import IllegalAction, clause
from .components import Immediate, ShipDiscount
from .effects import Good, Goods, Product
from .goods import can_pay
from .pending import Actions, NextShip, Saving
from .readings import Game
from .state import Seat, State, Table, changed, instead, with_first, without

S = TypeVar("S")


@clause("rival_cities.ship.lasting_effect")
def own_ships(game: Game, table: Table, seat: Seat, kind: type[S]) -> dict[str, S]:
    """Return the ships in front of a player whose effect is of a kind, with their effects."""
    ships = game.components.ships
    return {name: effect for name in table.ships[seat] if isinstance(effect := ships[name].effect, kind)}


@clause("rival_cities.ship.chooses_a_face_up_ship")
def require_open_ship(table: Table, ship: str) -> None:
    """Refuse a ship that does not lie face up on the game board."""
    if (ship,) not in table.ship_spaces:
        raise IllegalAction(f"{ship} does not lie face up on the game board")


@clause("rival_cities.ship.pays_the_cost")
def cost_of_ship(game: Game, ship: str) -> Goods:
    """Return the cost shown on a ship."""
    return game.components.ships[ship].cost


@clause("rival_cities.ship_effect.ships_cost_one_less")
def products_saved(game: Game, table: Table, seat: Seat) -> int:
    """Return how many products each ship costs less than it shows."""
    return sum(effect.products for effect in own_ships(game, table, seat, ShipDiscount).values())


def prices_of_ship(cost: Goods, saved: int) -> list[Goods]:
    """Return the prices that a cost can be lowered to when so many products are saved, of one's choice."""
    prices = [cost]
    for _ in range(saved):
        lowered = [lower(price, good) for price in prices for good in price if good != "letter"]
        prices = [price for number, price in enumerate(lowered) if price not in lowered[:number]] or prices
    return prices


def lower(price: Goods, good: Good) -> Goods:
    """Return a price with one less of a good."""
    return {each: number - (each == good) for each, number in price.items() if number > (each == good)}


def has_choice_of_saving(cost: Goods, saved: int) -> bool:
    """Tell whether the buyer of a ship chooses what is saved."""
    return bool(prices_of_ship(cost, saved)[1:])


def purchase(game: Game, state: State, seat: Seat, ship: str) -> State:
    """Return the state after a purchase, the price being paid; or in which the buyer first says what is
    saved.
    """
    cost, saved = cost_of_ship(game, ship), products_saved(game, state.table, seat)
    if has_choice_of_saving(cost, saved):
        return with_first(state, Saving(seat, ship, cost, saved))
    return carry_out_effect(game, take_ship(state, seat, ship), seat, ship)


def require_saving(table: Table, asked: Saving, product: Product) -> None:
    """Refuse to save a product that the price does not show, or that leaves a price which cannot be paid."""
    prices = prices_of_ship(lower(asked.price, product), asked.saved - 1) if product in asked.price else []
    if not any(can_pay(table, asked.seat, price) for price in prices):
        raise IllegalAction(f"{asked.seat} cannot pay for {asked.ship} when {product} is saved")


@clause("rival_cities.ship.lies_open_before_the_player", "rival_cities.ship.stays_with_its_owner")
def take_ship(state: State, seat: Seat, ship: str) -> State:
    """Return the state after a ship went from the game board to its buyer."""
    table = state.table
    ships = changed(table.ships, seat, (*table.ships[seat], ship))
    spaces = tuple(without(space, [ship]) for space in table.ship_spaces)
    return replace(state, table=replace(table, ships=ships, ship_spaces=spaces))


@clause("rival_cities.ship.refilled_after_its_effect")
def carry_out_effect(game: Game, state: State, seat: Seat, ship: str) -> State:
    """Return the state in which the immediate effect of a ship comes first, and then the next ship."""
    return immediate_effect(game, with_first(state, NextShip()), seat, ship)


@clause("rival_cities.ship.immediate_effect_at_once")
@clause(
    "rival_cities.ship_effect.prestige_twice",
    when=lambda game, state, seat, ship: shows(game, ship, "Prestige"),
)
@clause(
    "rival_cities.ship_effect.advance_up_to_twice",
    when=lambda game, state, seat, ship: shows(game, ship, "Advance"),
)
@clause("rival_cities.ship_effect.draw_twice", when=lambda game, state, seat, ship: shows(game, ship, "Draw"))
@clause(
    "rival_cities.ship_effect.one_letter",
    when=lambda game, state, seat, ship: letters_shown(game, ship) == "1",
)
@clause(
    "rival_cities.ship_effect.two_letters",
    when=lambda game, state, seat, ship: letters_shown(game, ship) == "2",
)
def immediate_effect(game: Game, state: State, seat: Seat, ship: str) -> State:
    """Return the state in which the immediate effect of a ship comes first, if it has one."""
    effect = game.components.ships[ship].effect
    return (
        with_first(state, Actions(seat, effect.actions, "effect")) if isinstance(effect, Immediate) else state
    )


def shows(game: Game, ship: str, kind: str) -> bool:
    """Tell whether the immediate effect of a ship holds an action of a kind."""
    effect = game.components.ships[ship].effect
    return isinstance(effect, Immediate) and any(type(action).__name__ == kind for action in effect.actions)


def letters_shown(game: Game, ship: str) -> str:
    """Return how many letters the immediate effect of a ship gives."""
    effect = game.components.ships[ship].effect
    actions = effect.actions if isinstance(effect, Immediate) else ()
    return str(sum(getattr(action, "goods", {}).get("letter", 0) for action in actions))


@clause("rival_cities.ship.space_is_refilled", when=lambda table: table.ship_stack)
@clause("rival_cities.ship.not_refilled_from_empty_stack", when=lambda table: not table.ship_stack)
def next_ship(table: Table) -> Table:
    """Return the table after the top card of the ship stack was laid open on the empty ship space, if there
    is one.
    """
    place = table.ship_spaces.index(())
    spaces = (*table.ship_spaces[:place], table.ship_stack[:1], *table.ship_spaces[place + 1 :])
    return replace(table, ship_spaces=spaces, ship_stack=table.ship_stack[1:])


def save(state: State, asked: Saving, product: Product) -> State:
    """Return the state after the buyer of a ship has said what is saved."""
    return instead(state, replace(asked, price=lower(asked.price, product), saved=asked.saved - 1))
