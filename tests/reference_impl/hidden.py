"""What the properties must know of a game.

That is what is hidden from whom, and by which options its games are short.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
Place = tuple[str | int, ...]


def _lost_cities_rivals(table: Json, seat: str) -> list[Place]:
    return [("draw_pile",), *(("piles_aside", index) for index in range(len(table["piles_aside"]))), ("box",)]


def _between_two_cities(table: Json, seat: str) -> list[Place]:
    hands: list[Place] = [("hands", other) for other in table["seats"] if other != seat]
    chosen: list[Place] = [("chosen", other) for other in table["seats"]]
    under: list[Place] = [("under_tokens", city) for city in table["under_tokens"]]
    return [*hands, *chosen, *under, ("box",), ("duplex_stack",), ("discards",)]


def _rival_cities(table: Json, seat: str) -> list[Place]:
    hands: list[Place] = [("hands", other) for other in table["seats"] if other != seat]
    return [*hands, ("action_stack",), ("ship_stack",), ("lawsuit_stack",)]


def _rivalry(table: Json, seat: str) -> list[Place]:
    return [("deck",)]


HIDDEN: dict[str, Callable[[Json, str], list[Place]]] = {
    "lost_cities_rivals": _lost_cities_rivals,
    "between_two_cities": _between_two_cities,
    "rival_cities": _rival_cities,
    "rivalry": _rivalry,
}
"""By game: a table and a seat -> the lists of things that lie face down for the seat."""

LEFT_OUT = {
    "rivalry.ruling.endless_game": "no_limit",
    "between_two_cities.ruling.own_choice_seen_by_its_owner": "seen_by_owner",
}
"""Readings left out: a game played at random may never end, and a seat sees what is hidden from it else."""
SHORT: dict[str, Json] = {"rivalry": {"turn_limit": 12}}
"""By game: options under which random play ends within some hundred plays, where without them it may take
thousands.
"""
