"""A starting wager card does not raise the value."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.scoring.further_wagers_one_more_each"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def multiplier(components: Any, expedition: Any) -> int:
            starting = sum("starting" in face for face in expedition)
            return int(original(components, expedition)) - starting

        return multiplier

    game.replace("scoring.multiplier", make)
