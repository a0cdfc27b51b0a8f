"""Any number of pieces may be moved."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.movement.no_more_than_the_roll"


def spoil(game: Spoiled) -> None:
    def offer(original: Any) -> Any:
        return lambda rules, state, seat, turn: original(
            rules, state, seat, replace(turn, moves=max(1, turn.moves))
        )

    def carry_out(original: Any) -> Any:
        def move_piece(rules: Any, state: Any, seat: str, move: Any) -> Any:
            after = original(rules, state, seat, move)
            return game.module("state").with_turn(after, lambda turn: replace(turn, moves=max(0, turn.moves)))

        return move_piece

    game.replace("movement.require_number", lambda original: lambda *_: None)
    game.replace("movement.moves", offer)
    game.replace("movement.move_piece", carry_out)
