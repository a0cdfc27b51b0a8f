"""Each tile around a city is lost on its own, and the city falls with the first."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.siege.one_large_tile"


def spoil(game: Spoiled) -> None:
    def lose(original: Any) -> Any:
        def lose_piece(rules: Any, state: Any, seat: str, piece: str, tile: str) -> Any:
            after, fought = original(rules, state, seat, piece, tile), game.module("state").battle_of(state)
            if seat == state.table.turn or game.module("state").pieces(after.table, seat, tile):
                return after
            lost = replace(fought, target=tile)
            return replace(
                after, pending=tuple(lost if entry == fought else entry for entry in after.pending)
            )

        return lose_piece

    def clear(original: Any) -> Any:
        def field_cleared(rules: Any, state: Any, battle: Any) -> Any:
            enemy = game.module("state").other(state.table.turn)
            site = next(iter(rules.components.sites_at(battle.target)), None)
            if site not in game.module("state").held_by(state.table, enemy):
                return original(rules, state, battle)
            return game.module("cities").begin_capture(
                rules, replace(state, pending=state.pending[1:]), battle.start, site
            )

        return field_cleared

    game.replace("battle.lose_piece", lose)
    game.replace("battle.field_cleared", clear)
