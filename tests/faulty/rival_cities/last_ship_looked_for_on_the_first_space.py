"""No ship counts as left on the game board once the first ship space is empty."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.end.no_ships_on_the_board"


def spoil(game: Spoiled) -> None:
    game.replace(
        "end.no_ships_on_board",
        lambda original: lambda table: not any(table.ship_spaces[:1]) and not table.ship_stack,
    )
