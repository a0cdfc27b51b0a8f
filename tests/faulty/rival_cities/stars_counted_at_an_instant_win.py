"""The stars of cards and tokens are counted although the game ends with an instant win."""

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
            score = game.module("end").score
            return replace(ended, scores={seat: score(rules, table, seat) for seat in table.seats})

        return outcome

    game.replace("end.outcome", make)
