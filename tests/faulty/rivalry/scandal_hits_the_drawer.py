"""A Scandal costs its drawer the next turn, whoever is named."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.scandal.whoever_drew_it"


def spoil(game: Spoiled) -> None:
    def scandal(rules: Any, state: Any, card: Any) -> Any:
        return game.module("cards").to_lose_turn(rules, state, state.table.turn)

    game.replace("cards.scandal", lambda original: scandal)
