"""The fourth most factories score a point less than the third, and so on."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.factories.others_score_2"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def points_for_factories(components: Any, own: int, factories: Any) -> Any:
            places_above = len({number for number in factories if number > own})
            return original(components, own, factories) - own * min(2, max(0, places_above - 2))

        return points_for_factories

    game.replace("scoring.points_for_factories", make)
