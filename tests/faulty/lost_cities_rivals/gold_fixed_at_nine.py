"""Every seat starts with nine coins."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.setup.gold_divided_evenly"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def divide_gold(state: Any) -> Any:
            gold = dict.fromkeys(state.table.seats, 9)
            rest = state.table.gold_supply - sum(gold.values())
            return replace(state, table=replace(state.table, gold=gold, gold_supply=rest))

        return divide_gold

    game.replace("setup.divide_gold", make)
