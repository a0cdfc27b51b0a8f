"""A repeated payment of the legal costs gives the whole bonus again."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.advance.repeated_payment_gives_no_bonus"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def pay_again(rules: Any, state: Any, asked: Any) -> Any:
            return game.module("lawsuits").receive_bonus(
                rules, original(rules, state, asked), asked.seat, asked.space
            )

        return pay_again

    game.replace("lawsuits.pay_again", make)
