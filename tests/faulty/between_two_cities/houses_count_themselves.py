"""Houses are counted among the types for which a house scores."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.houses.not_a_type_for_themselves"


def spoil(game: Spoiled) -> None:
    game.replace(
        "scoring.other_types",
        lambda original: lambda types: original(types) | {"house"},
    )
