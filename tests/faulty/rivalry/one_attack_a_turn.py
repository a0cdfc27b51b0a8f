"""After one attack no further one is offered."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.attack.as_often_as_wished"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_action(rules: Any, state: Any, seat: str, action: Any) -> None:
            actions, pending = game.module("actions"), game.module("pending")
            original(rules, state, seat, action)
            has_attacked = any(entry.attacked for entry in state.pending if isinstance(entry, pending.Turn))
            if isinstance(action, (actions.Attack, actions.AttackAgain)) and has_attacked:
                raise game.illegal("one attack has been made")

        return require_action

    game.replace("turn.require_action", make)
