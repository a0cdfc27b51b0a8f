"""The last tile of a hand is passed as well and played in a fourth turn."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.repeat.last_tile_discarded"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def hands_to_pass(state: Any) -> Any:
            if state.table.round in ("2", "2a", "2b"):
                return original(state)
            return tuple(city for city, tiles in state.table.under_tokens.items() if tiles)

        return hands_to_pass

    game.replace("rounds.hands_to_pass", make)
