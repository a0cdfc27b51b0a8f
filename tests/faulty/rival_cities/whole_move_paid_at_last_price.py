"""The price of a move is that of its last space alone."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ink_jar.prices_add_up"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def price_of_move(rules: Any, table: Any, seat: str, spaces: int) -> Any:
            free = game.module("ink_jar").free_spaces(rules, table, seat)
            prices = game.module("ink_jar").prices_of_spaces(rules, free, spaces)
            return {"any": prices[-1]} if any(prices[-1:]) else {}

        return price_of_move

    def near(original: Any) -> Any:
        def moves(rules: Any, table: Any, seat: str) -> Any:
            allowed, require = game.module("ink_jar").allowed, game.module("ink_jar").require_move
            means = game.module("goods").in_stock(table, seat)
            for spaces in range(1, 21):
                if allowed(require, rules, table, seat, spaces, means):
                    yield game.module("actions").Move(spaces)

        return moves

    game.replace("ink_jar.price_of_move", make)
    game.replace("ink_jar.moves", near)
