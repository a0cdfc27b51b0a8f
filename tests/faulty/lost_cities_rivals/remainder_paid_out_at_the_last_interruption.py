"""The coins left over at the last interruption go to the first seats, one each."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.gold.remainder_stays"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def share_gold(state: Any) -> Any:
            shared = original(state)
            if len(state.table.piles_aside) > 1:
                return shared
            lucky = shared.table.seats[: shared.table.gold_supply]
            gold = {seat: coins + (seat in lucky) for seat, coins in shared.table.gold.items()}
            return replace(shared, table=replace(shared.table, gold=gold, gold_supply=0))

        return share_gold

    game.replace("piles.share_gold", make)
