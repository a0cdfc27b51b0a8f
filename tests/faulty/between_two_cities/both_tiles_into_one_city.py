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

    def lay_anywhere(original: Any) -> Any:
        def lay(rules: Any, state: Any, seat: str, action: Any) -> Any:
            after = original(rules, both(rules, state, seat), seat, action)
            left = state.pending.to_place_in[seat][1:]
            return replace(
                after, pending=replace(after.pending, to_place_in={**after.pending.to_place_in, seat: left})
            )

        return lay

    game.replace(
        "placing.candidates",
        lambda original: lambda rules, state, seat: original(rules, both(rules, state, seat), seat),
    )
    game.replace("placing.require_left_not_served", lambda original: lambda *_: None)
    game.replace("placing.require_right_not_served", lambda original: lambda *_: None)
    game.replace("placing.lay", lay_anywhere)
