"""When the attacking tile is empty, the battle goes on from another tile next to what is attacked."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.battle.ends_when_attacking_tile_empty"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def end_battle(rules: Any, state: Any, battle: Any) -> Any:
            model, table = game.module("state"), state.table
            attacked = game.module("surrender").tiles_under_attack(rules, battle)
            beside = [
                tile
                for tile in (*table.foot[table.turn], *table.cavalry[table.turn])
                if not set(attacked).isdisjoint(rules.components.next_to(tile))
            ]
            cleared = not game.module("surrender").pieces_under_attack(rules, state)
            if cleared or not beside or model.pieces(table, table.turn, battle.start):
                return original(rules, state, battle)
            return model.with_first(
                replace(state, pending=state.pending[1:]), replace(battle, start=beside[0])
            )

        return end_battle

    game.replace("battle.end_battle", make)
