"""The gold is shared once more when the game ends."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.ending.no_gold_shared"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda state: original(game.module("piles").share_gold(state))

    game.replace("piles.end_game", make)
