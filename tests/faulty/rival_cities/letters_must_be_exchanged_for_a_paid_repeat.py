"""A repeat that has been paid for cannot be given up, not even when its costs have been exchanged away."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.le_havre.repeats_advance"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def require_repeat_given_up(*found: Any) -> None:
            raise game.illegal("the repeat has been paid for")

        return require_repeat_given_up

    game.replace("lawsuits.require_repeat_given_up", make)
