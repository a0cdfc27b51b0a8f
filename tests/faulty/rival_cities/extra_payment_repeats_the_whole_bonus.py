"""A repeated payment of the legal costs gives the whole bonus again."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.advance.repeated_payment_gives_no_bonus"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def pay_again(rules: Any, state: Any, asked: Any) -> Any:
            bonus = game.module("lawsuits").bonus(rules, state.table, asked.seat, asked.space)
            return game.module("state").with_first(original(rules, state, asked), bonus)

        return pay_again

    game.replace("lawsuits.pay_again", make)
