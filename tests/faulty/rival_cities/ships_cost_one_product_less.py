"""Every ship costs one product less than it shows."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ship.pays_the_cost"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def cost_of_ship(rules: Any, ship: str) -> Any:
            cost = original(rules, ship)
            return game.module("ships").lower(cost, next(iter(cost)))

        return cost_of_ship

    game.replace("ships.cost_of_ship", make)
