"""A tile of no city cannot be surrendered to the only city of its nation."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.surrender.go_to_own_cities"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def destinations(rules: Any, table: Any, battle: Any) -> Any:
            state = game.module("state")
            held = state.held_by(table, state.other(table.turn))
            return original(rules, table, battle) if len(held) > 1 else []

        return destinations

    game.replace("surrender.destinations", make)
