"""Hands are passed to the left in round three as well."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.round_three.rest_to_the_right"


def spoil(game: Spoiled) -> None:
    rounds = game.module("rounds")
    game.replace("rounds.right_for_rest", lambda original: rounds.left_for_rest)
    game.replace("rounds.from_the_left", lambda original: rounds.from_the_right)
