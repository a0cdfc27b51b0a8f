"""The game goes on when the last card has been turned over."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.ending.last_card_of_last_pile"


def spoil(game: Spoiled) -> None:
    game.replace("piles.end_game", lambda original: lambda state: state)
