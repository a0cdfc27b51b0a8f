"""After a purchase the remaining ships move together, and the new one is laid at the end of the row."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ship.space_is_refilled"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def next_ship(table: Any) -> Any:
            lying = tuple(space for space in table.ship_spaces if space)
            gap = tuple(space for space in table.ship_spaces if not space)
            return original(replace(table, ship_spaces=lying + gap))

        return next_ship

    game.replace("ships.next_ship", make)
