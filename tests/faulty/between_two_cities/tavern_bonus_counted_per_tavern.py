"""An office scores a bonus point for every adjacent tavern."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.offices.one_bonus_each"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def tavern_bonus(rules: Any, types: Any) -> Any:
            scoring = game.module("scoring")
            offices = scoring.squares_of(types, "office")
            return sum(len(scoring.beside(rules, types, office, "tavern")) for office in offices)

        return tavern_bonus

    game.replace("scoring.tavern_bonus", make)
