"""The special action cards at the dark spaces are counted in the action stack."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.setup.action_stack_face_down"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen, table = original(rules, position, seat), position.table
            return replace(seen, action_stack=seen.action_stack + sum(map(len, table.dark_spaces)))

        return view

    game.replace("view", make)
