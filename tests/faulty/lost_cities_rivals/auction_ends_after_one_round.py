"""Each seat is asked once, and then the highest bidder has won."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.auction.goes_round_repeatedly"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def ask_next(state: Any, seat: str) -> Any:
            asked = original(state, seat)
            if asked.to_act != (state.table.starting_player,):
                return asked
            auction = state.table.auction
            passed = tuple(other for other in state.table.seats if other not in auction.bidder)
            state = replace(state, table=replace(state.table, auction=replace(auction, passed=passed)))
            return game.module("auction").pay(game.module("auction").win(state))

        return ask_next

    game.replace("auction.ask_next", make)
