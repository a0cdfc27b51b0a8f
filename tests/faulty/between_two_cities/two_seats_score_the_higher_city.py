"""With two seats the higher city gives the final score."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.two_players.scores_added"


def spoil(game: Spoiled) -> None:
    game.replace("winning.sum_of_cities", lambda original: max)
