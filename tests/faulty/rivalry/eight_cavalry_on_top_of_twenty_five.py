"""Cavalry are not counted among the 25 starting armies."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.setup.cavalry_among_the_armies"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def place_starting_army(state: Any, entry: Any, piece: str, tile: str) -> Any:
            return original(
                state, replace(entry, left=entry.left + 1) if piece == "cavalry" else entry, piece, tile
            )

        return place_starting_army

    game.replace("setup.place_starting_army", make)
