"""The score of a city counts 4 points for every factory before the cities are compared."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.scoring.sum_of_the_types"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def city_score(rules: Any, buildings: Any, types: Any, factories: Any) -> Any:
            score = original(rules, buildings, types, factories)
            return replace(score, total=score.total - score.factories + 4 * factories[0])

        return city_score

    game.replace("scoring.city_score", make)
