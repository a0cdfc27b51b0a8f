"""The ships that lie open are counted in the ship stack."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.setup.ship_stack_face_down"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen, table = original(rules, position, seat), position.table
            return replace(seen, ship_stack=seen.ship_stack + sum(map(len, table.ship_spaces)))

        return view

    game.replace("view", make)
