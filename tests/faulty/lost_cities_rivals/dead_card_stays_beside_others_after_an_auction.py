"""A useless card turned over after an auction joins the display where other cards lie there."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.uncovering.useless_card_to_box"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def turn_over_last(rules: Any, state: Any) -> Any:
            if state.table.display:
                return game.module("piles").top_card_to_display(state)
            return original(rules, state)

        return turn_over_last

    game.replace("spoils.turn_over_last", make)
