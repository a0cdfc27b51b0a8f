"""Stocks and the supply: paying prices, gaining items, and what happens when the supply falls short."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..vocabulary import IllegalAction, clause, note, replace, ruling
from .components import Game
from .effects import PRODUCTS, Goods, Item, Product, Stock, any_products, items
from .pending import Payment
from .state import Seat, Table, rival_of

NOTHING: Stock = dict.fromkeys(PRODUCTS, 0)
Means = Callable[[Goods], bool]
"""Tells whether a player can pay a price, from the current stock or from the stock that letter exchanges
would give.
"""


def held(table: Table, seat: Seat, item: Item) -> int:
    """Return how many of an item a player has in stock."""
    return table.letters[seat] if item == "letter" else table.products[seat].get(item, 0)


def supplied(table: Table, item: Item) -> int:
    """Return how many of an item the supply has."""
    return table.letter_supply if item == "letter" else table.product_supply.get(item, 0)


def number_of_products(table: Table, seat: Seat) -> int:
    """Return how many products a player has in stock."""
    return sum(table.products[seat].values())


def added(stock: Stock, item: Product, number: int) -> Stock:
    """Return a stock with more of a product; zero amounts are omitted."""
    after: dict[Product, int] = {**NOTHING, **stock}
    after[item] += number
    return {product: left for product, left in after.items() if left}


def from_supply(table: Table, seat: Seat, item: Item, number: int) -> Table:
    """Return the table after items have gone from the supply to a player, or back for a negative number."""
    if not number:
        return table
    if item == "letter":
        return replace(
            table,
            letters={**table.letters, seat: table.letters[seat] + number},
            letter_supply=table.letter_supply - number,
        )
    return replace(
        table,
        products={**table.products, seat: added(table.products[seat], item, number)},
        product_supply=added(table.product_supply, item, -number),
    )


def from_rival(table: Table, seat: Seat, item: Item, number: int) -> Table:
    """Return the table after items have gone from the rival's stock to a player's."""
    return from_supply(from_supply(table, rival_of(seat), item, -number), seat, item, number)


def can_pay(table: Table, seat: Seat, price: Goods) -> bool:
    """Tell whether a player has everything that a price requires."""
    products = 0
    for good, number in price.items():
        if good == "letter":
            if table.letters[seat] < number:
                return False
        else:
            products += number
            if good != "any" and held(table, seat, good) < number:
                return False
    return not products or products <= number_of_products(table, seat)


def in_stock(table: Table, seat: Seat) -> Means:
    """Return a function that tells whether a player can pay a price now."""
    return partial(can_pay, table, seat)


def require_means(seat: Seat, clause: str, payable: bool) -> None:
    """Refuse an action that a player cannot pay for, under the given clause, which sets the price."""
    if not payable:
        raise IllegalAction(f"{seat} cannot pay for this", clause)


def pay(table: Table, seat: Seat, price: Goods) -> Table:
    """Return the table after a player has paid a price, except products of choice."""
    for item, number in items(price):
        note("rival_cities.stock.paying_returns_to_supply")
        if item == "letter":
            note("rival_cities.letter.can_be_a_cost")
        table = from_supply(table, seat, item, -number)
    return table


def owed(seat: Seat, price: Goods) -> tuple[Payment, ...]:
    """Return the question about the products of choice in a price, if it contains any."""
    products = any_products(price)
    return (Payment(seat, products),) if products else ()


@clause()
def gain(game: Game, table: Table, seat: Seat, item: Item, number: int) -> Table:
    """Return the table after a player has gained items, which come from the supply or from a rival who has
    more of them than the player; if items run short, the player gains fewer than the number shown.
    """
    there = from_the_supply(game, table, item, number)
    if there:
        note("rival_cities.stock.gaining_takes_from_supply")
        note("rival_cities.stock.no_limit", "rival_cities.stock.is_what_a_player_holds")
        table = from_supply(table, seat, item, there)
    spared = min(number - there, spared_by_rival(game, table, seat, item))
    if there + spared < number:
        note("rival_cities.shortage.otherwise_forgone", "rival_cities.shortage.rival_must_have_more")
        note("rival_cities.supply.is_limited")
    if spared and item == "letter":
        note("rival_cities.shortage.letters_alike")
    elif spared:
        note("rival_cities.shortage.product_from_the_rival")
    return from_rival(table, seat, item, spared)


@ruling("rival_cities.ruling.gain_from_partly_empty_supply", "as_far_as_possible")
def from_the_supply(game: Game, table: Table, item: Item, number: int) -> int:
    """Return how many of the items gained come from the supply: as many as it has."""
    return min(number, supplied(table, item))


@ruling("rival_cities.ruling.shortage_unit_by_unit", "for_each_product")
def spared_by_rival(game: Game, table: Table, seat: Seat, item: Item) -> int:
    """Return how many missing items a player may take: one after another, as long as the rival has more."""
    rival_has, has = held(table, rival_of(seat), item), held(table, seat, item)
    return max(0, (rival_has - has + 1) // 2)


def gainable(game: Game, table: Table, seat: Seat, item: Item) -> bool:
    """Tell whether a player who would gain an item can get it from the supply or the rival."""
    return bool(supplied(table, item)) or spared_by_rival(game, table, seat, item) > 0


@clause("rival_cities.supply.no_star_tokens_left")  # Once the supply of star tokens is empty, nobody gains …
def require_star_tokens(table: Table, stars: int) -> None:
    """Refuse to gain star tokens that the supply does not have."""
    if table.star_token_supply < stars:
        raise IllegalAction(f"{table.star_token_supply} star tokens are left")


def gain_stars(table: Table, seat: Seat, number: int) -> Table:
    """Return the table after a player has gained star tokens, or as many of them as the supply has."""
    there = min(number, table.star_token_supply)
    if there < number:
        note("rival_cities.supply.no_star_tokens_left")
    if not there:
        return table
    note("rival_cities.star_token.kept_in_front")
    return replace(
        table,
        star_tokens={**table.star_tokens, seat: table.star_tokens[seat] + there},
        star_token_supply=table.star_token_supply - there,
    )
