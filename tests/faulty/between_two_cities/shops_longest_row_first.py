"""The longest line of shops is always taken first."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.shops.one_set_for_each_tile"


def spoil(game: Spoiled) -> None:
    shops = game.module("shops")
    game.replace("shops.lines_to_take", lambda original: lambda rules: shops.longest_lines)
