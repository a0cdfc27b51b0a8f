"""The marker of a lawsuit moves on beyond 4, so that the rival must sway once more."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.sway.stops_at_four"


def spoil(game: Spoiled) -> None:
    game.replace("lawsuits.at_last_number", lambda original: lambda *_: False)
