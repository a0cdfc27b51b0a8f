"""No ship costs more than four products of a type."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ship.pays_the_cost"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def cost_of_ship(rules: Any, ship: str) -> Any:
            return {good: min(4, number) for good, number in original(rules, ship).items()}

        return cost_of_ship

    game.replace("ships.cost_of_ship", make)
