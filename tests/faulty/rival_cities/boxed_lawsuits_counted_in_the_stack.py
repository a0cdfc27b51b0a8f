"""The lawsuits that went back to the box are counted in the lawsuit stack."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.setup.boxed_lawsuits_unseen"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen = original(rules, position, seat)
            return replace(seen, lawsuit_stack=seen.lawsuit_stack + seen.lawsuits_in_box, lawsuits_in_box=0)

        return view

    game.replace("view", make)
