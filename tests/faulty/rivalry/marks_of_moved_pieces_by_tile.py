"""A piece that arrives marks foot and cavalry of the tile alike as moved."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.movement.foot_and_cavalry_share_the_roll"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def noted(state: Any, piece: str, tile: str, by: int) -> Any:
            return original(original(state, "foot", tile, by), "cavalry", tile, by)

        return noted

    game.replace("state.noted", make)
