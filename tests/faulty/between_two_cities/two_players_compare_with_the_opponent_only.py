"""With two players the factories of a city are compared with the opponent's only."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.two_players.cities_scored_alike"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def compared_with(rules: Any, state: Any, factories: Any, city: str) -> Any:
            if len(state.table.seats) > 2:
                return original(rules, state, factories, city)
            others = ("city 3", "city 4") if city in ("city 1", "city 2") else ("city 1", "city 2")
            return [factories[city], *(factories[other] for other in others)]

        return compared_with

    game.replace("scoring.compared_with", make)
