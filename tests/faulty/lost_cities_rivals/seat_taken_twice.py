"""A seat may be taken by two players."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.setup.two_starting_wagers_each"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda seats: original(seats) if len(seats) < 2 else None

    game.replace("setup.require_players", make)
