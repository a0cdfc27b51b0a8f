"""With equally many ships the player who passed the bell may earn prestige."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.off_season.equal_ships_nothing"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda table: original(table) or (table.turn,)

    game.replace("off_season.ahead_in_ships", make)
