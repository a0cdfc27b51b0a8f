"""A state of the game, in the shape of `schemas/rival_cities/state.json`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeVar, get_args

from msgspec import Struct

from ..vocabulary import Position, replace
from .effects import Stock
from .pending import MayRepeat, Pending, Repeatable
from .pending import Seat as Seat
from .pending import SpaceName as SpaceName

Seats = tuple[Seat, ...]
Phase = Literal["setup", "turn", "off-season", "over"]
Cards = tuple[str, ...]
"""Cards by name. In a face-down stack the first card is on top."""
BOTH: frozenset[Seat] = frozenset(get_args(Seat))
SPACES: tuple[SpaceName, ...] = get_args(SpaceName)

K = TypeVar("K")
V = TypeVar("V")


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """The position of a marker on a track with two sides: 0 is the neutral middle."""

    side: Literal["neutral", "Hamburg", "Altona"]
    space: int


MIDDLE = Mark("neutral", 0)


class OpenLawsuit(Struct, frozen=True, forbid_unknown_fields=True):
    """A lawsuit on the game board, with its marker."""

    lawsuit: str
    marker: Mark


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that persists beyond the current decision."""

    seats: Seats
    turn: Seat
    bell_token: Seats
    ink_jar: int
    prestige_marker: Mark
    products: Mapping[Seat, Stock]
    product_supply: Stock
    letters: Mapping[Seat, int]
    letter_supply: int
    active_factories: Mapping[Seat, int]
    inactive_factories: Mapping[Seat, int]
    factory_supply: int
    star_tokens: Mapping[Seat, int]
    star_token_supply: int
    basic_cards: Cards
    dark_spaces: tuple[Cards, ...]
    action_stack: Cards
    discard_pile: Cards
    hands: Mapping[Seat, Cards]
    card_in_play: Cards
    alliances_on_board: Cards
    alliances: Mapping[Seat, Cards]
    alliances_in_box: Cards
    ship_stack: Cards
    ship_spaces: tuple[Cards, ...]
    ships: Mapping[Seat, Cards]
    ships_in_box: Cards
    lawsuit_stack: Cards
    lawsuit_spaces: Mapping[SpaceName, tuple[OpenLawsuit, ...]]
    lawsuits_won: Mapping[Seat, Cards]
    lawsuits_won_by_nobody: Cards
    lawsuits_in_box: Cards


class State(Position, frozen=True):
    """A state of the game."""

    to_act: Seats
    may_act: Seats
    phase: Phase
    pending: Pending
    table: Table


def rival_of(seat: Seat) -> Seat:
    """Return the other player."""
    return "Altona" if seat == "Hamburg" else "Hamburg"


def without(cards: Cards, taken: Iterable[str]) -> Cards:
    """Return the cards without one copy of each card taken; only a card that is among them can be taken."""
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return tuple(left)


def towards(mark: Mark, seat: Seat) -> Mark:
    """Return the position of a marker after it moves one space towards a player's side."""
    if mark.side in ("neutral", seat):
        return Mark(seat, mark.space + 1)
    return replace(mark, space=mark.space - 1) if mark.space > 1 else MIDDLE


def may_be_repeated(state: State, seat: Seat, action: Repeatable) -> State:
    """Return the state in which an action just performed may be repeated, before anything else."""
    return state.with_first(MayRepeat(seat, action, (), (), ()))


def seat_asked(state: State) -> Seat:
    """Return the player who decides about the first pending entry."""
    seat: Seat = getattr(state.pending[0], "seat", state.table.turn)
    return seat
