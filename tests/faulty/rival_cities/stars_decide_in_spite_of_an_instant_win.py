"""An instant win ends the game, and who has the most stars on cards and tokens wins it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ship.stars_in_star_scoring_only"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def outcome(rules: Any, state: Any) -> Any:
            ended = original(rules, state)
            if not ended.over or ended.scores:
                return ended
            table = replace(state.table, prestige_marker=game.module("state").MIDDLE)
            return game.module("end").star_scoring(rules, table)

        return outcome

    game.replace("end.outcome", make)
