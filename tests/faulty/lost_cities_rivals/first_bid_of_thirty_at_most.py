"""A first bid is thirty coins at most."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.auction.first_bid_may_be_higher"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_first_bid(gold: int) -> Any:
            original(gold)
            if gold > 30:
                raise game.illegal("thirty at most")

        return require_first_bid

    game.replace("auction.require_first_bid", make)
