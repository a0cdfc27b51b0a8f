"""Everybody sees the tiles that a player has chosen before the reveal."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.choosing.secretly"


def spoil(game: Spoiled) -> None:
    game.replace("view.tiles_face_down", lambda original: lambda rules, table, seat: table.chosen)
