"""A Court ruling resolves the lawsuit on space III."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.court.resolves_the_foremost"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def rule(rules: Any, state: Any) -> Any:
            spaces = state.table.lawsuit_spaces
            turned = spaces.put("I", spaces.third).put("III", spaces.first)
            return original(rules, replace(state, table=replace(state.table, lawsuit_spaces=turned)))

        return rule

    game.replace("court.rule", make)
