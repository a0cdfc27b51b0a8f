"""A tie for the second most factories pays 2 points for each."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.factories.tied_for_second"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def with_the_second_most(components: Any, own: int, factories: Any) -> Any:
            tied = [number for number in factories if number == own][1:]
            return (
                game.module("scoring").with_fewer(components, own)
                if tied
                else original(components, own, factories)
            )

        return with_the_second_most

    game.replace("scoring.with_the_second_most", make)
