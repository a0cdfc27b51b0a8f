"""Each player gets one coin more when the game ends, if the supply has enough."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.ending.no_gold_shared"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def end_game(state: Any) -> Any:
            table = original(state).table
            each = 1 if table.gold_supply >= len(table.seats) else 0
            gold = {seat: coins + each for seat, coins in table.gold.items()}
            rest = table.gold_supply - each * len(table.seats)
            return replace(original(state), table=replace(table, gold=gold, gold_supply=rest))

        return end_game

    game.replace("piles.end_game", make)
