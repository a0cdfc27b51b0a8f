"""What gives products and letters: Production, Gift and uncaptioned gains, and what alliances and ships add
to them.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ..clauses import IllegalAction, clause
from .alliances import own_alliances
from .components import ProductBonus, ProductionBonus
from .effects import PRODUCTS, Goods, Product, any_products, items
from .goods import gain, gainable, held, supplied
from .pending import Choice
from .readings import Game
from .ships import own_ships
from .state import Seat, State, Table, changed, instead, with_first

Caption = Literal["production", "gift", "none"]


def produce(game: Game, state: State, seat: Seat, products: Goods, factories: int) -> State:
    """Return the state after a Production action, or in which its product of choice is to be named."""
    state = replace(state, table=use_factories(state.table, seat, factories))
    amount = produced(products, factories)
    state = begin_gain(game, state, seat, amount, "production", begun=True)
    return one_type(game, state, any_products(amount))


@clause("rival_cities.production.gains_shown_products")
@clause("rival_cities.production.factory_adds_one", when=lambda products, factories: factories)
@clause("rival_cities.production.factory_product_same_type", when=lambda products, factories: factories)
def produced(products: Goods, factories: int) -> Goods:
    """Return what a Production action gives: the products shown, and one more of the same type for each
    factory.
    """
    return {product: number + factories for product, number in products.items()}


def one_type(game: Game, state: State, number: int) -> State:
    """Return the state in which one product of choice is named for the whole Production action (ruling
    production_of_choice_one_type).
    """
    asked = state.pending[0]
    if (
        not number
        or not isinstance(asked, Choice)
        or game.readings.production_of_choice_one_type == "each_by_itself"
    ):
        return state
    return instead(state, replace(asked, left=1, each=number))


@clause("rival_cities.factory.inactive_cannot_be_used", "rival_cities.production.any_number_of_factories")
def require_active_factories(table: Table, seat: Seat, factories: int) -> None:
    """Refuse to use more factories than are active."""
    if factories > table.active_factories[seat]:
        raise IllegalAction(
            f"{seat} has {table.active_factories[seat]} active factories, and not {factories}"
        )


@clause("rival_cities.production.used_factory_turns_inactive", "rival_cities.factory.inactive_shows_cross")
def use_factories(table: Table, seat: Seat, factories: int) -> Table:
    """Return the table after so many active factories were turned."""
    if not factories:
        return table
    return replace(
        table,
        active_factories=changed(table.active_factories, seat, table.active_factories[seat] - factories),
        inactive_factories=changed(
            table.inactive_factories, seat, table.inactive_factories[seat] + factories
        ),
    )


@clause("rival_cities.gift.gains_shown_products")
def give(game: Game, state: State, seat: Seat, products: Goods, begun: bool) -> State:
    """Return the state after a Gift action, or in which its products of choice are to be named."""
    return begin_gain(game, state, seat, products, "gift", begun)


@clause(
    "rival_cities.letter.gains_shown_letters", when=lambda game, state, seat, goods, begun: "letter" in goods
)
def gain_goods(game: Game, state: State, seat: Seat, goods: Goods, begun: bool) -> State:
    """Return the state after an uncaptioned gain, or in which its products of choice are to be named."""
    return begin_gain(game, state, seat, goods, "none", begun)


def begin_gain(game: Game, state: State, seat: Seat, goods: Goods, caption: Caption, begun: bool) -> State:
    """Return the state after what is fixed of a gain has come, with a question about what is of choice."""
    table, gained = state.table, []
    for item, number in items(goods):
        after = gain(game, table, seat, item, number)
        gained += counted(game, table, after, seat)
        table = after
    return with_first(
        replace(state, table=table), Choice(seat, any_products(goods), 1, caption, tuple(gained), begun)
    )


def counted(game: Game, before: Table, after: Table, seat: Seat) -> list[Product]:
    """Return the types of product gained that Oslo, London or Novgorod answer to (ruling
    rival_product_wakes_alliance).
    """
    if game.readings.rival_product_wakes_alliance == "counts":
        return [product for product in PRODUCTS if held(after, seat, product) > held(before, seat, product)]
    return [product for product in PRODUCTS if supplied(after, product) < supplied(before, product)]


@clause(
    "rival_cities.gift.product_of_choice",
    "rival_cities.shortage.product_from_the_rival",
    "rival_cities.shortage.otherwise_forgone",
)
def require_product_to_gain(game: Game, table: Table, seat: Seat, product: Product) -> None:
    """Refuse to name a product that cannot be gained, or may not be named (ruling
    choosing_a_missing_type).
    """
    if not (
        supplied(table, product) if must_be_in_supply(game, table) else gainable(game, table, seat, product)
    ):
        raise IllegalAction(f"{product} cannot be gained now")


def must_be_in_supply(game: Game, table: Table) -> bool:
    """Tell whether only what the supply has may be named as a product of choice (ruling
    choosing_a_missing_type).
    """
    return game.readings.choosing_a_missing_type == "only_what_the_supply_has" and bool(table.product_supply)


@clause("rival_cities.gift.product_of_choice")
def choose(game: Game, state: State, asked: Choice, product: Product) -> State:
    """Return the state after a player has gained a product of choice."""
    table = gain(game, state.table, asked.seat, product, asked.each)
    gained = tuple(dict.fromkeys((*asked.gained, *counted(game, state.table, table, asked.seat))))
    return instead(
        replace(state, table=table), replace(asked, left=asked.left - 1, gained=gained, begun=True)
    )


def finish_gain(game: Game, state: State, done: Choice) -> State:
    """Return the state after what ships and alliances add to a Production or Gift action."""
    table, gained = state.table, set(done.gained)
    if done.caption == "production":
        table = add_ship_products(game, table, done.seat)
        gained |= counted_of_ships(game, state.table, table, done.seat)
    if not is_uncaptioned(done.caption):
        table = add_alliance_products(game, table, done.seat, frozenset(gained))
    return replace(state, table=table)


@clause("rival_cities.product_bonus.captioned_actions_only")
def is_uncaptioned(caption: Caption) -> bool:
    """Tell whether a gain is captioned neither Production nor Gift."""
    return caption == "none"


@clause("rival_cities.ship_effect.production_of_any_type")
def add_ship_products(game: Game, table: Table, seat: Seat) -> Table:
    """Return the table after the ships of a player have added their products to a Production action."""
    for effect in own_ships(game, table, seat, ProductionBonus).values():
        for product, number in effect.products.items():
            table = add_ship_product(game, table, seat, product, number)
    return table


@clause(
    "rival_cities.ship_effect.beer_with_production",
    when=lambda game, table, seat, product, number: product == "beer",
)
@clause(
    "rival_cities.ship_effect.cloth_with_production",
    when=lambda game, table, seat, product, number: product == "cloth",
)
@clause(
    "rival_cities.ship_effect.leather_with_production",
    when=lambda game, table, seat, product, number: product == "leather",
)
@clause(
    "rival_cities.ship_effect.furniture_with_production",
    when=lambda game, table, seat, product, number: product == "furniture",
)
def add_ship_product(game: Game, table: Table, seat: Seat, product: Product, number: int) -> Table:
    """Return the table after a ship has added its product to a Production action."""
    return gain(game, table, seat, product, number)


def counted_of_ships(game: Game, before: Table, after: Table, seat: Seat) -> set[Product]:
    """Return the types added by ships that count as gained in the action (ruling
    ship_product_wakes_alliance).
    """
    return (
        set(counted(game, before, after, seat))
        if game.readings.ship_product_wakes_alliance == "counts"
        else set()
    )


def add_alliance_products(game: Game, table: Table, seat: Seat, gained: frozenset[Product]) -> Table:
    """Return the table after the alliances of a player have added their products to an action."""
    for benefit in own_alliances(game, table, seat, ProductBonus).values():
        for product in answered(frozenset(benefit.products), gained):
            table = add_alliance_product(game, table, seat, product, benefit.products[product])
    return table


@clause("rival_cities.product_bonus.needs_its_own_product")
def answered(offered: frozenset[Product], gained: frozenset[Product]) -> list[Product]:
    """Return the types of product that an alliance adds: those that were gained in the action."""
    return [product for product in PRODUCTS if product in offered & gained]


@clause("rival_cities.product_bonus.one_per_action")
@clause(
    "rival_cities.product_bonus.oslo_furniture",
    when=lambda game, table, seat, product, number: product == "furniture",
)
@clause(
    "rival_cities.product_bonus.london_cloth",
    when=lambda game, table, seat, product, number: product == "cloth",
)
@clause(
    "rival_cities.product_bonus.novgorod_leather",
    when=lambda game, table, seat, product, number: product == "leather",
)
def add_alliance_product(game: Game, table: Table, seat: Seat, product: Product, number: int) -> Table:
    """Return the table after an alliance has added its product to an action, once."""
    return gain(game, table, seat, product, number)
