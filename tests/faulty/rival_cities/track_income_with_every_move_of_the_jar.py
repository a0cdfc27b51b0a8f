"""The prestige track gives income whenever the ink jar is moved."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.prestige.income_in_off_season_only"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def move_jar(rules: Any, state: Any, spaces: int) -> Any:
            state = original(rules, state, spaces)
            income = game.module("off_season").income_of_track(rules, state.table)
            return game.module("state").with_first(state, *income)

        return move_jar

    game.replace("ink_jar.move_jar", make)
