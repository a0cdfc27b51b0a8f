"""The score of a city leaves out the houses, the last type on the reference card."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.scoring.sum_of_the_types"


def spoil(game: Spoiled) -> None:
    game.replace("scoring.sum_of_types", lambda original: lambda points: original(points[:-1]))
