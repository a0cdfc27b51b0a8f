"""Where more than two cities are tied for the most factories, they score as second."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.factories.tied_for_most"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def with_the_most(components: Any, own: int, factories: Any) -> Any:
            if factories.count(own) > 2:
                return game.module("scoring").with_the_second_most(components, own, factories)
            return original(components, own, factories)

        return with_the_most

    game.replace("scoring.with_the_most", make)
