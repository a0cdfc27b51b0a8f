"""Only the factories of the player who passed the bell become active again."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.off_season.factories_reactivated"


def spoil(game: Spoiled) -> None:
    game.replace(
        "factories.reactivate_all",
        lambda original: lambda table, seats: original(table, (table.turn,)),
    )
