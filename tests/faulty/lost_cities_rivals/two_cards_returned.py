"""Any number of cards may be returned."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.spoils.return_not_more_than_one"


def spoil(game: Spoiled) -> None:
    game.replace("spoils.require_first_return", lambda original: lambda *_: None)
