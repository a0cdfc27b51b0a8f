"""When nothing breaks a tie, all share the victory who had the highest final score."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.tie.order_of_the_types"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def winners_at_the_end(rules: Any, state: Any, players: Any) -> Any:
            winners, why = original(rules, state, players)
            if len(winners) > 1:
                winners = game.module("winning").with_the_highest_final_score(players)
            return winners, why

        return winners_at_the_end

    game.replace("winning.winners_at_the_end", make)
