"""A duplex tile is accepted only if its first half touches the city."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.duplex.one_half_beside_a_tile"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_one_half_beside(buildings: Any, others: Any, spot: Any) -> None:
            original(buildings, others, spot[:1])

        return require_one_half_beside

    game.replace("placing.require_one_half_beside", make)
