"""Both players see the lawsuit that comes next."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.setup.lawsuit_stack_face_down"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen, table = original(rules, position, seat), position.table
            return replace(
                seen, lawsuits_won_by_nobody=(*seen.lawsuits_won_by_nobody, *table.lawsuit_stack[:1])
            )

        return view

    game.replace("view", make)
