"""The highest bidder's neighbour is the next seat of the compass, whatever the order of the seats."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.spoils.neighbour_has_next_turn"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        compass = ("North", "East", "South", "West")
        return lambda seats, seat: original(tuple(one for one in compass if one in seats), seat)

    game.replace("state.clockwise_after", make)
