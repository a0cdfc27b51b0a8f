"""A wager card counts as a footprint of its own."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.scoring.no_footprints_no_points"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def footprints(components: Any, expedition: Any) -> Any:
            wagers = [face for face in expedition if not components.cards[face].is_number_card]
            return original(components, expedition) + len(wagers)

        return footprints

    game.replace("scoring.footprints", make)
