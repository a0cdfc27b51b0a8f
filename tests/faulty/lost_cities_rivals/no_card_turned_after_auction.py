"""An auction ends without a card being turned over."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.spoils.winner_turns_over_a_card"


def spoil(game: Spoiled) -> None:
    game.replace("spoils.turn_over_last", lambda original: lambda rules, state: state)
