"""The leader does not come home when its capital is freed by Mutiny, or by a tie."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.interim_capital.original_retaken"


def spoil(game: Spoiled) -> None:
    def after_loss_of_control(rules: Any, state: Any, site: str, captor: str) -> Any:
        if state.table.leaders[captor] != (site,):
            return state
        return game.module("capital").lose_interim_capital(state, game.module("state").other(captor))

    game.replace("capital.after_loss_of_control", lambda original: after_loss_of_control)
