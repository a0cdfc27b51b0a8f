"""With more than three players only six tiles are drawn in round three."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.round_three.like_round_one"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def draw_building_tiles(rules: Any, table: Any) -> Any:
            if table.round != "3" or len(table.seats) < 4:
                return original(rules, table)
            drawn = 6 * len(table.seats)
            hands = game.module("rounds").dealt(rules, table.seats, table.box[:drawn])
            return replace(table, hands=hands, box=table.box[drawn:])

        return draw_building_tiles

    game.replace("rounds.draw_building_tiles", make)
