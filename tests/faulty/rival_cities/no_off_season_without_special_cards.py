"""An off-season is not carried out when neither stack nor discard pile has a special action card."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.action_stack.discard_pile_reshuffled"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def lay_out_special_cards(rules: Any, table: Any, chance: Any) -> Any:
            if not table.action_stack and not table.discard_pile:
                raise game.illegal("no special action card is left")
            return original(rules, table, chance)

        return lay_out_special_cards

    game.replace("off_season.lay_out_special_cards", make)
