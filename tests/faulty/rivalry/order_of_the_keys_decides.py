"""A city is left or entered as its turn comes in the order of the keys of `cities`."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.capture.control_needs_an_army"


def spoil(game: Spoiled) -> None:
    def settle_control(rules: Any, state: Any, besides: str = "") -> Any:
        cities = game.module("cities")
        for site, found in state.table.cities.items():
            if not found or site == besides or not state.pending:
                continue
            if cities.is_left(rules, state.table, site):
                state = cities.end_control(rules, state, site)
            captor = cities.who_stands_in_open_city(rules, state.table, site) if state.pending else None
            if captor is not None:
                state = cities.take_open_city(rules, state, site, captor)
        return state

    game.replace("cities.settle_control", lambda original: settle_control)
