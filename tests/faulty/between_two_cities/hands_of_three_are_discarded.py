"""The round ends after two turns, and all three tiles of each hand are discarded."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.repeat.more_than_one_tile"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def hands_to_pass(state: Any) -> Any:
            return tuple(city for city in original(state) if len(state.table.under_tokens[city]) > 3)

        return hands_to_pass

    game.replace("rounds.hands_to_pass", make)
