"""The armies of a card do not appear at a capital without a piece."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.foreign_aid.at_the_capital"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def places_for_gain(rules: Any, state: Any) -> Any:
            here, seat = game.module("state"), state.table.turn
            site = game.module("capital").capital_for_new_armies(state.table, seat)
            bare = not here.pieces_on(state.table, seat, rules.components.around(site))
            return () if bare else original(rules, state)

        return places_for_gain

    game.replace("cards.places_for_gain", make)
