"""The scale of the offices goes on after six."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.offices.seventh_starts_anew"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def points_for_offices(rules: Any, types: Any) -> Any:
            scoring = game.module("scoring")
            offices = len(scoring.squares_of(types, "office"))
            return sum(range(offices + 1)) + scoring.tavern_bonus(rules, types)

        return points_for_offices

    game.replace("scoring.points_for_offices", make)
