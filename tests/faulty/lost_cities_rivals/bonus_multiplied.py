"""The bonus is added before the footprints are multiplied."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.scoring.bonus_not_multiplied"


def spoil(game: Spoiled) -> None:
    game.replace("scoring.value", lambda original: lambda points, factor, extra: (points + extra) * factor)
