"""Each player draws two duplex tiles and has nothing to choose."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.round_two.three_duplexes"


def spoil(game: Spoiled) -> None:
    vars(game.module("rounds"))["DUPLEX_HAND"] = 2
