"""Only the factories of the player who passed the bell become active again."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.off_season.factories_reactivated"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def reactivate_all(state: Any) -> Any:
            table, rival = state.table, game.module("state").rival_of(state.table.turn)
            after = original(state)
            active = {**after.table.active_factories, rival: table.active_factories[rival]}
            inactive = {**after.table.inactive_factories, rival: table.inactive_factories[rival]}
            return replace(
                after, table=replace(after.table, active_factories=active, inactive_factories=inactive)
            )

        return reactivate_all

    game.replace("off_season.reactivate_all", make)
