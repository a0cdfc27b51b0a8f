"""An upright duplex tile is laid flat."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.duplex.not_turned"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def covered_by_duplex(components: Any, tile: str, space: str) -> Any:
            x, y = game.module("cities").SQUARES[space]
            return dict(zip(((x, y), (x + 1, y)), components.duplex_tiles[tile].halves, strict=True))

        return covered_by_duplex

    game.replace("cities.covered_by_duplex", make)
