"""On a 7 a card is drawn, and seven pieces may be moved as well."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.turn.seven_draws_a_card"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def draw(rules: Any, state: Any, chance: Any) -> Any:
            return original(
                rules, game.module("state").with_turn(state, lambda turn: replace(turn, moves=7)), chance
            )

        return draw

    game.replace("cards.draw", make)
    game.replace("movement.require_moves_of_the_roll", lambda original: lambda *_: None)
