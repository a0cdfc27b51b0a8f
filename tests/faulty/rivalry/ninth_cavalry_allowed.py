"""The limit on cavalry is not tested in the setup."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.pieces.eight_cavalry"


def spoil(game: Spoiled) -> None:
    game.replace("setup.require_cavalry_among_the_armies", lambda original: lambda *_: None)
