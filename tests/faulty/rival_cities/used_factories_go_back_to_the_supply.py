"""A factory that is used goes back to the supply."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.factory.stays_with_its_owner"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def use_factories(table: Any, seat: str, factories: int) -> Any:
            inactive = table.inactive_factories
            used = original(table, seat, factories)
            return replace(used, inactive_factories=inactive, factory_supply=used.factory_supply + factories)

        return use_factories

    game.replace("production.use_factories", make)
