"""A bid is raised to thirty coins at most."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.auction.raise_by_any_amount"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_higher_bid(auction: Any, gold: int) -> None:
            original(auction, gold)
            if gold > 30:
                raise game.illegal("thirty at most")

        return require_higher_bid

    game.replace("auction.require_higher_bid", make)
