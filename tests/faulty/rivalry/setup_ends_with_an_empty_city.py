"""The last armies of the setup need not go to a city that has none."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.setup.every_city_guarded"


def spoil(game: Spoiled) -> None:
    game.replace("setup.require_guards_possible", lambda original: lambda *_: None)
