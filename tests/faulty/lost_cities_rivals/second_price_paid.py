"""The winner pays one coin less than the bid."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.auction.winner_pays_own_bid"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def pay(state: Any) -> Any:
            auction = state.table.auction
            cheaper = replace(
                state, table=replace(state.table, auction=replace(auction, bid=auction.bid - 1))
            )
            paid = original(cheaper)
            return replace(paid, table=replace(paid.table, auction=auction))

        return pay

    game.replace("auction.pay", make)
