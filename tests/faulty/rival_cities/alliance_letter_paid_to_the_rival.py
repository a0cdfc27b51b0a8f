"""The letter for an alliance taken from the rival goes into the rival's stock."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.alliance.from_the_rival_costs_a_letter"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def form_alliance(table: Any, seat: str, alliance: str) -> Any:
            rival = game.module("state").rival_of(seat)
            after = original(table, seat, alliance)
            return (
                game.module("goods").from_supply(after, rival, "letter", 1)
                if alliance in table.alliances[rival]
                else after
            )

        return form_alliance

    game.replace("alliances.form_alliance", make)
