"""New armies are added only at cities that the player founded."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.production.captured_cities_too"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def producers(table: Any, seat: str) -> Any:
            return tuple(site for site in original(table, seat) if table.cities[site][0].founder == seat)

        return producers

    game.replace("production.producers", make)
