"""Connected parks after the third add four points each."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.parks.each_further_scores_1"


def spoil(game: Spoiled) -> None:
    game.replace("scoring.points_for_further_parks", lambda original: lambda components, further: 4 * further)
