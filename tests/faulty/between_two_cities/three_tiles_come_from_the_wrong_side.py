"""In the second turn of round three the next hand is taken from the right."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.passing.hand_travels"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def source_of_hand(rules: Any, state: Any, seat: str) -> Any:
            rounds = game.module("rounds")
            if state.table.round == "3" and all(
                len(tiles) in (0, 3) for tiles in state.table.under_tokens.values()
            ):
                return rounds.from_the_right(rules, state, seat)
            return original(rules, state, seat)

        return source_of_hand

    game.replace("rounds.source_of_hand", make)
