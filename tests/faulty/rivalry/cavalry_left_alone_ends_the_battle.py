"""The battle is over when the last foot army on the attacking tile falls, though cavalry is left there."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.battle.ends_when_attacking_tile_empty"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def end_battle(rules: Any, state: Any, battle: Any) -> Any:
            ended = original(rules, state, battle)
            foot = state.table.foot[state.table.turn].get(battle.start)
            return game.module("battle").attacking_tile_empty(state) if ended == state and not foot else ended

        return end_battle

    game.replace("battle.end_battle", make)
