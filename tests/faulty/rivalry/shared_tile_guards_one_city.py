"""A piece on a tile of two cities guards only the one whose name comes first."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.garrison.never_without"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def guarded_alone(rules: Any, table: Any, seat: str, tile: str) -> Any:
            return original(rules, table, seat, tile)[:1]

        return guarded_alone

    game.replace("cities.guarded_alone", make)
