"""The stars on ships are not counted in the star scoring."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.ship.stars_in_star_scoring_only"


def spoil(game: Spoiled) -> None:
    game.replace("end.stars_of_ship", lambda original: lambda *_: 0)
