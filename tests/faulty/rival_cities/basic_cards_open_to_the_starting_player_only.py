"""Only the player who has the first turn sees the basic action cards."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.setup.basic_cards_face_up"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen, table = original(rules, position, seat), position.table
            return replace(seen, basic_cards=table.basic_cards if seat == table.seats[0] else ())

        return view

    game.replace("view", make)
