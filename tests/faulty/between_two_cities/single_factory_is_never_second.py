"""A city with a single factory does not have the second most."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.factories.second_score_3"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def with_the_second_most(components: Any, own: int, factories: Any) -> Any:
            if own == 1:
                return game.module("scoring").with_fewer(components, own)
            return original(components, own, factories)

        return with_the_second_most

    game.replace("scoring.with_the_second_most", make)
