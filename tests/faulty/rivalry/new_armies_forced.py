"""A turn cannot be ended before an army has been added at every city."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.production.not_required"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_action(rules: Any, state: Any, seat: str, action: Any) -> None:
            original(rules, state, seat, action)
            if isinstance(state.pending[0], game.module("pending").Production) and isinstance(
                action, game.module("actions").Done
            ):
                raise game.illegal("not every city has added its army")

        return require_action

    game.replace("turn.require_action", make)
