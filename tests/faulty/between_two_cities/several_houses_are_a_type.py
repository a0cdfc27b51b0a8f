"""Two or more houses in a city are a building type for each other."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.houses.not_a_type_for_themselves"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def other_types(types: Any) -> Any:
            several = list(types.values()).count("house") > 1
            return original(types) | ({"house"} if several else set())

        return other_types

    game.replace("scoring.other_types", make)
