"""The supply is not divided when the last card of a pile is turned over after an auction and is useless."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.piles.last_card_interrupts"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def close_auction(rules: Any, state: Any, winner: Any) -> Any:
            after = original(rules, state, winner)
            turned = after.table.box != state.table.box and len(state.table.draw_pile) == 1
            if not turned or after.phase == "over":
                return after
            table = replace(after.table, gold=state.table.gold, gold_supply=state.table.gold_supply)
            return replace(after, table=table)

        return close_auction

    game.replace("spoils.close_auction", make)
