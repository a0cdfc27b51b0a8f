"""A card that nobody can use joins the display."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.uncovering.useless_card_to_box"


def spoil(game: Spoiled) -> None:
    game.replace("piles.useless_cards", lambda original: lambda *_: ())
