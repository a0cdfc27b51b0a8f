"""A city may be built on a site around which enemy cavalry stands."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.internal_improvement.build_a_city"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_no_enemies_there(rules: Any, state: Any, seat: str, site: str) -> None:
            enemy = game.module("state").other(seat)
            foot = state.table.foot[enemy]
            if any(tile in foot for tile in rules.components.around(site)):
                original(rules, state, seat, site)

        return require_no_enemies_there

    game.replace("cards.require_no_enemies_there", make)
