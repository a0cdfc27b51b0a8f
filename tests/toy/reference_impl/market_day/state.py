"""A state of Market Day, the actions, and what is in force."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ..entries import Entries
from ..readings import Readings

Seat = Literal["Red", "Blue", "Green"]
Seats = tuple[Seat, ...]
Good = Literal["grain", "cloth"]
Goods = Mapping[Good, int]
"""Pieces by good; a good without a piece is left out."""
Cards = tuple[str, ...]


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """All that outlasts the current decision."""

    seats: Seats
    day: int
    last_day: int
    hands: Mapping[Seat, Cards]
    deck: Cards
    stall: Cards
    discard: Cards
    coins: Mapping[Seat, int]
    coin_supply: int
    goods: Mapping[Seat, Goods]
    goods_supply: Goods
    caller: Seats
    bids: Mapping[Seat, tuple[int, ...]]


class Pending(Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces have been sold in this turn."""

    sold: int


class State(Struct, frozen=True, forbid_unknown_fields=True):
    """A state of the game."""

    to_act: Seats
    may_act: Seats
    settled: bool
    phase: Literal["turn", "selling", "auction", "over"]
    pending: Pending
    table: Table


class View(Struct, frozen=True):
    """What a seat sees."""

    seats: Seats
    day: int
    last_day: int
    hand: Cards
    cards_in_hand: Mapping[Seat, int]
    deck: int
    stall: Cards
    discard: Cards
    coins: Mapping[Seat, int]
    coin_supply: int
    goods: Mapping[Seat, Goods]
    goods_supply: Goods
    caller: Seats
    has_bid: Seats


class Work(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="work"):
    """Roll the die for coins."""


class Buy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="buy"):
    """Buy pieces of one good."""

    good: Good
    pieces: int


class Sell(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="sell"):
    """Sell one piece."""

    good: Good


class Done(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="done"):
    """Sell no more."""


class Call(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="call"):
    """Call an auction."""


class Bid(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="bid"):
    """Bid in secret."""

    coins: int


class Fox(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="fox"):
    """Lay down a fox."""


Action = Work | Buy | Sell | Done | Call | Bid | Fox


@dataclass(frozen=True)
class Components:
    """A component set."""

    coins: int
    days: int
    goods: Mapping[str, int]
    prices: Entries[int]
    worth: Entries[int]
    copies: Mapping[str, int]


@dataclass(frozen=True)
class Game:
    """What is in force."""

    components: Components
    readings: Readings


def clockwise_from(seats: Seats, seat: Seat) -> Seats:
    """Return all seats clockwise, beginning with this one."""
    first = seats.index(seat)
    return seats[first:] + seats[:first]


def without(cards: Cards, card: str) -> Cards:
    """Return the cards with one copy fewer of a card."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


def changed(goods: Goods, good: Good, by: int) -> Goods:
    """Return the goods with more or fewer pieces of one, and no good without a piece."""
    return {name: pieces for name, pieces in {**goods, good: goods.get(good, 0) + by}.items() if pieces}


def with_coins(table: Table, seat: Seat, by: int) -> Table:
    """Return the table after a seat has taken coins from the supply, or paid them to it."""
    return replace(
        table, coins={**table.coins, seat: table.coins[seat] + by}, coin_supply=table.coin_supply - by
    )


def with_goods(table: Table, seat: Seat, good: Good, by: int) -> Table:
    """Return the table after a seat has taken pieces from the supply, or given them back."""
    goods = {**table.goods, seat: changed(table.goods[seat], good, by)}
    return replace(table, goods=goods, goods_supply=changed(table.goods_supply, good, -by))
