"""The tiles in the hands are still counted among those in the box."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.setup.buildings_face_down"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen = original(rules, position, seat)
            return replace(seen, box=seen.box + sum(seen.hands.values()))

        return view

    game.replace("view", make)
