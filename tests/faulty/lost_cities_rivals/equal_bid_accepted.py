"""A bid that equals the highest one is accepted."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.auction.bid_must_exceed_last"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_higher_bid(auction: Any, gold: int) -> None:
            if gold < auction.bid:
                original(auction, gold)

        return require_higher_bid

    game.replace("auction.require_higher_bid", make)
