"""Every space of a move from the third on costs one product."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ink_jar.further_spaces_cost_two"


def spoil(game: Spoiled) -> None:
    game.replace(
        "ink_jar.prices_of_spaces",
        lambda original: lambda *asked: tuple(min(1, price) for price in original(*asked)),
    )
