"""Le Havre is offered to a stock of just the legal costs, and its product is then not paid."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.le_havre.repeats_advance"


def spoil(game: Spoiled) -> None:
    game.replace("repeats.prices_of_repeat", lambda original: lambda rules, table, asked, price: [price])
