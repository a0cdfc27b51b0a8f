"""A player who has chosen still sees the tiles of the hand that was put under the token."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.passing.no_second_look"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def view(rules: Any, position: Any, seat: str) -> Any:
            seen, table = original(rules, position, seat), position.table
            if not table.chosen.get(seat):
                return seen
            city = game.module("rounds").put_under_token(rules, position, seat).table.under_tokens
            passed = [name for name in city if city[name] != table.under_tokens[name]]
            return replace(seen, hand=tuple(tile for name in passed for tile in table.under_tokens[name]))

        return view

    game.replace("view", make)
