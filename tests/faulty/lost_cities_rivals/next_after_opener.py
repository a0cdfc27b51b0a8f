"""After an auction the neighbour of the starting player plays."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.spoils.neighbour_has_next_turn"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda state, winner: original(state, state.table.seats[0])

    game.replace("spoils.give_turn_to_neighbour", make)
