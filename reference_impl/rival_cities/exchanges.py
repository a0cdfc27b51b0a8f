"""Exchanges of one product for another: the Product swap and the letter exchange."""

from __future__ import annotations

from ..clauses import IllegalAction, clause
from .effects import Goods, Item, Product, items
from .goods import can_pay, gain, gainable, held, number_of_products, pay, supplied
from .readings import Game
from .state import Seat, State, Table

ONE_LETTER: Goods = {"letter": 1}


@clause("rival_cities.swap.one_product_for_one")
def require_swap(game: Game, table: Table, seat: Seat, give: Product, take: Product) -> None:
    """Refuse an exchange of a Product swap that the player or the supply has not the products for."""
    require_products(game, table, seat, give, take)
    require_other_type(game, give, take, "rival_cities.swap.free_choice")


@clause("rival_cities.letter_exchange.one_letter_for_one_exchange")
def require_letter_exchange(game: Game, table: Table, seat: Seat, give: Product, take: Product) -> None:
    """Refuse a letter exchange that the player or the supply has not the products for."""
    require_products(game, table, seat, give, take)
    require_other_type(game, give, take, "rival_cities.letter_exchange.one_letter_for_one_exchange")


def require_products(game: Game, table: Table, seat: Seat, give: Product, take: Product) -> None:
    """Refuse to give a product that the player does not have, and to take one that cannot be had."""
    if not held(table, seat, give):
        raise IllegalAction(f"{seat} has no {give}")
    if not exchangeable(game, table, seat, take):
        raise IllegalAction(f"there is no {take} to be had in an exchange")


def exchangeable(game: Game, table: Table, seat: Seat, take: Item) -> bool:
    """Tell whether a product can be had in an exchange (ruling exchange_for_a_missing_product)."""
    if game.readings.exchange_for_a_missing_product == "supply_only":
        return bool(supplied(table, take))
    return gainable(game, table, seat, take)


def require_other_type(game: Game, give: Product, take: Product, free_choice: str) -> None:
    """Refuse to exchange a product for one of its own type, if that is not allowed (ruling
    exchange_for_the_same_type).
    """
    if give == take and game.readings.exchange_for_the_same_type == "refused":
        raise IllegalAction(f"{give} is exchanged for {take}", free_choice)


@clause("rival_cities.swap.one_product_for_one", "rival_cities.swap.free_choice")
def swap(game: Game, table: Table, seat: Seat, give: Product, take: Product) -> Table:
    """Return the table after one exchange of a Product swap."""
    return gain(game, pay(table, seat, {give: 1}), seat, take, 1)


@clause("rival_cities.letter_exchange.whenever_one_likes")
def require_moment(game: Game, state: State, seat: Seat) -> None:
    """Refuse a letter exchange at a moment that is not for it."""
    if not state.to_act:
        raise IllegalAction("the game is over")
    if not state.settled:
        raise IllegalAction("a letter exchange comes before a choice or after it")
    if not may_exchange(game, state.table, seat, seat in state.to_act):
        raise IllegalAction(f"{seat} can make no letter exchange now")


def may_exchange(game: Game, table: Table, seat: Seat, decides: bool) -> bool:
    """Tell whether a player may make letter exchanges at this moment (ruling
    when_letters_may_be_exchanged).
    """
    reading = game.readings.when_letters_may_be_exchanged
    return reading == "any_moment" or (decides if reading == "own_decisions" else seat == table.turn)


@clause(
    "rival_cities.letter_exchange.one_letter_for_one_exchange",
    "rival_cities.letter_exchange.free_choice",
    "rival_cities.letter_exchange.as_often_as_one_likes",
)
def exchange(game: Game, table: Table, seat: Seat, give: Product, take: Product) -> Table:
    """Return the table after a letter exchange, the letter being paid already."""
    return gain(game, pay(table, seat, {give: 1}), seat, take, 1)


def could_pay(game: Game, table: Table, seat: Seat, price: Goods) -> bool:
    """Tell whether a player who has to decide has what a price asks for, or would have it after letter
    exchanges.
    """
    if can_pay(table, seat, price):
        return True
    missing = {
        item: number - held(table, seat, item)
        for item, number in items(price)
        if held(table, seat, item) < number
    }
    exchanges = sum(missing.values())
    if exchanges and not may_exchange(game, table, seat, True):
        return False
    products = sum(price.values()) - price.get("letter", 0)
    return (
        table.letters[seat] >= exchanges + price.get("letter", 0)
        and number_of_products(table, seat) >= products
        and all(exchangeable(game, table, seat, item) for item in missing)
    )
