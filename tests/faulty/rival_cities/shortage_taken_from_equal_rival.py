"""A missing product is taken from a rival who has as many of that type as the player."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.shortage.rival_must_have_more"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def spared_by_rival(rules: Any, table: Any, seat: str, item: Any) -> int:
            goods, rival = game.module("goods"), game.module("state").rival_of(seat)
            rival_has, has, taken = goods.held(table, rival, item), goods.held(table, seat, item), 0
            while rival_has - taken >= max(1, has + taken):
                taken += 1
            return taken

        return spared_by_rival

    game.replace("goods.spared_by_rival", make)
