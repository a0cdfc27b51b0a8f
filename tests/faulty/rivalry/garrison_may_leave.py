"""The last piece of an own city may move away."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.garrison.never_without"


def spoil(game: Spoiled) -> None:
    game.replace("cities.require_garrison_stays", lambda original: lambda *_: None)
