"""The agreed turns do not run out in place of a turn that is lost."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.object.capture_the_capital"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def lose_turn(rules: Any, state: Any, seat: str) -> Any:
            after = original(rules, state, seat)
            left = tuple(number + 1 for number in after.table.turns_left)
            return replace(after, table=replace(after.table, turns_left=left))

        return lose_turn

    game.replace("turn.lose_turn", make)
