"""Option C always begins with the card at the ink jar."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.option_c.either_order"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_option_left(asked: Any, action: Any) -> None:
            original(asked, action)
            if "A" in asked.left and isinstance(action, game.module("actions").PlayCard):
                raise game.illegal("the card at the ink jar comes first")

        return require_option_left

    game.replace("requirements.require_option_left", make)
