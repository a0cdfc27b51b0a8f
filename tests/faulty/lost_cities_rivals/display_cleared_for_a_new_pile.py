"""The display goes to the box when a new pile comes."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.piles.display_stays"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def take_next_pile(state: Any) -> Any:
            table = original(state).table
            return replace(original(state), table=replace(table, display=(), box=table.box + table.display))

        return take_next_pile

    game.replace("piles.take_next_pile", make)
