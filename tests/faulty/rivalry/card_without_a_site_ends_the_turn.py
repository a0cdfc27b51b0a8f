"""Internal Improvement that cannot build anything leaves the turn no attacks."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.internal_improvement.build_a_city"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def take_step(rules: Any, state: Any, chance: Any) -> Any:
            after, pending = original(rules, state, chance), game.module("pending")
            if after is state or not isinstance(state.pending[0], pending.Build):
                return after
            return game.module("production").end_moves_and_attacks(rules, after, after.pending[0])

        return take_step

    game.replace("turn.take_step", make)
