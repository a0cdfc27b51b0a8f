"""The leader escapes on a roll of 3."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.last_ditch.one_to_three_captured"


def spoil(game: Spoiled) -> None:
    game.module("capital").LAST_NUMBER_THAT_CAPTURES = 2  # type: ignore[attr-defined]
