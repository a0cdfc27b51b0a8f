"""A captured interim capital is not lost when its captor's last piece has gone."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.interim_capital.capture_ends_game"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def after_loss_of_control(rules: Any, state: Any, site: str, captor: str) -> Any:
            after = original(rules, state, site, captor)
            return after if after.pending else state

        return after_loss_of_control

    game.replace("capital.after_loss_of_control", make)
