"""A Production action gives one product where two are shown."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.production.gains_shown_products"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda products, factories: original(dict.fromkeys(products, 1), factories)

    game.replace("production.produced", make)
