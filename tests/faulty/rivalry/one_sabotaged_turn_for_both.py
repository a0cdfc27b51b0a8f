"""The turn in which a Sabotage takes effect ends that of the other nation, too."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.sabotage.no_production"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def begin_turn(rules: Any, state: Any, seat: str, chance: Any) -> Any:
            after = original(rules, state, seat, chance)
            if not after.table.sabotaged_this_turn:
                return after
            return replace(after, table=replace(after.table, sabotaged_next_turn=()))

        return begin_turn

    game.replace("turn.begin_turn", make)
