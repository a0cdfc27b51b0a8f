"""Parks after the fifth of a group add nothing, as no larger group is printed."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.parks.each_further_scores_1"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def points_for_further_parks(components: Any, further: int) -> Any:
            return original(components, min(further, 2))

        return points_for_further_parks

    game.replace("scoring.points_for_further_parks", make)
