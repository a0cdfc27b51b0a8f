"""A passed hand is picked up as soon as all have chosen."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.passing.face_down"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def reveal(rules: Any, state: Any) -> Any:
            return game.module("rounds").pick_up_hands(rules, game.module("choosing").turn_up(rules, state))

        return reveal

    game.replace("choosing.reveal", make)
