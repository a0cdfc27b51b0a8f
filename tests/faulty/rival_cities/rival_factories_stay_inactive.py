"""Only the factories of the player who passed the bell become active again."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.off_season.factories_reactivated"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def reactivate_all(table: Any) -> Any:
            after, rival = original(table), game.module("state").rival_of(table.turn)
            active = {**after.active_factories, rival: table.active_factories[rival]}
            inactive = {**after.inactive_factories, rival: table.inactive_factories[rival]}
            return replace(after, active_factories=active, inactive_factories=inactive)

        return reactivate_all

    game.replace("factories.reactivate_all", make)
