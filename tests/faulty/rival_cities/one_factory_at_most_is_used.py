"""In a Production action one factory may be used at most."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.production.any_number_of_factories"


def spoil(game: Spoiled) -> None:
    def ways(original: Any) -> Any:
        return lambda *asked: original(*asked)[:2]

    def require(original: Any) -> Any:
        def require_active_factories(table: Any, seat: str, factories: int) -> None:
            original(table, seat, factories)
            if factories > 1:
                raise game.illegal("one factory may be used at most")

        return require_active_factories

    game.replace("production.productions", ways)
    game.replace("production.require_active_factories", require)
