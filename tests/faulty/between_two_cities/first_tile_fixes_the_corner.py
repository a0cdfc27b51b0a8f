"""The first tile of a city is taken for the top left space of the square."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.placing.within_the_square"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require(buildings: Any, spot: Any) -> None:
            original(buildings, spot)
            if any(number < 0 for square in spot for number in square):
                raise game.illegal("the city would reach beyond its corner")

        return require

    game.replace("placing.require_within", make)
    game.replace("placing.require_duplex_within", make)
