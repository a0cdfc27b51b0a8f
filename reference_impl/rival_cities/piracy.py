"""Piracy: what the rival receives in return, and the theft."""

from __future__ import annotations

from collections.abc import Iterable

from ..vocabulary import IllegalAction, answer, clause, note, question, replace, ruling
from .actions import Action, Raid, Steal
from .components import Game
from .effects import Piracy, Product
from .goods import from_rival, held, number_of_products
from .kinds import or_done
from .pending import Actions, Theft
from .state import Seat, State, Table, rival_of


@clause(
    "rival_cities.piracy.steals_up_to_three",  # In a Piracy action that shows three products, the player …
    "rival_cities.piracy.steals_one",  # In a Piracy action that shows one product, the player …
    "rival_cities.action_card.impossible_is_forfeited",  # An action of a card that cannot be performed is …
)
def require_loot(game: Game, table: Table, seat: Seat, effect: Piracy) -> None:
    """Refuse a Piracy action if the rival does not have enough products."""
    if number_of_products(table, rival_of(seat)) < least_loot(game, effect):
        raise IllegalAction(f"{rival_of(seat)} has no products to be stolen")


def least_loot(game: Game, piracy: Piracy) -> int:
    """Return the minimum number of products to steal."""
    return least_loot_with_return(game, piracy) if piracy.rival else piracy.least


@ruling("rival_cities.ruling.piracy_without_loot", "loot_needed")
def least_loot_with_return(game: Game, piracy: Piracy) -> int:
    """Return the minimum number of products to steal if the rival gets something in return: as shown."""
    return piracy.least


@answer(Piracy, Raid, require=require_loot)
def begin_piracy(game: Game, state: State, seat: Seat, effect: Piracy) -> State:
    """Return the state in which the rival receives something and products are stolen."""
    if effect.least == effect.most:
        note("rival_cities.piracy.steals_one")
    else:
        note("rival_cities.piracy.steals_up_to_three")
    offer = offer_to_rival(seat, effect)
    rival_first = bool(offer) and rival_is_first(game)
    theft = Theft(seat, least_loot(game, effect), effect.most, begun=not rival_first)
    return state.with_first(*offer, theft) if rival_first else state.with_first(theft, *offer)


@ruling("rival_cities.ruling.prestige_before_the_theft", "prestige_first")
def rival_is_first(game: Game) -> bool:
    """Tell whether the rival receives something before the theft: it does."""
    return True


@clause("rival_cities.piracy.rival_may_earn_prestige")  # In return for a Piracy that takes up to three …
def offer_to_rival(seat: Seat, piracy: Piracy) -> tuple[Actions, ...]:
    """Return the actions that the rival may perform in return for a Piracy."""
    return (Actions(rival_of(seat), piracy.rival, "offered"),) if piracy.rival else ()


@question(Theft)
def thefts(table: Table, asked: Theft) -> Iterable[Action]:
    """Return the products that may be stolen next, and the way to stop."""
    return or_done(map(Steal, table.products[rival_of(asked.seat)] if asked.most else ()))


def require_product_of_rival(table: Table, seat: Seat, product: Product) -> None:
    """Refuse to steal a product that the rival does not have."""
    if not held(table, rival_of(seat), product):
        raise IllegalAction(f"{rival_of(seat)} has no {product}", "rival_cities.piracy.thief_chooses")


def require_enough_stolen(asked: Theft) -> None:
    """Refuse to end a theft in which more must be stolen."""
    if asked.least:
        raise IllegalAction("at least one product must be stolen", "rival_cities.piracy.steals_up_to_three")


@answer(Theft, Steal, require=require_product_of_rival)
@clause(
    "rival_cities.piracy.thief_chooses",  # The player who performs a Piracy action chooses the …
    "rival_cities.piracy.loot_to_own_stock",  # Products taken by Piracy go to the stock of the player who …
)
def steal(state: State, asked: Theft, product: Product) -> State:
    """Return the state after a product has been stolen."""
    table = from_rival(state.table, asked.seat, product, 1)
    left = replace(asked, least=max(0, asked.least - 1), most=asked.most - 1, begun=True)
    return replace(state, table=table).instead(left)
