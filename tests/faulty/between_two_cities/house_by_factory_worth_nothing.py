"""A house beside a factory scores nothing."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.houses.beside_a_factory_score_1"


def spoil(game: Spoiled) -> None:
    game.replace("scoring.points_beside_factory", lambda original: lambda components: 0)
