"""Who earns prestige gains the income of the prestige track at once."""

from __future__ import annotations

from typing import Any

from tests.faulty.rival_cities._earning import earn
from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.prestige.income_in_off_season_only"


def spoil(game: Spoiled) -> None:
    def income(rules: Any, table: Any, _seat: str) -> Any:
        return game.module("off_season").income_of_track(rules, table)

    earn(game, income)
