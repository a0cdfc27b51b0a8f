"""A seat that cannot bid higher is counted as passed and never asked."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.auction.goes_clockwise"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def ask_next(state: Any, seat: str) -> Any:
            asked = original(state, seat)
            unable = state.table.gold[asked.to_act[0]] <= state.table.auction.bid
            return game.module("auction").pass_bidding(asked, asked.to_act[0]) if unable else asked

        return ask_next

    game.replace("auction.ask_next", make)
