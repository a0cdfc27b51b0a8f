"""Pairs of starting wager cards are broken up in the order of the compass."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.setup.starting_wagers_of_two_colours"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        compass = ("North", "East", "South", "West")
        return lambda deal: tuple(seat for seat in compass if seat in original(deal))

    game.replace("setup.pairs", make)
