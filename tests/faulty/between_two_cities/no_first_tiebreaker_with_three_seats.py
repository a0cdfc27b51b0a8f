"""With three players a tie goes straight to the second tie-breaker."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.tie.higher_city_compared"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def with_the_best_higher_city(rules: Any, players: Any, tied: Any) -> Any:
            return tied if len(players) == 3 else original(rules, players, tied)

        return with_the_best_higher_city

    game.replace("winning.with_the_best_higher_city", make)
