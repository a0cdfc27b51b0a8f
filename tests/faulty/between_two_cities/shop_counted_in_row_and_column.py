"""Shops at a crossing count for the row and for the column."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.shops.one_set_for_each_tile"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def sets_of_shops(rules: Any, shops: Any) -> Any:
            return tuple(len(line) for line in game.module("shops").unbroken_lines(shops))

        return sets_of_shops

    game.replace("shops.sets_of_shops", make)
