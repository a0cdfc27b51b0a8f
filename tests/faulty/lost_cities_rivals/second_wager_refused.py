"""An expedition takes one wager card only."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.expeditions.several_wagers"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_no_number_card(components: Any, expedition: Any, face: str) -> None:
            original(components, expedition, face)
            if expedition:
                raise game.illegal("a wager lies there")

        return require_no_number_card

    game.replace("expeditions.require_no_number_card", make)
