"""Nobody gets more than a hundred points."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.scoring.points_are_added"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda expeditions, gold: min(100, original(expeditions, gold))

    game.replace("scoring.sum_of_points", make)
