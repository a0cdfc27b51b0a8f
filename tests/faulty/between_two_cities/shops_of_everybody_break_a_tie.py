"""A tie among three or more is broken by the shops of all players, tied or not."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.tie.order_of_the_types"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def second_tiebreaker(rules: Any, state: Any, players: Any, tied: Any) -> Any:
            left = original(rules, state, players, tied)
            if len(left) < 3:
                return left
            return game.module("winning").with_most_buildings(players, tuple(players), "shop")

        return second_tiebreaker

    game.replace("winning.second_tiebreaker", make)
