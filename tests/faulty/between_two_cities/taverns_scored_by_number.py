"""Taverns are scored by number without regard to their kinds."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.taverns.set_of_different_kinds"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def sets_of_taverns(components: Any, taverns: Any) -> Any:
            return tuple(min(4, len(taverns) - counted) for counted in range(0, len(taverns), 4))

        return sets_of_taverns

    game.replace("scoring.sets_of_taverns", make)
