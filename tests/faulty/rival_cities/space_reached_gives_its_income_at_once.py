"""The space that the prestige marker reaches gives its own income at once."""

from __future__ import annotations

from typing import Any

from tests.faulty.rival_cities._earning import earn
from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.prestige.income_in_off_season_only"


def spoil(game: Spoiled) -> None:
    def income(rules: Any, table: Any, seat: str) -> Any:
        gained = game.module("off_season").marker_income(rules, table.prestige_marker.space)
        return [game.module("pending").Actions(seat, gained, "income")]

    earn(game, income)
