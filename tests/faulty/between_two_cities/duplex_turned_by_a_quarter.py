"""An upright duplex tile is laid flat."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.duplex.not_turned"


def spoil(game: Spoiled) -> None:
    offsets = game.module("cities").OFFSETS
    offsets["upright"] = offsets["flat"]
