"""Exchanges of one product for another: the Product swap of a card, and the letter exchange at any time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..vocabulary import IllegalAction, allowed, answer, clause, question, replace, ruling
from .actions import Action, Exchange, Swap
from .components import Game
from .effects import PRODUCTS, Goods, Item, Product, ProductSwap, items
from .goods import (
    Means,
    can_pay,
    gain,
    held,
    in_stock,
    number_of_products,
    pay,
    require_means,
    supplied,
)
from .kinds import or_done
from .pending import Swaps
from .state import Seat, State, Table

ONE_LETTER: Goods = {"letter": 1}


@question(ProductSwap)
def swaps(table: Table, seat: Seat) -> list[Swap]:
    """Return the exchanges of a Product swap for which the player has the product to give."""
    return [Swap(give, take) for give in table.products[seat] for take in PRODUCTS]


@clause("rival_cities.swap.one_product_for_one")  # Each exchange of a Product swap gives one product from …
def require_swap(game: Game, table: Table, seat: Seat, give: Product, take: Product) -> None:
    """Refuse an exchange of a Product swap if the player or the supply lacks the products."""
    require_product_to_give(table, seat, give)
    require_product_to_take(game, table, seat, take)
    require_other_type(game, give, take, "rival_cities.swap.free_choice")


@answer(ProductSwap, Swap, require=require_swap)
def begin_swap(game: Game, state: State, seat: Seat, effect: ProductSwap, action: Swap) -> State:
    """Return the state after the first exchange of a Product swap."""
    asked = Swaps(seat, effect.times)
    return swap(game, state.with_first(asked), asked, action.give, action.take)


@answer(Swaps, Swap, require=require_swap)
@clause(
    "rival_cities.swap.one_product_for_one",  # Each exchange of a Product swap gives one product from the …
    "rival_cities.swap.free_choice",  # In a Product swap the player chooses the product given and …
)
@clause("rival_cities.swap.up_to_twice")  # In one Product swap the player may make up to two exchanges.
def swap(game: Game, state: State, asked: Swaps, give: Product, take: Product) -> State:
    """Return the state after an exchange of a Product swap, before the remaining ones."""
    table = exchange_product(game, state.table, asked.seat, give, take)
    return replace(state, table=table).instead(replace(asked, left=asked.left - 1))


@question(Swaps)
def next_swaps(table: Table, asked: Swaps) -> Iterable[Action]:
    """Return the exchanges of a Product swap that may follow and, if any remain, the way to stop."""
    return or_done(swaps(table, asked.seat)) if asked.left else ()


def require_product_to_give(table: Table, seat: Seat, give: Product) -> None:
    """Refuse to give a product that the player does not have."""
    if not held(table, seat, give):
        raise IllegalAction(f"{seat} has no {give}")


def require_product_to_take(game: Game, table: Table, seat: Seat, take: Product) -> None:
    """Refuse to take a product that is not available."""
    if not exchangeable(game, table, seat, take):
        raise IllegalAction(f"there is no {take} to be had in an exchange")


@ruling("rival_cities.ruling.exchange_for_a_missing_product", "supply_only")
def exchangeable(game: Game, table: Table, seat: Seat, take: Item) -> int:
    """Return how many items of a product can be taken in exchanges: those in the supply."""
    return supplied(table, take)


def require_other_type(game: Game, give: Product, take: Product, free_choice: str) -> None:
    """Refuse to exchange a product for another one of the same type, if that is not allowed."""
    if give == take and not may_take_own_type(game):
        raise IllegalAction(f"{give} cannot be exchanged for {take}", free_choice)


@ruling("rival_cities.ruling.exchange_for_the_same_type", "allowed")
def may_take_own_type(game: Game) -> bool:
    """Tell whether a product may be exchanged for another of the same type: it may."""
    return True


def exchange_product(game: Game, table: Table, seat: Seat, give: Product, take: Product) -> Table:
    """Return the table after a product has gone to the supply and another product has come from it."""
    return gain(game, pay(table, seat, {give: 1}), seat, take, 1)


def letter_exchanges(game: Game, state: State, seat: Seat) -> Iterator[Exchange]:
    """Yield every letter exchange that a player may make now."""
    table = state.table
    if not table.letters.get(seat) or not allowed(require_moment, game, state, seat):
        return
    takes = [take for take in PRODUCTS if exchangeable(game, table, seat, take)]
    for give in table.products[seat]:
        for take in takes:
            if give != take or may_take_own_type(game):
                yield Exchange(give, take)


@clause("rival_cities.letter_exchange.whenever_one_likes")  # A letter exchange may be made at any time.
def require_moment(game: Game, state: State, seat: Seat) -> None:
    """Refuse a letter exchange at a time when none is allowed."""
    if not state.to_act:
        raise IllegalAction("the game is over")
    if not state.settled:
        raise IllegalAction("a letter exchange must come before a choice or after it")
    if not may_exchange(game, state.table, seat, seat in state.to_act):
        raise IllegalAction(f"{seat} can make no letter exchange now")


@ruling("rival_cities.ruling.when_letters_may_be_exchanged", "any_moment")
def may_exchange(game: Game, table: Table, seat: Seat, decides: bool) -> bool:
    """Tell whether a player may make letter exchanges at this moment: at any."""
    return True


@clause("rival_cities.letter_exchange.one_letter_for_one_exchange")  # A player may pay one letter to …
def require_letter_exchange(game: Game, table: Table, seat: Seat, give: Product, take: Product) -> None:
    """Refuse a letter exchange if the player or the supply lacks the products or the letter."""
    require_product_to_give(table, seat, give)
    require_product_to_take(game, table, seat, take)
    require_other_type(game, give, take, "rival_cities.letter_exchange.one_letter_for_one_exchange")
    require_means(
        seat, "rival_cities.letter_exchange.one_letter_for_one_exchange", can_pay(table, seat, ONE_LETTER)
    )


@clause(
    "rival_cities.letter_exchange.one_letter_for_one_exchange",  # A player may pay one letter to exchange …
    "rival_cities.letter_exchange.free_choice",  # In a letter exchange the player chooses the product given …
    "rival_cities.letter_exchange.as_often_as_one_likes",  # A player may make any number of letter …
)
def exchange(game: Game, table: Table, seat: Seat, give: Product, take: Product) -> Table:
    """Return the table after a letter exchange."""
    return exchange_product(game, pay(table, seat, ONE_LETTER), seat, give, take)


def means_after_exchanges(game: Game, table: Table, seat: Seat) -> Means:
    """Return a function that tells whether the player can pay a price, if need be by letter exchanges."""
    if not table.letters[seat] or not may_exchange(game, table, seat, True):
        return in_stock(table, seat)

    def could_pay(price: Goods) -> bool:
        if can_pay(table, seat, price):
            return True
        missing = {
            item: number - held(table, seat, item)
            for item, number in items(price)
            if held(table, seat, item) < number
        }
        letters = price.get("letter", 0)
        return (
            table.letters[seat] >= sum(missing.values()) + letters
            and number_of_products(table, seat) >= sum(price.values()) - letters
            and all(exchangeable(game, table, seat, item) >= number for item, number in missing.items())
        )

    return could_pay
