"""A ship brings three stars at the most."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ship_effect.five_stars"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda rules, table, seat, ship: min(3, original(rules, table, seat, ship))

    game.replace("end.stars_of_ship", make)
