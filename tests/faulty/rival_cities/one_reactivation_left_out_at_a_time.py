"""Leaving out one of two equal actions of a bonus leaves the other to be decided."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.advance.bonus_of_items_and_actions"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def leave_out_first(state: Any, asked: Any) -> Any:
            return game.module("state").instead(state, replace(asked, actions=asked.actions[1:]))

        return leave_out_first

    game.replace("in_order.leave_out_first", make)
