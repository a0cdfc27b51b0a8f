"""The bidding goes to the next seat, whether or not it has passed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.auction.pass_drops_out"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def ask_next(state: Any, seat: str) -> Any:
            return replace(state, to_act=game.module("state").clockwise_after(state.table.seats, seat)[:1])

        return ask_next

    game.replace("auction.ask_next", make)
    game.replace("auction.require_not_dropped_out", lambda original: lambda *_: None)
