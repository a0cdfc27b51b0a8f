"""The lawsuits that went back to the box are shown with those that nobody has won."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.setup.boxed_lawsuits_unseen"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen, table = original(rules, position, seat), position.table
            return replace(seen, lawsuits_won_by_nobody=seen.lawsuits_won_by_nobody + table.lawsuits_in_box)

        return view

    game.replace("view", make)
