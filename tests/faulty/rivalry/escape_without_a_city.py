"""The die is rolled for the leader although no second city is left; saved, the leader stays where it is."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.escape.needs_a_second_city"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def roll_for_leader(state: Any, seat: str, chance: Any) -> Any:
            after, held = original(state, seat, chance), game.module("state").held_by(state.table, seat)
            return replace(after, pending=after.pending[1:]) if after.pending and not held else after

        return roll_for_leader

    game.replace("capital.require_second_city", lambda original: lambda *_: None)
    game.replace("capital.roll_for_leader", make)
