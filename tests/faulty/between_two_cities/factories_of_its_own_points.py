"""Factories score 4, 3 and 2 whatever the reference card says."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.factories.most_score_4"


def spoil(game: Spoiled) -> None:
    def make(points: int) -> Any:
        def scored(original: Any) -> Any:
            return lambda components, own, *others: own * points

        return scored

    game.replace("scoring.with_the_most", make(4))
    game.replace("scoring.with_the_second_most", make(3))
    game.replace("scoring.with_fewer", make(2))
