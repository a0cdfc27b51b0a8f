"""Of an expedition only the card played last is seen."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.expeditions.cards_stay_readable"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def open_expeditions(table: Any) -> Any:
            return {
                seat: {colour: getattr(own, colour)[-1:] for colour in own.__struct_fields__}
                for seat, own in original(table).items()
            }

        return open_expeditions

    game.replace("view.open_expeditions", make)
