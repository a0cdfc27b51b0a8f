"""The ship that makes ships cheaper is bought at its own discount."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ship_effect.ships_cost_one_less"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def cost_of_ship(rules: Any, ship: str) -> Any:
            cost = original(rules, ship)
            if not isinstance(rules.components.ships[ship].effect, game.module("components").ShipDiscount):
                return cost
            return game.module("ships").lower(cost, next(iter(cost)))

        return cost_of_ship

    game.replace("ships.cost_of_ship", make)
