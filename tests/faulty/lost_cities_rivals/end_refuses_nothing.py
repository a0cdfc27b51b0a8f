"""Cards are still uncovered after the end."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.ending.no_turn_afterwards"


def spoil(game: Spoiled) -> None:
    game.replace("piles.require_game_goes_on", lambda original: lambda state: None)
