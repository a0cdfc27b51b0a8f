"""The armies of Foreign Aid and New Recruits appear at any city of their nation."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.foreign_aid.at_the_capital"


def spoil(game: Spoiled) -> None:
    def places_for_gain(rules: Any, state: Any) -> Any:
        here, seat = game.module("state"), state.table.turn
        return tuple(
            tile
            for site in here.held_by(state.table, seat)
            for tile in game.module("cities").free_tiles(rules, state.table, seat, site)
        )

    game.replace("cards.places_for_gain", lambda original: places_for_gain)
