"""Actions that give products, letters and star tokens: Production, Gift and uncaptioned gains, and what ships
and alliances add.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ..vocabulary import IllegalAction, answer, automatic, clause, note, question, replace, ruling
from . import actions as a
from . import effects as e
from .actions import Choose, Produce
from .alliances import own_alliances
from .components import Game, ProductBonus, ProductionBonus
from .effects import PRODUCTS, Goods, Product, Production, any_products, items
from .goods import gain, gain_stars, gainable, held, require_star_tokens
from .pending import Choice
from .ships import own_ships
from .state import Seat, State, Table

Caption = Literal["production", "gift", "none"]


@question(Production)
def productions(table: Table, seat: Seat, effect: Production) -> list[Produce]:
    """Return the ways to perform a Production action."""
    return [Produce(effect.products, factories) for factories in range(table.active_factories[seat] + 1)]


@clause(
    "rival_cities.factory.inactive_cannot_be_used",  # An inactive factory cannot be used until it has been …
    "rival_cities.production.any_number_of_factories",  # In a Production action the player may use as many …
)
def require_active_factories(table: Table, seat: Seat, factories: int) -> None:
    """Refuse to use more factories than are active."""
    if factories > table.active_factories[seat]:
        raise IllegalAction(
            f"{seat} has {table.active_factories[seat]} active factories, and not {factories}"
        )


@clause("rival_cities.action_card.impossible_is_forfeited")  # An action of a card that cannot be performed …
@ruling("rival_cities.ruling.action_that_gives_nothing", "may_be_performed")
def require_something_to_gain(game: Game, table: Table, seat: Seat, goods: Goods) -> None:
    """Let an action be performed that gives nothing."""


def require_production(game: Game, table: Table, seat: Seat, products: Goods, factories: int) -> None:
    """Refuse a Production that would give nothing, if it must not, or that uses too many factories."""
    require_something_to_gain(game, table, seat, products)
    require_active_factories(table, seat, factories)


@answer(Production, Produce, require=require_production)
def produce(game: Game, state: State, seat: Seat, products: Goods, factories: int) -> State:
    """Return the state after a Production action, or before its product of choice, if any, is named."""
    state = replace(state, table=use_factories(state.table, seat, factories))
    return begin_gain(game, state, seat, produced(products, factories), "production", begun=True)


@clause(
    "rival_cities.production.used_factory_turns_inactive",  # A factory used in a Production action becomes …
    "rival_cities.factory.inactive_shows_cross",  # A factory is inactive while its cross side is up.
)
def use_factories(table: Table, seat: Seat, factories: int) -> Table:
    """Return the table after the given number of active factories have become inactive."""
    if not factories:
        return table
    return replace(
        table,
        active_factories={**table.active_factories, seat: table.active_factories[seat] - factories},
        inactive_factories={**table.inactive_factories, seat: table.inactive_factories[seat] + factories},
    )


@clause("rival_cities.production.gains_shown_products")  # In a Production action the player gains the …
def produced(products: Goods, factories: int) -> Goods:
    """Return the products of a Production action: those shown, and one more of the type for each factory."""
    if factories:
        note("rival_cities.production.factory_adds_one")
        note("rival_cities.production.factory_product_same_type")
    return {product: number + factories for product, number in products.items()}


def require_gift(game: Game, table: Table, seat: Seat, products: Goods) -> None:
    """Refuse a Gift that would give nothing, if that is not allowed."""
    require_something_to_gain(game, table, seat, products)


@answer(e.Gift, a.TakeGift, require=require_gift)
@clause("rival_cities.gift.gains_shown_products")  # In a Gift action the player gains the products shown.
def give(game: Game, state: State, seat: Seat, products: Goods, begun: bool) -> State:
    """Return the state after a Gift action, or before its products of choice, if any, are named."""
    return begin_gain(game, state, seat, products, "gift", begun)


@answer(e.Gain, a.TakeGain, require=require_something_to_gain)
def gain_goods(game: Game, state: State, seat: Seat, goods: Goods, begun: bool) -> State:
    """Return the state after an uncaptioned gain, or before its products of choice, if any, are named."""
    if "letter" in goods:
        note("rival_cities.letter.gains_shown_letters")
    return begin_gain(game, state, seat, goods, "none", begun)


def begin_gain(game: Game, state: State, seat: Seat, goods: Goods, caption: Caption, begun: bool) -> State:
    """Return the state after the fixed part of a gain, with a question about the products of choice."""
    table, gained = state.table, []
    for item, number in items(goods):
        after = gain(game, table, seat, item, number)
        gained += counted(game, table, after, seat)
        table = after
    left, each = any_products(goods), 1
    if left and caption == "production":
        left, each = choices_in_a_production(game, left)
    return replace(state, table=table).with_first(Choice(seat, left, each, caption, tuple(gained), begun))


@ruling("rival_cities.ruling.production_of_choice_one_type", "one_type")
def choices_in_a_production(game: Game, products: int) -> tuple[int, int]:
    """Return how many products of choice are named, and how many of each are gained: one type for all."""
    return 1, products


@ruling("rival_cities.ruling.rival_product_wakes_alliance", "counts")
def counted(game: Game, before: Table, after: Table, seat: Seat) -> list[Product]:
    """Return the types of product, among those gained, that trigger Oslo, London or Novgorod: all of them,
    wherever they come from.
    """
    return [product for product in PRODUCTS if held(after, seat, product) > held(before, seat, product)]


@ruling("rival_cities.ruling.ship_product_wakes_alliance", "counts")
def counted_of_ships(game: Game, before: Table, after: Table, seat: Seat) -> list[Product]:
    """Return the types of product, among those given by ships, that trigger alliances: as any others."""
    return counted(game, before, after, seat)


@question(Choice)
def choices(asked: Choice) -> Iterable[Choose]:
    """Return the products of choice to be considered."""
    return map(Choose, PRODUCTS if asked.left else ())


@clause(
    "rival_cities.gift.product_of_choice",  # For each mixed crate that a Gift action shows, the player …
    "rival_cities.shortage.product_from_the_rival",  # When a player would gain a product that the supply no …
    "rival_cities.shortage.otherwise_forgone",  # A product that neither the supply nor the rival can …
)
def require_product_to_gain(game: Game, table: Table, seat: Seat, product: Product) -> None:
    """Refuse to name a product that cannot be gained."""
    if not may_be_chosen(game, table, seat, product):
        raise IllegalAction(f"{product} cannot be gained now")


@ruling("rival_cities.ruling.choosing_a_missing_type", "any_type")
def may_be_chosen(game: Game, table: Table, seat: Seat, product: Product) -> bool:
    """Tell whether a product of choice may be of this type: any that supply or rival can give."""
    return gainable(game, table, seat, product)


@answer(Choice, Choose, require=require_product_to_gain)
@clause("rival_cities.gift.product_of_choice")  # For each mixed crate that a Gift action shows, the player …
def choose(game: Game, state: State, asked: Choice, product: Product) -> State:
    """Return the state after a player has gained a product of choice."""
    table = gain(game, state.table, asked.seat, product, asked.each)
    gained = tuple(dict.fromkeys((*asked.gained, *counted(game, state.table, table, asked.seat))))
    return replace(state, table=table).instead(replace(asked, left=asked.left - 1, gained=gained, begun=True))


def finish_gain(game: Game, table: Table, done: Choice) -> Table:
    """Return the table after ships and alliances have added to a Production or Gift action what they give."""
    if done.caption == "none":
        note("rival_cities.product_bonus.captioned_actions_only")
        return table
    gained = set(done.gained)
    if done.caption == "production":
        before, table = table, add_ship_products(game, table, done.seat)
        gained.update(counted_of_ships(game, before, table, done.seat))
    return add_alliance_products(game, table, done.seat, gained)


@clause("rival_cities.ship_effect.production_of_any_type")  # Ships 11 to 14 give their product, whatever …
def add_ship_products(game: Game, table: Table, seat: Seat) -> Table:
    """Return the table after the ships of a player have added their products to a Production action."""
    for effect in own_ships(game, table, seat, ProductionBonus).values():
        for product, number in effect.products.items():
            before, table = table, gain(game, table, seat, product, number)
            if table is not before:
                match product:
                    case "beer":
                        note("rival_cities.ship_effect.beer_with_production")
                    case "cloth":
                        note("rival_cities.ship_effect.cloth_with_production")
                    case "leather":
                        note("rival_cities.ship_effect.leather_with_production")
                    case "furniture":
                        note("rival_cities.ship_effect.furniture_with_production")
    return table


@clause(
    "rival_cities.product_bonus.one_per_action",  # Oslo, London and Novgorod each give exactly one product …
    "rival_cities.product_bonus.needs_its_own_product",  # Oslo, London and Novgorod give nothing in an …
)
def add_alliance_products(game: Game, table: Table, seat: Seat, gained: set[Product]) -> Table:
    """Return the table after a player's alliances have added their products to an action in which products of
    these types were gained. Each alliance adds its products only once.
    """
    for benefit in own_alliances(game, table, seat, ProductBonus).values():
        for product, number in benefit.products.items():
            if product in gained:
                before, table = table, gain(game, table, seat, product, number)
                if table is not before:
                    match product:
                        case "furniture":
                            note("rival_cities.product_bonus.oslo_furniture")
                        case "cloth":
                            note("rival_cities.product_bonus.london_cloth")
                        case "leather":
                            note("rival_cities.product_bonus.novgorod_leather")
    return table


def require_star_token(table: Table) -> None:
    """Refuse to gain stars if there is no star token."""
    require_star_tokens(table, 1)


@answer(e.Stars, a.GainStars, require=require_star_token)
def perform_gain_of_stars(state: State, seat: Seat, stars: int) -> State:
    """Return the state after stars have been gained."""
    return replace(state, table=gain_stars(state.table, seat, stars))


@automatic(Choice)
def finish_choice(game: Game, state: State, asked: Choice) -> State:
    """Return the state after the last product of choice has been named."""
    return replace(state, table=finish_gain(game, state.table, asked))
