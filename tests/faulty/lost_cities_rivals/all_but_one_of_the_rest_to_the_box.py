"""Of the cards that lie in the display after an auction all but the last go to the box."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.spoils.rest_in_next_auction"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def forget_auction(state: Any) -> Any:
            table = original(state).table
            box = table.box + table.display[:-1]
            return replace(original(state), table=replace(table, display=table.display[-1:], box=box))

        return forget_auction

    game.replace("spoils.forget_auction", make)
