"""Foot armies may move over two tiles, as cavalry may."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.movement.foot_moves_one_tile"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def moves(rules: Any, state: Any, seat: str, turn: Any) -> Any:
            move, movement = game.module("actions").Move, game.module("movement")
            far = [
                move("foot", start, end)
                for start in state.table.foot[seat]
                for end in rules.components.two_away(start)
            ]
            allowed = [
                one for one in far if movement.allowed(movement.require_move, rules, state, seat, turn, one)
            ]
            return original(rules, state, seat, turn) + allowed

        return moves

    def require_two_tiles(rules: Any, start: str, end: str) -> None:
        game.module("movement").require_two_tiles(rules, start, end)

    game.replace("movement.moves", make)
    game.replace("movement.require_one_tile", lambda original: require_two_tiles)
