"""A split card is used as a whole, without Gdańsk."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.split_card.one_half_only"


def spoil(game: Spoiled) -> None:
    game.replace("alliances.has_both_halves", lambda original: lambda *_: True)
