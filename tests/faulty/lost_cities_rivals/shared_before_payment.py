"""When an auction's card empties the pile, the winning bid is not shared."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.gold.supply_shared_at_interruption"


def spoil(game: Spoiled) -> None:
    paid: list[int] = [0]

    def pay(original: Any) -> Any:
        def pay(state: Any) -> Any:
            paid[0] = state.table.auction.bid
            return original(state)

        return pay

    def share(original: Any) -> Any:
        def share_gold(state: Any) -> Any:
            kept, paid[0] = paid[0], 0
            before = replace(state, table=replace(state.table, gold_supply=state.table.gold_supply - kept))
            after = original(before).table
            return replace(state, table=replace(after, gold_supply=after.gold_supply + kept))

        return share_gold

    game.replace("auction.pay", pay)
    game.replace("piles.share_gold", share)
