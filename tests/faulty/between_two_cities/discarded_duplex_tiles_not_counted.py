"""The duplex tiles left over are not counted among the discards that are seen."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.discards.face_down"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def tiles_discarded(table: Any) -> int:
            return sum(" over " not in tile and " beside " not in tile for tile in table.discards)

        return tiles_discarded

    game.replace("view.tiles_discarded", make)
