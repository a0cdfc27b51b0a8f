"""Letters make up for products that are missing when a move is paid."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ink_jar.unaffordable_space_forbidden"


def spoil(game: Spoiled) -> None:
    number_of_products = game.module("goods").number_of_products

    def accept(original: Any) -> Any:
        def require_move(rules: Any, table: Any, seat: str, spaces: int, means: Any) -> None:
            reach = number_of_products(table, seat) + table.letters[seat]
            original(rules, table, seat, spaces, lambda price: price.get("any", 0) <= reach)

        return require_move

    def move(original: Any) -> Any:
        def move_jar(rules: Any, state: Any, spaces: int) -> Any:
            after = original(rules, state, spaces)
            first, *rest = after.pending
            if not isinstance(first, game.module("pending").Payment):
                return after
            there = number_of_products(state.table, first.seat)
            paid = (replace(first, products=min(first.products, there)),) if there else ()
            return replace(after, pending=(*paid, *rest))

        return move_jar

    game.replace("ink_jar.require_move", accept)
    game.replace("ink_jar.move_jar", move)
