"""The players see the duplex tile on top of the stack."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.setup.duplexes_face_down"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen = original(rules, position, seat)
            return replace(seen, hand=(*seen.hand, *position.table.duplex_stack[:1]))

        return view

    game.replace("view", make)
