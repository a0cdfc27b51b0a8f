"""The mark of Sabotage is never taken off."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.sabotage.no_production"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def keep_marks(rules: Any, state: Any, *rest: Any) -> Any:
            after, marks = original(rules, state, *rest), state.table.sabotaged_next_turn
            kept = marks + tuple(seat for seat in after.table.sabotaged_next_turn if seat not in marks)
            return replace(after, table=replace(after.table, sabotaged_next_turn=kept))

        return keep_marks

    game.replace("turn.begin_turn", make)
    game.replace("turn.lose_turn", make)
