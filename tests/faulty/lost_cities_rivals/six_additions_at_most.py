"""The highest bidder adds six cards of a display and no more."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.spoils.add_any_number"


def spoil(game: Spoiled) -> None:
    left = [0]

    def make(original: Any) -> Any:
        def add(components: Any, state: Any, seat: Any, face: str) -> Any:
            left[0] = 6 if not state.pending.added else left[0]
            left[0] -= 1
            if left[0] < 0:
                raise game.illegal("six at most")
            return original(components, state, seat, face)

        return add

    game.replace("spoils.add", make)
