"""Troops that surrender are taken off the board instead of being relocated."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.surrender.all_defenders_relocate"


def spoil(game: Spoiled) -> None:
    def surrender(rules: Any, state: Any) -> Any:
        relocation = game.module("pending").Relocation()
        return game.module("surrender").remove_all(rules, game.module("state").instead(state, relocation))

    game.replace("surrender.surrender", lambda original: surrender)
