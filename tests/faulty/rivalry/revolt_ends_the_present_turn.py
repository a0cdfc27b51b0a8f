"""Revolt takes the rest of the present turn, its new armies included, and nothing else."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.revolt.lose_next_turn"


def spoil(game: Spoiled) -> None:
    def revolt(rules: Any, state: Any, seat: str) -> Any:
        return game.module("turn").end_turn(state)

    game.replace("cards.revolt", lambda original: revolt)
