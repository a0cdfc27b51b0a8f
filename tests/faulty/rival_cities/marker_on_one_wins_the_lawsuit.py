"""A lawsuit with its marker on 1 is won."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.resolution.one_gives_a_star_token"


def spoil(game: Spoiled) -> None:
    game.replace("court.wins", lambda original: lambda rules, number: number >= 1)
