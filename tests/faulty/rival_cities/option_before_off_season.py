"""The mover chooses an option and uses the card before the off-season is carried out."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.off_season.interrupts_the_turn"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def arrive(state: Any, arrival: Any) -> Any:
            if not arrival.passed_bell:
                return original(state, arrival)
            season, pending = game.module("off_season"), game.module("pending")
            return game.module("state").with_first(
                season.take_bell_token(state), pending.Option(), pending.OffSeason(1)
            )

        return arrive

    game.replace("off_season.arrive", make)
