"""The prestige in return for a Piracy goes to the thief."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.piracy.rival_may_earn_prestige"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda seat, piracy: original(game.module("state").rival_of(seat), piracy)

    game.replace("piracy.offer_to_rival", make)
