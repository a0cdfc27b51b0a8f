"""Option C is open to a player without a letter if one of its two cards gives one."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.option_c.letter_before_cards"


def spoil(game: Spoiled) -> None:
    def gives_letter(rules: Any, name: str) -> bool:
        card = rules.components.action_card(name)
        shown = (*card.actions, *(effect for half in card.halves for effect in half))
        return any("letter" in getattr(effect, "goods", ()) for effect in shown)

    def make(original: Any) -> Any:
        def price_of_option_c(rules: Any, table: Any, seat: str) -> Any:
            cards = (game.module("ink_jar").card_at_jar(rules, table), *table.hands[seat])
            if not table.letters[seat] and any(gives_letter(rules, card) for card in cards if card):
                return {}
            return original(rules, table, seat)

        return price_of_option_c

    game.replace("options.price_of_option_c", make)
