"""A state of the game, in the shape of `schemas/lost_cities_rivals/state.json`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

Seat = Literal["North", "East", "South", "West"]
Seats = tuple[Seat, ...]
Colour = Literal["yellow", "blue", "white", "green", "red"]
Phase = Literal["turn", "auction", "spoils", "over"]
Cards = tuple[str, ...]
"""Cards by their faces. In a pile the first card is on top; in an expedition the first card was played
first.
"""


class Expeditions(Struct, frozen=True, forbid_unknown_fields=True):
    """The expeditions of one player; an expedition that has not begun is empty."""

    yellow: Cards
    blue: Cards
    white: Cards
    green: Cards
    red: Cards

    def of(self, colour: Colour) -> Cards:
        cards: Cards = getattr(self, colour)
        return cards


class Auction(Struct, frozen=True, forbid_unknown_fields=True):
    """The highest bid (0 outside an auction), who made it, and who has passed."""

    bid: int
    bidder: Seats
    passed: Seats


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that persists beyond the current decision."""

    seats: Seats
    starting_player: Seat
    display: Cards
    draw_pile: Cards
    piles_aside: tuple[Cards, ...]
    box: Cards
    gold_supply: int
    gold: Mapping[Seat, int]
    expeditions: Mapping[Seat, Expeditions]
    auction: Auction


class Pending(Struct, frozen=True, forbid_unknown_fields=True):
    """The highest bidder's actions so far: whether a card was added, and whether one was returned."""

    added: bool
    returned: bool


class State(Struct, frozen=True, forbid_unknown_fields=True):
    """A state of the game; `to_act` is empty when the game is over."""

    to_act: Seats
    may_act: Seats
    settled: bool
    phase: Phase
    pending: Pending
    table: Table


NO_EXPEDITIONS = Expeditions((), (), (), (), ())
NO_AUCTION = Auction(0, (), ())
NOTHING_PENDING = Pending(added=False, returned=False)


def clockwise_after(seats: Seats, seat: Seat) -> Seats:
    """Return all seats in clockwise order, beginning with this seat's neighbour and ending with this seat."""
    after = seats.index(seat) + 1
    return seats[after:] + seats[:after]


def without(cards: Cards, taken: Iterable[str]) -> Cards:
    """Return the cards without one copy of each card taken."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
