"""Of the two stacks of duplex tiles only the one of upright tiles is counted."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.setup.duplexes_face_down"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda table: sum(" over " in tile for tile in table.duplex_stack)

    game.replace("view.duplex_tiles_left", make)
