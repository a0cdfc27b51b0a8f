"""A finished setup with too few pieces is accepted."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.setup.twenty_five_armies"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def place_all(rules: Any, state: Any, seat: str, placement: Any) -> Any:
            setup = game.module("setup")
            missing = (
                setup.STARTING_ARMIES + 1 - sum(placement.foot.values()) - sum(placement.cavalry.values())
            )
            if missing <= 0:
                return original(rules, state, seat, placement)
            tile = max(placement.foot, key=placement.foot.__getitem__)
            filled = {**placement.foot, tile: placement.foot[tile] + missing}
            state = original(rules, state, seat, replace(placement, foot=filled))
            for _ in range(missing):
                state = game.module("state").take(state, seat, "foot", tile)
            return state

        return place_all

    game.replace("setup.place_all", make)
