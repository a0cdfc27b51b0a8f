"""A card of which nothing can be performed waits for its player to leave it out."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.action_card.impossible_is_forfeited"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def is_asked(rules: Any, state: Any) -> bool:
            first = state.pending[0]
            return original(rules, state) or (
                isinstance(first, game.module("pending").Card) and first.actions
            )

        return is_asked

    game.replace("turn.is_asked", make)
