"""The game ends as soon as an end condition is met."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.off_season.end_conditions_checked"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def go_on(rules: Any, state: Any, chance: Any) -> Any:
            end, after = game.module("end"), original(rules, state, chance)
            return end.end_game(after) if end.is_end_reached(after.table) else after

        return go_on

    game.replace("turn.go_on", make)
