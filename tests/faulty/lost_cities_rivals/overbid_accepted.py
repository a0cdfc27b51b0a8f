"""A bid may exceed what the bidder has."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.auction.winner_pays_own_bid"


def spoil(game: Spoiled) -> None:
    game.replace("auction.require_affordable", lambda original: lambda *_: None)
