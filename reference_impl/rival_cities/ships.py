"""Ships: their price, the purchase, the immediate effect, and their benefits for the owner."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from ..vocabulary import IllegalAction, answer, automatic, clause, note, question, replace
from .actions import Purchase, Save
from .components import Game, Immediate, ShipDiscount
from .effects import PRODUCTS, CardDraw, Gain, Good, Goods, LawsuitAdvance, Prestige, Product, Ship
from .goods import Means, can_pay, owed, pay, require_means
from .kinds import Now
from .pending import Actions, NextShip, Saving
from .state import Seat, State, Table, without

S = TypeVar("S")


def own_ships(game: Game, table: Table, seat: Seat, kind: type[S]) -> dict[str, S]:
    """Return, by ship, the effects of a given kind that the ships in front of a player have."""
    found: dict[str, S] = {}
    for name in table.ships[seat]:
        if isinstance(effect := game.components.ships[name].effect, kind):
            note("rival_cities.ship.lasting_effect")
            found[name] = effect
    return found


@question(Ship)
def purchases(table: Table) -> list[Purchase]:
    """Return the ways to purchase a ship."""
    return [Purchase(ship) for ships in table.ship_spaces for ship in ships]


def require_purchase(game: Game, table: Table, seat: Seat, ship: str, means: Means) -> None:
    """Refuse a ship that does not exist, or that the player cannot pay for even at a reduced price."""
    require_open_ship(table, ship)
    prices = prices_of_ship(cost_of_ship(game, ship), products_saved(game, table, seat))
    require_means(seat, "rival_cities.ship.pays_the_cost", any(map(means, prices)))


@clause("rival_cities.ship.chooses_a_face_up_ship")  # In a Purchase a ship action, the player chooses one …
def require_open_ship(table: Table, ship: str) -> None:
    """Refuse a ship that is not face up on the game board."""
    if (ship,) not in table.ship_spaces:
        raise IllegalAction(f"{ship} does not lie face up on the game board")


@clause("rival_cities.ship.pays_the_cost")  # The player pays the cost shown at the top left of the ship …
def cost_of_ship(game: Game, ship: str) -> Goods:
    """Return the cost shown on a ship."""
    return game.components.ships[ship].cost


@clause("rival_cities.ship_effect.ships_cost_one_less")  # Ship 19: each ship that its owner purchases …
def products_saved(game: Game, table: Table, seat: Seat) -> int:
    """Return the number of products by which each ship costs less than the cost that it shows."""
    return sum(effect.products for effect in own_ships(game, table, seat, ShipDiscount).values())


def prices_of_ship(cost: Goods, saved: int) -> list[Goods]:
    """Return the prices that can result when a cost is reduced by `saved` products of the buyer's choice."""
    prices = [cost]
    for _ in range(saved):
        lowered = [lower(price, good) for price in prices for good in price if good != "letter"]
        prices = [price for number, price in enumerate(lowered) if price not in lowered[:number]] or prices
    return prices


def lower(price: Goods, good: Good) -> Goods:
    """Return a price reduced by one item of a good."""
    return {each: number - (each == good) for each, number in price.items() if number > (each == good)}


@answer(Ship, Purchase, require=require_purchase)
def purchase(game: Game, state: State, seat: Seat, ship: str) -> State:
    """Return the state after a purchase or, if the buyer may choose a reduction, before this choice."""
    cost, saved = cost_of_ship(game, ship), products_saved(game, state.table, seat)
    prices = prices_of_ship(cost, saved)
    if len(prices) > 1:
        return state.with_first(Saving(seat, ship, cost, saved))
    return buy(game, state, seat, ship, prices[0])


@question(Saving)
def savings(asked: Saving) -> Iterable[Save]:
    """Return the products to be considered for the next reduction of the price of a ship."""
    return map(Save, PRODUCTS if asked.saved else ())


@clause("rival_cities.ship_effect.ships_cost_one_less")  # Ship 19: each ship that its owner purchases …
def require_saving(table: Table, asked: Saving, product: Product) -> None:
    """Refuse to reduce a ship's price by a product that is not in it, or to a price that cannot be paid."""
    prices = prices_of_ship(lower(asked.price, product), asked.saved - 1) if product in asked.price else []
    if not any(can_pay(table, asked.seat, price) for price in prices):
        raise IllegalAction(
            f"{asked.seat} cannot reduce the price of {asked.ship} by {product} and pay the rest"
        )


@answer(Saving, Save, require=require_saving)
def save(state: State, asked: Saving, product: Product) -> State:
    """Return the state after the buyer of a ship has chosen a reduction."""
    return state.instead(replace(asked, price=lower(asked.price, product), saved=asked.saved - 1))


@automatic(Saving)
def end_saving(now: Now[Saving]) -> State:
    """Return the state after the purchase of a ship at the fully reduced price."""
    if now.asked.saved:
        return now.state
    return buy(now.game, now.state, now.seat, now.asked.ship, now.asked.price)


@clause(
    "rival_cities.ship.lies_open_before_the_player",  # A purchased ship card lies face up in front of its …
    "rival_cities.ship.stays_with_its_owner",  # A purchased ship belongs to its owner for the rest of the …
    "rival_cities.ship.refilled_after_its_effect",  # The next ship card is revealed only after the …
)
def buy(game: Game, state: State, seat: Seat, ship: str, price: Goods) -> State:
    """Return the state after a ship has gone to its buyer: first the products of choice are named, then comes
    the immediate effect, and then the next ship.
    """
    table = pay(state.table, seat, price)
    ships = {**table.ships, seat: (*table.ships[seat], ship)}
    spaces = tuple(without(space, [ship]) for space in table.ship_spaces)
    state = replace(state, table=replace(table, ships=ships, ship_spaces=spaces))
    return state.with_first(*owed(seat, price), *immediate_effect(game, seat, ship), NextShip())


@clause("rival_cities.ship.immediate_effect_at_once")  # The immediate effect of a ship is carried out as …
def immediate_effect(game: Game, seat: Seat, ship: str) -> tuple[Actions, ...]:
    """Return the immediate effect of a ship, if it has one."""
    effect = game.components.ships[ship].effect
    if not isinstance(effect, Immediate):
        return ()
    for action in effect.actions:
        match action:
            case Prestige():
                note("rival_cities.ship_effect.prestige_twice")
            case LawsuitAdvance():
                note("rival_cities.ship_effect.advance_up_to_twice")
            case CardDraw():
                note("rival_cities.ship_effect.draw_twice")
            case Gain({"letter": 1}):
                note("rival_cities.ship_effect.one_letter")
            case Gain({"letter": 2}):
                note("rival_cities.ship_effect.two_letters")
    return (Actions(seat, effect.actions, "effect"),)


@automatic(NextShip)
def next_ship(state: State) -> State:
    """Return the state after the top card of the ship stack, if any, has filled the empty ship space."""
    table = state.table
    if table.ship_stack:
        note("rival_cities.ship.space_is_refilled")
    else:
        note("rival_cities.ship.not_refilled_from_empty_stack")
    place = table.ship_spaces.index(())
    spaces = (*table.ship_spaces[:place], table.ship_stack[:1], *table.ship_spaces[place + 1 :])
    return replace(state, table=replace(table, ship_spaces=spaces, ship_stack=table.ship_stack[1:]))
