"""A gift that neither the supply nor the rival can provide is not offered."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.shortage.otherwise_forgone"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_something_to_gain(rules: Any, table: Any, seat: str, goods: Any) -> None:
            gainable = game.module("goods").gainable
            if "any" not in goods and not any(gainable(rules, table, seat, item) for item in goods):
                raise game.illegal("nothing would be gained")

        return require_something_to_gain

    game.replace("production.require_something_to_gain", make)
