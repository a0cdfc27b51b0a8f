"""What is hidden from whom: for each game, the places whose things may be exchanged without a seat's seeing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
Place = tuple[str | int, ...]


def _lost_cities_rivals(table: Json, seat: str) -> list[Place]:
    return [("draw_pile",), *(("piles_aside", index) for index in range(len(table["piles_aside"]))), ("box",)]


HIDDEN: dict[str, Callable[[Json, str], list[Place]]] = {"lost_cities_rivals": _lost_cities_rivals}
"""By game: a table and a seat -> the lists of faces that the seat cannot see, of one kind all of them."""
