"""Stocks and the supply: paying, gaining, and what happens when the supply falls short."""

from __future__ import annotations

from msgspec.structs import replace

from ..clauses import clause
from .effects import PRODUCTS, Goods, Item, Stock, items
from .readings import Game
from .state import Seat, Table, changed, rival_of


def held(table: Table, seat: Seat, item: Item) -> int:
    """Return how many of an item a player has in stock."""
    return table.letters[seat] if item == "letter" else table.products[seat].get(item, 0)


def supplied(table: Table, item: Item) -> int:
    """Return how many of an item the supply has."""
    return table.letter_supply if item == "letter" else table.product_supply.get(item, 0)


def number_of_products(table: Table, seat: Seat) -> int:
    """Return how many products a player has in stock."""
    return sum(table.products[seat].values())


def added(stock: Stock, item: Item, number: int) -> Stock:
    """Return a stock with so many more of a product; zeros are left out."""
    after = {product: stock.get(product, 0) + (number if product == item else 0) for product in PRODUCTS}
    return {product: left for product, left in after.items() if left}


def from_supply(table: Table, seat: Seat, item: Item, number: int) -> Table:
    """Return the table after items went from the supply to a player's stock, or back if there are fewer than
    none.
    """
    if not number:
        return table
    if item == "letter":
        return replace(
            table,
            letters=changed(table.letters, seat, table.letters[seat] + number),
            letter_supply=table.letter_supply - number,
        )
    return replace(
        table,
        products=changed(table.products, seat, added(table.products[seat], item, number)),
        product_supply=added(table.product_supply, item, -number),
    )


def from_rival(table: Table, seat: Seat, item: Item, number: int) -> Table:
    """Return the table after items went from the rival's stock to a player's."""
    return from_supply(from_supply(table, rival_of(seat), item, -number), seat, item, number)


def can_pay(table: Table, seat: Seat, price: Goods) -> bool:
    """Tell whether a player has all that a price asks for."""
    if not price:
        return True
    products = sum(price.values()) - price.get("letter", 0)
    return (
        all(held(table, seat, item) >= number for item, number in items(price))
        and number_of_products(table, seat) >= products
    )


@clause("rival_cities.stock.paying_returns_to_supply")
@clause("rival_cities.letter.can_be_a_cost", when=lambda table, seat, price: "letter" in price)
def pay(table: Table, seat: Seat, price: Goods) -> Table:
    """Return the table after a player has paid what a price asks for, except products of choice."""
    for item, number in items(price):
        table = from_supply(table, seat, item, -number)
    return table


def gain(game: Game, table: Table, seat: Seat, item: Item, number: int) -> Table:
    """Return the table after a player has gained items, as far as there are any to be had."""
    there = left_in_supply(table, item, number)
    missing = number - there
    table = take_from_supply(table, seat, item, there)
    return take_from_rival(table, seat, item, missing - forgone(game, table, seat, item, missing))


def left_in_supply(table: Table, item: Item, number: int) -> int:
    """Return how many of so many items the supply has."""
    return min(number, supplied(table, item))


@clause(
    "rival_cities.stock.gaining_takes_from_supply",
    "rival_cities.stock.no_limit",
    "rival_cities.stock.is_what_a_player_holds",
)
def take_from_supply(table: Table, seat: Seat, item: Item, number: int) -> Table:
    """Return the table after a player has gained items from the supply."""
    return from_supply(table, seat, item, number)


@clause(
    "rival_cities.shortage.product_from_the_rival", when=lambda table, seat, item, number: item != "letter"
)
@clause("rival_cities.shortage.letters_alike", when=lambda table, seat, item, number: item == "letter")
def take_from_rival(table: Table, seat: Seat, item: Item, number: int) -> Table:
    """Return the table after a player has taken items that the supply lacks from the rival."""
    return from_rival(table, seat, item, number)


@clause(
    "rival_cities.shortage.otherwise_forgone",
    "rival_cities.shortage.rival_must_have_more",
    "rival_cities.supply.is_limited",
)
def forgone(game: Game, table: Table, seat: Seat, item: Item, missing: int) -> int:
    """Return how many of the items that the supply lacks a player has to forgo."""
    return missing - min(
        missing, spared_by_rival(game, held(table, rival_of(seat), item), held(table, seat, item))
    )


def spared_by_rival(game: Game, rival_has: int, has: int) -> int:
    """Return how many items a player may take who lacks them in the supply (ruling shortage_unit_by_unit)."""
    if game.readings.shortage_unit_by_unit == "once_for_the_gain":
        return rival_has if rival_has > has else 0
    return max(0, (rival_has - has + 1) // 2)


def gainable(game: Game, table: Table, seat: Seat, item: Item) -> bool:
    """Tell whether a player who would gain an item gets it from anywhere."""
    return bool(supplied(table, item)) or not forgone(game, table, seat, item, 1)


@clause("rival_cities.star_token.kept_in_front")
def gain_stars(table: Table, seat: Seat, number: int) -> Table:
    """Return the table after a player has gained star tokens, as far as the supply has any."""
    there = star_tokens_left(table, number)
    if not there:
        return table
    return replace(
        table,
        star_tokens=changed(table.star_tokens, seat, table.star_tokens[seat] + there),
        star_token_supply=table.star_token_supply - there,
    )


@clause(
    "rival_cities.supply.no_star_tokens_left", when=lambda table, number: number > table.star_token_supply
)
def star_tokens_left(table: Table, number: int) -> int:
    """Return how many of so many star tokens the supply has."""
    return min(number, table.star_token_supply)
