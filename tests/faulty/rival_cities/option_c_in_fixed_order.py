"""Option C always begins with the card at the ink jar."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.option_c.either_order"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_answer(rules: Any, state: Any, seat: str, action: Any, means: Any) -> None:
            original(rules, state, seat, action, means)
            left = getattr(state.pending[0], "left", ())
            if left == ("A", "B") and isinstance(action, game.module("actions").PlayCard):
                raise game.illegal("the card at the ink jar comes first")

        return require_answer

    game.replace("turn.require_answer", make)
