"""The view shows chosen tiles as revealed though not all have chosen."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.reveal.when_all_have_chosen"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def tiles_face_up(table: Any) -> Any:
            return {seat: table.revealed[seat] or table.chosen[seat] for seat in table.seats}

        return tiles_face_up

    game.replace("view.tiles_face_up", make)
