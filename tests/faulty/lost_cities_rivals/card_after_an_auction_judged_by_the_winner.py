"""The card after an auction goes to the box when the highest bidder cannot use it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.uncovering.useless_card"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def turn_over_last(rules: Any, state: Any) -> Any:
            judges = {
                seat: own for seat, own in state.table.expeditions.items() if (seat in state.to_act) is True
            }
            piles = game.module("piles")
            asked = replace(state.table, expeditions=judges)
            if piles.useless_cards(rules, asked, state.table.draw_pile[:1]):
                return piles.top_card_to_box(state)
            return piles.top_card_to_display(state)

        return turn_over_last

    game.replace("spoils.turn_over_last", make)
