"""Each piece that marches in uses up one of the number rolled, if any is left."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.capture.attacker_takes_control"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def march_in(rules: Any, state: Any, entry: Any, seat: str, piece: str, end: str) -> Any:
            after = original(rules, state, entry, seat, piece, end)
            return game.module("state").with_turn(
                after, lambda turn: replace(turn, moves=max(turn.moves - 1, 0))
            )

        return march_in

    game.replace("cities.march_in", make)
