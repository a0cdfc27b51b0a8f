"""Letters make up for products that are missing when a move is paid."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ink_jar.unaffordable_space_forbidden"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def price_of_move(rules: Any, table: Any, seat: str, spaces: int) -> Any:
            price = original(rules, table, seat, spaces).get("any", 0)
            letters = min(
                table.letters[seat], max(0, price - game.module("goods").number_of_products(table, seat))
            )
            return {
                good: number for good, number in (("letter", letters), ("any", price - letters)) if number
            }

        return price_of_move

    game.replace("ink_jar.price_of_move", make)
