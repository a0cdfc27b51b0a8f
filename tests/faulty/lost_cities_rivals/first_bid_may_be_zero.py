"""An auction may be opened with a bid of nothing."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.auction.first_bid_at_least_one"


def spoil(game: Spoiled) -> None:
    game.replace("auction.require_first_bid", lambda original: lambda gold: None)
