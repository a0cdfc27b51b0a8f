"""A house scores for every other building and not for every other type."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.houses.one_for_each_other_type"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def points_for_types(components: Any, types: Any) -> Any:
            others = sum(building != "house" for building in types.values())
            return others * components.scoring("houses").houses.each_other_type

        return points_for_types

    game.replace("scoring.points_for_types", make)
