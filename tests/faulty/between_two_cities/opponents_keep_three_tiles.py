"""In rounds 1b, 3a and 3b the two players keep hands of three tiles."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.two_players.round_3a"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def from_the_opponent(rules: Any, state: Any, seat: str) -> Any:
            if state.table.round != "1a" and max(map(len, state.table.under_tokens.values())) == 3:
                return game.module("cities").left_city(rules.components, state.table.seats, seat)
            return original(rules, state, seat)

        return from_the_opponent

    game.replace("rounds.from_the_opponent", make)
