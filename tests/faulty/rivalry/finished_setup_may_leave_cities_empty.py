"""In a finished setup a city may be without a guard."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.setup.twenty_five_armies"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_guards_possible(rules: Any, table: Any, entry: Any, tile: str) -> None:
            if table.deck or any(table.cities[site] == () for site in table.capitals[entry.seat]):
                original(rules, table, entry, tile)

        return require_guards_possible

    game.replace("setup.require_guards_possible", make)
