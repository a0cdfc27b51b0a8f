"""The seats lie in the order of the compass from the first one named, whoever sits beside whom."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.seating.values_rise_clockwise"
COMPASS = ("North", "Northeast", "East", "Southeast", "South", "Southwest", "West")


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def new_game(rules: Any, seats: tuple[str, ...], *rest: Any) -> Any:
            first = COMPASS.index(seats[0])
            turned = COMPASS[first:] + COMPASS[:first]
            return original(rules, tuple(seat for seat in turned if seat in seats), *rest)

        return new_game

    game.replace("setup.new_game", make)
