"""States and actions, in the shape of `state.json` and `action.json` in `schemas/between_two_cities`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..vocabulary import Position

Seat = Literal["North", "Northeast", "East", "Southeast", "South", "Southwest", "West"]
Seats = tuple[Seat, ...]
Phase = Literal["choosing", "placing", "over"]
Round = Literal["1", "2", "3", "1a", "1b", "2a", "2b", "3a", "3b"]
Tiles = tuple[str, ...]
"""Tiles by name. In a stack the first tile is on top; elsewhere the order of the tiles means nothing."""
Names = tuple[str, ...]
"""Cities by name."""
Space = Annotated[str, Meta(pattern=r"^(0|-?[1-3]),(0|-?[1-3])\Z")]
City = Mapping[Space, str]
"""The tiles of a city, each at the space that its first half is on."""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that persists beyond the current decision."""

    seats: Annotated[Seats, Meta(min_length=2)]
    seating_values: Mapping[Seat, int]
    round: Round
    box: Tiles
    duplex_stack: Tiles
    hands: Mapping[Seat, Tiles]
    chosen: Mapping[Seat, Annotated[Tiles, Meta(max_length=2)]]
    revealed: Mapping[Seat, Tiles]
    under_tokens: Mapping[str, Tiles]
    discards: Tiles
    cities: Mapping[str, City]


class Pending(Struct, frozen=True, forbid_unknown_fields=True):
    """For each player, the cities in which a tile must still be placed this turn."""

    to_place_in: Mapping[Seat, Names]


class State(Position, frozen=True):
    """A state of the game."""

    to_act: Seats
    may_act: Seats
    phase: Phase
    pending: Pending
    table: Table


class Choose(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="choose"):
    """Lay one tile from the hand face down; a choice consists of two of these actions."""

    tile: str


class Place(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="place"):
    """Place a revealed tile into a city; `at` is the space of the upper or left half of a duplex tile."""

    tile: str
    city: str
    at: Space


Action = Choose | Place


def is_variant(seats: Seats) -> bool:
    """Tell whether the variant for two players is played."""
    return len(seats) == 2


def without(things: tuple[str, ...], taken: str) -> tuple[str, ...]:
    """Return the things without the one that is taken; further copies of it remain."""
    place = things.index(taken)
    return things[:place] + things[place + 1 :]


def nothing_for(seats: Seats) -> dict[Seat, tuple[str, ...]]:
    """Return an empty place for each player."""
    return dict.fromkeys(seats, ())
