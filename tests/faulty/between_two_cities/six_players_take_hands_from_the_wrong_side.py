"""Six players take the next hand from the left in round one."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.round_one.taken_from_the_right"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def from_the_right(rules: Any, state: Any, seat: str) -> Any:
            if len(state.table.seats) == 6:
                return game.module("rounds").from_the_left(rules, state, seat)
            return original(rules, state, seat)

        return from_the_right

    game.replace("rounds.from_the_right", make)
