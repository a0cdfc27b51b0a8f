"""The highest bidder is not done while a card of the display could be added."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.spoils.need_not_add_every_usable_card"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_enough_added(rules: Any, state: Any, seat: Any) -> None:
            original(rules, state, seat)
            if game.module("spoils").could_add(rules, state, seat):
                raise game.illegal("a card can still be added")

        return require_enough_added

    game.replace("spoils.require_enough_added", make)
