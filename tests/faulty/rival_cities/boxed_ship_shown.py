"""One of the ships that went back to the box is shown."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.setup.boxed_ships_unseen"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen, table = original(rules, position, seat), position.table
            return replace(seen, ship_spaces=(*seen.ship_spaces, table.ships_in_box[:1]))

        return view

    game.replace("view", make)
