"""Each factory used adds as many products as the card shows."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.production.factory_adds_one"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def produced(products: Any, factories: int) -> Any:
            return {product: number * (1 + factories) for product, number in products.items()}

        return produced

    game.replace("production.produced", make)
