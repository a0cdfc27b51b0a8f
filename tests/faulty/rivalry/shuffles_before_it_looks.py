"""A finished setup is looked over when the cards have been shuffled."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.setup.twenty_five_armies"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def new_game(rules: Any, seats: Any, options: Any, chance: Any) -> Any:
            try:
                return original(rules, seats, options, chance)
            except game.refusals.IllegalAction:
                chance.shuffle(rules.components.deck())
                raise

        return new_game

    game.replace("setup.new_game", make)
