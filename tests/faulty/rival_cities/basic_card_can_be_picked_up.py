"""Option D is offered at basic action cards too."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.option_d.no_basic_cards"


def spoil(game: Spoiled) -> None:
    def allow(original: Any) -> Any:
        def require_special_card(rules: Any, table: Any) -> None:
            if rules.components.ink_spaces[table.ink_jar] != "light":
                original(rules, table)

        return require_special_card

    def make(original: Any) -> Any:
        def take_card(rules: Any, state: Any) -> Any:
            taken = [
                card
                for card in game.module("ink_jar").card_at_jar(rules, state.table)
                if card in state.table.basic_cards
            ]
            after = original(rules, state)
            left = tuple(card for card in state.table.basic_cards if card not in taken)
            return replace(after, table=replace(after.table, basic_cards=left))

        return take_card

    game.replace("options.require_special_card", allow)
    game.replace("options.take_card", make)
