"""Who earns prestige gains the income of the prestige track at once."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.prestige.income_in_off_season_only"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def perform(
            rules: Any, state: Any, seat: str, effect: Any, action: Any, *rest: Any, **named: Any
        ) -> Any:
            state = original(rules, state, seat, effect, action, *rest, **named)
            marker = state.table.prestige_marker
            won = marker.space > len(rules.components.prestige_track)
            if won or marker.side != seat or not isinstance(action, game.module("actions").EarnPrestige):
                return state
            income = game.module("off_season").income_of_track(rules, state.table)
            return game.module("state").with_first(state, *income)

        return perform

    game.replace("deeds.perform", make)
