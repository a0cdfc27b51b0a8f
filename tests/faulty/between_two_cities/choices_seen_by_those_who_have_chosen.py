"""Players who have chosen see what the others have chosen."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.choosing.secretly"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def tiles_face_down(rules: Any, table: Any, seat: str) -> Any:
            seen = original(rules, table, seat)
            if not table.chosen.get(seat):
                return seen
            return {**table.chosen, seat: seen[seat]}

        return tiles_face_down

    game.replace("view.tiles_face_down", make)
