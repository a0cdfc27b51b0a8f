"""Whether a city fits into the square is measured by the first halves of its duplex tiles."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.placing.within_the_square"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_placement(rules: Any, state: Any, seat: str, action: Any) -> Any:
            cities = game.module("cities")
            firsts = [cities.SQUARES[space] for space in state.table.cities.get(action.city, {})]
            if firsts and cities.fits_in_square([*firsts, cities.SQUARES[action.at]]):
                return None
            return original(rules, state, seat, action)

        return require_placement

    game.replace("placing.require_placement", make)
    game.replace("cities.city_faults", lambda original: lambda *_: [])
