"""A number card must be higher than the latest one, not merely as high."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.expeditions.equal_value_allowed"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_no_lower_value(components: Any, expedition: Any, face: str) -> None:
            original(components, expedition, face)
            if expedition and components.cards[face].number == components.cards[expedition[-1]].number:
                raise game.illegal("equal")

        return require_no_lower_value

    game.replace("expeditions.require_no_lower_value", make)
