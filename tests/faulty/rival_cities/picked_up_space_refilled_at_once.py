"""The space of a card taken with Option D is refilled from the action stack at once."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.option_d.space_stays_empty"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def take_card(rules: Any, state: Any) -> Any:
            after = original(rules, state)
            place = rules.components.ink_spaces[: state.table.ink_jar].count("dark")
            stack = after.table.action_stack
            spaces = tuple(
                stack[:1] if number == place else cards
                for number, cards in enumerate(after.table.dark_spaces)
            )
            return replace(after, table=replace(after.table, dark_spaces=spaces, action_stack=stack[1:]))

        return take_card

    game.replace("options.take_card", make)
