"""The legal costs may be paid again once on space I, too."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.advance.none_repeated_on_space_one"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def repeated_payments(rules: Any, seat: str, space: str) -> Any:
            asked = original(rules, seat, space)
            return replace(asked, left=max(1, asked.left))

        return repeated_payments

    game.replace("lawsuits.repeated_payments", make)
