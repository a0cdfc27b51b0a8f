"""Each tile that a cavalry piece moves over uses one of the number rolled."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.turn.roll_gives_moves"


def spoil(game: Spoiled) -> None:
    game.replace("movement.price", lambda original: lambda rules, tiles: tiles)
