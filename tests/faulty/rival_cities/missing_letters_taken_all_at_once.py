"""Letters missing from the supply are all taken from a rival who has more before the first of them."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.shortage.letters_alike"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def spared_by_rival(rules: Any, table: Any, seat: str, item: str) -> Any:
            if item != "letter":
                return original(rules, table, seat, item)
            has, rival_has = table.letters[seat], table.letters[game.module("state").rival_of(seat)]
            return rival_has if rival_has > has else 0

        return spared_by_rival

    game.replace("goods.spared_by_rival", make)
