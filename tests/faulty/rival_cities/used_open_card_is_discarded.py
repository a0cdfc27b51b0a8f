"""A special action card at a dark space is discarded when it is used with Option A."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.option_a.card_stays"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def use_card(rules: Any, state: Any, asked: Any) -> Any:
            jar, after = game.module("ink_jar"), original(rules, state, asked)
            if not jar.is_at_dark_space(rules, state.table):
                return after
            used = (jar.card_at_jar(rules, state.table),)
            spaces = tuple(() if cards == used else cards for cards in state.table.dark_spaces)
            return replace(
                after,
                table=replace(after.table, dark_spaces=spaces, discard_pile=after.table.discard_pile + used),
            )

        return use_card

    game.replace("options.use_card", make)
