"""Each player sees what the player before them in the round has chosen."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.choosing.secretly"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def tiles_face_down(rules: Any, table: Any, seat: str) -> Any:
            seen = original(rules, table, seat)
            if seat not in table.seats:
                return seen
            before = table.seats[table.seats.index(seat) - 1]
            return {**seen, before: table.chosen[before]} if table.chosen[before] else seen

        return tiles_face_down

    game.replace("view.tiles_face_down", make)
