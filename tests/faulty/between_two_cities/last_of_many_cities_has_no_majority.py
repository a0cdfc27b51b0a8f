"""With six or more players the factories of the last city are not compared."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.factories.compared_between_cities"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def compared_with(rules: Any, state: Any, factories: Any, city: str) -> Any:
            if len(factories) > 5:
                factories = {
                    other: number
                    for other, number in factories.items()
                    if other == city or other != f"city {len(factories)}"
                }
            return original(rules, state, factories, city)

        return compared_with

    game.replace("scoring.compared_with", make)
