"""The ship that frees Option C from its letter does so for both players."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ship_effect.option_c_without_letter"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda rules, table, seat: any(original(rules, table, owner) for owner in table.seats)

    game.replace("options.has_free_option_c", make)
