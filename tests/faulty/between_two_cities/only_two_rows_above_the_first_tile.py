"""A city may not grow more than two rows above its first tile."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.placing.within_the_square"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_within(buildings: Any, spot: Any) -> Any:
            if any(y < -2 for _, y in spot):
                raise game.illegal("too far above the first tile")
            return original(buildings, spot)

        return require_within

    game.replace("placing.require_within", make)
