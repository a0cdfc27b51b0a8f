"""A city is left or entered as its turn comes in the order of the keys of `cities`."""

from __future__ import annotations

from typing import Any

from reference_impl.rivalry.cities import NOTHING_FALLEN
from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.capture.control_needs_an_army"


def spoil(game: Spoiled) -> None:
    def settle_control(rules: Any, state: Any, besides: str = "", fallen: Any = NOTHING_FALLEN) -> Any:
        cities = game.module("cities")
        state = cities.captured(rules, state, fallen)
        for site, found in state.table.cities.items():
            if not found or site == besides or not state.pending:
                continue
            if cities.is_left(rules, state.table, site):
                state = cities.end_control(rules, state, site)
            state = cities.take_open_cities(rules, state, [site])
        return state

    game.replace("cities.settle_control", lambda original: settle_control)
