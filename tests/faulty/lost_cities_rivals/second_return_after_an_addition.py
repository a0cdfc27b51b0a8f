"""An addition after the return gives the right to return another card."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.spoils.return_not_more_than_one"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def add(components: Any, state: Any, seat: Any, face: str) -> Any:
            after = original(components, state, seat, face)
            return replace(after, pending=replace(after.pending, returned=False))

        return add

    game.replace("spoils.add", make)
