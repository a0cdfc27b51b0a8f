"""The game goes on when the very last card is turned over after an auction and is useless."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.ending.last_card_of_last_pile"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def close_auction(rules: Any, state: Any, winner: Any) -> Any:
            after = original(rules, state, winner)
            if after.phase == "over" and after.table.box != state.table.box:
                return game.module("spoils").give_turn_to_neighbour(replace(after, phase="turn"), winner)
            return after

        return close_auction

    game.replace("spoils.close_auction", make)
