"""Starting armies may be placed in the enemy's land, where no enemy stands
and a tile around each site is left to the enemy.
"""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.setup.within_own_borders"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_starting_army(rules: Any, table: Any, entry: Any, piece: str, tile: str) -> None:
            state = game.module("state")
            original(rules, table, entry, piece, tile)
            if state.pieces(table, state.other(entry.seat), tile):
                raise game.illegal(f"{tile} holds enemy pieces")
            site = next(iter(rules.components.sites_at(tile)), None)
            if site is None or rules.components.land_of(site) == state.nation(entry.seat):
                return
            others = [near for near in rules.components.around(site) if near != tile]
            if all(state.pieces(table, entry.seat, near) for near in others):
                raise game.illegal(f"no tile around {site} would be left")

        return require_starting_army

    game.replace("setup.require_within_borders", lambda original: lambda *_: None)
    game.replace("setup.require_starting_army", make)
