"""An expedition takes eleven cards and no more."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.expeditions.begun_one_may_be_extended"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_fits(components: Any, own: Any, face: str) -> None:
            original(components, own, face)
            if len(own.of(components.cards[face].colour)) >= 11:
                raise game.illegal("the expedition is full")

        return require_fits

    game.replace("expeditions.require_fits", make)
