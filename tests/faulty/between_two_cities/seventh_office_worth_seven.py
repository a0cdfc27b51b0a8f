"""The scale of the offices goes on after six."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.offices.seventh_starts_anew"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def points_for_offices(components: Any, buildings: Any) -> Any:
            offices = len(game.module("cities").squares_of(components, buildings, "office"))
            return sum(range(offices + 1)) + game.module("scoring").tavern_bonus(components, buildings)

        return points_for_offices

    game.replace("scoring.points_for_offices", make)
