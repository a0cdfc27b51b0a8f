"""The final score is the higher of the scores of the two cities."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.ending.lower_city_counts"


def spoil(game: Spoiled) -> None:
    game.replace("winning.lower_city", lambda original: lambda totals: max(totals))
