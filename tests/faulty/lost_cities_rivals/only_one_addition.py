"""After one card has been added no other may be."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.spoils.add_any_number"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_add(rules: Any, state: Any, seat: str, face: str) -> None:
            original(rules, state, seat, face)
            if state.pending.added:
                raise game.illegal("one card only")

        return require_add

    game.replace("spoils.require_add", make)
