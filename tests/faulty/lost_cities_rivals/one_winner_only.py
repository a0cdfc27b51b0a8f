"""Of several seats with the most points only the first has won."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.scoring.most_points_win"


def spoil(game: Spoiled) -> None:
    game.replace("scoring.most", lambda original: lambda amounts: original(amounts)[:1])
