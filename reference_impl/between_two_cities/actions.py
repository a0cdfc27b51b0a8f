"""The decisions of a seat, in the shape of `schemas/between_two_cities/action.json`."""

from __future__ import annotations

from msgspec import Struct

from .state import Space


class Choose(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="choose"):
    """Lay one tile from the hand face down; a choice consists of two of these actions."""

    tile: str


class Place(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="place"):
    """Place a revealed tile into a city; `at` is the space of the upper or left half of a duplex tile."""

    tile: str
    city: str
    at: Space


Action = Choose | Place
