"""Wager cards count among the cards that earn the bonus."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.scoring.bonus_counts_number_cards_only"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda rules, expedition: 8 if len(expedition) >= 4 else 0

    game.replace("scoring.bonus", make)
