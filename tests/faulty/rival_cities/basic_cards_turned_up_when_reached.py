"""A basic action card is turned up only when the ink jar has reached it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.setup.basic_cards_face_up"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen, table = original(rules, position, seat), position.table
            return replace(seen, basic_cards=table.basic_cards[: table.ink_jar])

        return view

    game.replace("view", make)
