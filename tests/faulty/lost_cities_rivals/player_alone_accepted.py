"""A game begins with one player."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.setup.two_starting_wagers_each"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_players(seats: Any) -> None:
            if len(seats) > 1:
                original(seats)

        return require_players

    game.replace("setup.require_players", make)
