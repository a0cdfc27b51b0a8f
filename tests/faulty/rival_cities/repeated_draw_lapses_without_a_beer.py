"""The repeat of Kjøbenhavn lapses although a letter exchange could bring the beer."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.kjobenhavn.repeats_draw"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def is_asked(rules: Any, state: Any) -> Any:
            asked = state.pending[0]
            if not isinstance(asked, game.module("pending").Repeat):
                return original(rules, state)
            means = game.module("goods").in_stock(state.table, asked.seat)
            answers = game.module("turn").offers(rules, state, asked.seat, means)
            return any(not isinstance(answer, game.module("actions").Done) for answer in answers)

        return is_asked

    game.replace("turn.is_asked", make)
