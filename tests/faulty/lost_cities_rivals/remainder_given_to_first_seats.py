"""The coins left over at a sharing go to the first seats, one each."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.gold.remainder_stays"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def share_gold(state: Any) -> Any:
            shared = original(state).table
            gold = dict(shared.gold)
            for seat in shared.seats[: shared.gold_supply]:
                gold[seat] += 1
            return replace(state, table=replace(shared, gold=gold, gold_supply=0))

        return share_gold

    game.replace("piles.share_gold", make)
