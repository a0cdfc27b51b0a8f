"""A wager card may follow a number card."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.expeditions.no_wager_after_a_number"


def spoil(game: Spoiled) -> None:
    game.replace("expeditions.require_no_number_card", lambda original: lambda *_: None)
