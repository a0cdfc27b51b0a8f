"""Nobody remembers into which city a player has placed a tile in this turn."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.placing.one_to_the_left"


def spoil(game: Spoiled) -> None:
    def both(rules: Any, state: Any, seat: str) -> Any:
        cities = game.module("cities").own_cities(rules.components, state.table.seats, seat)
        return replace(
            state, pending=replace(state.pending, to_place_in={**state.pending.to_place_in, seat: cities})
        )

    def forget_where(original: Any) -> Any:
        def serve_city(rules: Any, state: Any, seat: str, city: str) -> Any:
            left = {**state.pending.to_place_in, seat: state.pending.to_place_in[seat][1:]}
            return replace(state, pending=replace(state.pending, to_place_in=left))

        return serve_city

    game.replace(
        "placing.placements",
        lambda original: lambda rules, state, seat: original(rules, both(rules, state, seat), seat),
    )
    game.replace("placing.require_left_not_served", lambda original: lambda *_: None)
    game.replace("placing.require_right_not_served", lambda original: lambda *_: None)
    game.replace("placing.serve_city", forget_where)
