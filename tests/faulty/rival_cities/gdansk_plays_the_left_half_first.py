"""With Gdańsk the left half of a split card comes before the right one."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.gdansk.either_order"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def use_card(rules: Any, state: Any, asked: Any) -> Any:
            used = original(rules, state, asked)
            name = game.module("options").card_at_jar(rules, state.table)
            halves = rules.components.action_card(name).halves if name else ()
            card = game.module("pending").Card
            if not halves or not isinstance(used.pending[0], card):
                return used
            left, right = halves
            return game.module("state").instead(used, card(left, ()), card(right, ()))

        return use_card

    game.replace("options.use_card", make)
