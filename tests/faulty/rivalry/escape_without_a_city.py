"""The die is rolled for the leader although no second city is left; saved, the leader stays where it is."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.escape.needs_a_second_city"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def roll_for_leader(rules: Any, state: Any, seat: str, chance: Any) -> Any:
            after, capital = original(rules, state, seat, chance), game.module("capital")
            return (
                replace(after, pending=after.pending[1:])
                if after.pending and not capital.refuges(rules, after.table, seat)
                else after
            )

        return roll_for_leader

    game.replace("capital.require_second_city", lambda original: lambda *_: None)
    game.replace("capital.roll_for_leader", make)
