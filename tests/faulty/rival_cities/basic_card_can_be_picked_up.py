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
            table, card = state.table, game.module("ink_jar").card_at_jar(rules, state.table)
            if card not in table.basic_cards:
                return original(rules, state)
            left = tuple(other for other in table.basic_cards if other != card)
            hands = {**table.hands, table.turn: (*table.hands[table.turn], card)}
            table = replace(table, basic_cards=left, hands=hands)
            return replace(state, table=table, pending=state.pending[1:])

        return take_card

    game.replace("options.require_special_card", allow)
    game.replace("options.take_card", make)
