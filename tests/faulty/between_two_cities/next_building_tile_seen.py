"""The players see the building tile that will be drawn next."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.setup.buildings_face_down"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen = original(rules, position, seat)
            return replace(seen, hand=(*seen.hand, *position.table.box[:1]))

        return view

    game.replace("view", make)
