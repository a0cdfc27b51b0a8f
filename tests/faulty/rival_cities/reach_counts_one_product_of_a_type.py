"""A price counts as within reach of letters if the supply has one product of each missing type."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.donation.pays_products_for_stars"


def spoil(game: Spoiled) -> None:
    game.replace("exchanges.exchangeable", lambda original: lambda *found: 48 if original(*found) else 0)
