"""In a tie only the attacker loses a piece."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.exchange.tie"


def spoil(game: Spoiled) -> None:
    def defeat_both(state: Any, attacker: int, defender: int) -> Any:
        loss = game.module("pending").Loss(state.table.turn)
        return game.module("state").with_first(state, loss) if attacker == defender else state

    game.replace("battle.defeat_both", lambda original: defeat_both)
