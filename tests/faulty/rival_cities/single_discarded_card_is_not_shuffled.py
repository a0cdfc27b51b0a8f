"""A discard pile of one card becomes the action stack without a shuffle being asked for."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.action_stack.discard_pile_reshuffled"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def reshuffle(table: Any, chance: Any) -> Any:
            if len(table.discard_pile) != 1:
                return original(table, chance)
            return replace(table, action_stack=table.discard_pile, discard_pile=())

        return reshuffle

    game.replace("drawing.reshuffle", make)
