"""While the rival decides about the prestige of a Piracy, the thief cannot exchange letters."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.letter_exchange.whenever_one_likes"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_moment(rules: Any, state: Any, seat: str) -> None:
            later = state.pending[1:2]
            if later and isinstance(later[0], game.module("pending").Theft) and seat == later[0].seat:
                raise game.illegal("the theft comes first")
            original(rules, state, seat)

        return require_moment

    game.replace("exchanges.require_moment", make)
