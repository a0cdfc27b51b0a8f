"""The card at the bottom of a pile can be told from the view."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.setup.piles_face_down"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda pile: original(pile) + sum(map(len, pile[-1:]))

    game.replace("view.cards_in_pile", make)
