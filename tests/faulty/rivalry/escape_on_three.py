"""The leader escapes on a roll of 3."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.last_ditch.one_to_three_captured"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda state, seat, number: original(state, seat, 4 if number == 3 else number)

    game.replace("capital.hold_leader", make)
    game.replace("capital.let_leader_escape", make)
