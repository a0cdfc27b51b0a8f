"""Nobody may bid the last coin."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.auction.bid_higher_or_pass"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_affordable(table: Any, seat: str, gold: int) -> None:
            original(table, seat, gold)
            if gold == table.gold[seat]:
                raise game.illegal("one coin must be kept")

        return require_affordable

    game.replace("auction.require_affordable", make)
