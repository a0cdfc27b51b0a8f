"""The starting player gets the supply when the game ends."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.ending.no_gold_shared"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def end_game(state: Any) -> Any:
            table = original(state).table
            gold = {
                **table.gold,
                table.starting_player: table.gold[table.starting_player] + table.gold_supply,
            }
            return replace(original(state), table=replace(table, gold=gold, gold_supply=0))

        return end_game

    game.replace("piles.end_game", make)
