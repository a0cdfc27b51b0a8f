"""Numbers are never compared when a card is added."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.expeditions.no_lower_value"


def spoil(game: Spoiled) -> None:
    game.replace("expeditions.require_no_lower_value", lambda original: lambda *_: None)
