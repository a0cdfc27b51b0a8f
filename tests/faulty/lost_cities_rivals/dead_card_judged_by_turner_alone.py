"""A card is sent away when the player who turned it over cannot use it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.uncovering.useless_card"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def turn_over(rules: Any, state: Any) -> Any:
            own = {seat: state.table.expeditions[seat] for seat in state.to_act}
            alone = replace(state.table, expeditions=own)
            dead = game.module("piles").useless_cards(rules, alone, state.table.draw_pile[:1])
            return (
                game.module("piles").top_card_to_box(state)
                if dead
                else game.module("piles").top_card_to_display(state)
            )

        return turn_over

    game.replace("piles.turn_over", make)
