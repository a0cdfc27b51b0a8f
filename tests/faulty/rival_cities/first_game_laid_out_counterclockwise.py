"""In the layout for a first game the cards ascend counterclockwise."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.setup.first_game_ascending"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def lay_out_first_game(components: Any, table: Any, chance: Any) -> Any:
            table = original(components, table, chance)
            return replace(table, basic_cards=table.basic_cards[::-1])

        return lay_out_first_game

    game.replace("setup.lay_out_first_game", make)
