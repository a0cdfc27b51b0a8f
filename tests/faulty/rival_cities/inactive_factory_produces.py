"""A factory may be used although its cross is up."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.factory.inactive_cannot_be_used"


def spoil(game: Spoiled) -> None:
    def all_active(table: Any, seat: str) -> Any:
        both = table.active_factories[seat] + table.inactive_factories[seat]
        active, inactive = {**table.active_factories, seat: both}, {**table.inactive_factories, seat: 0}
        return replace(table, active_factories=active, inactive_factories=inactive)

    def use(original: Any) -> Any:
        def use_factories(table: Any, seat: str, factories: int) -> Any:
            turned = min(factories, table.active_factories[seat])
            return original(table, seat, turned)

        return use_factories

    def require(original: Any) -> Any:
        return lambda table, seat, factories: original(all_active(table, seat), seat, factories)

    def offer(original: Any) -> Any:
        return lambda table, seat, effect: original(all_active(table, seat), seat, effect)

    game.replace("production.use_factories", use)
    game.replace("production.require_active_factories", require)
    game.replace("production.productions", offer)
