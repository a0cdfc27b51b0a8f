"""Each tile that a cavalry piece moves over uses one of the number rolled."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.turn.roll_gives_moves"


def spoil(game: Spoiled) -> None:
    def price(rules: Any, move: Any) -> int:
        return 1 if move.end in rules.components.next_to(move.start) else 2

    game.replace("movement.price", lambda original: price)
