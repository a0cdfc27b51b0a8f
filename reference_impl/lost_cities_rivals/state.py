"""States and actions, in the shape of `state.json` and `action.json` in `schemas/lost_cities_rivals`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from ..vocabulary import Position

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


class State(Position, frozen=True):
    """A state of the game."""

    to_act: Seats
    may_act: Seats
    phase: Phase
    pending: Pending
    table: Table


NO_EXPEDITIONS = Expeditions((), (), (), (), ())
NO_AUCTION = Auction(0, (), ())
NOTHING_PENDING = Pending(added=False, returned=False)


class Uncover(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="uncover"):
    """Turn over the top card of the draw pile."""


class Bid(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="bid"):
    """Bid a number of coins; the first bid opens the auction."""

    gold: int


class Pass(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pass"):
    """Drop out of the auction."""


class Add(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="add"):
    """Add a card from the display to the expedition of its colour."""

    card: str


class Return(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="return"):
    """Return a card from the display to the box."""

    card: str


class Done(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="done"):
    """Stop adding and returning cards."""


Action = Uncover | Bid | Pass | Add | Return | Done


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
