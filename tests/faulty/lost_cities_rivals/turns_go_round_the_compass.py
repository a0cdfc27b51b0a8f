"""The seats go round as the compass does, whatever their order at the table."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.turn.clockwise"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        compass = ("North", "East", "South", "West")
        return lambda seats, seat: original(tuple(one for one in compass if one in seats), seat)

    game.replace("state.clockwise_after", make)
