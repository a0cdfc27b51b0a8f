"""Two coins bring one point."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.scoring.one_point_for_each_coin"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda coins: original(coins) // 2

    game.replace("scoring.points_for_gold", make)
