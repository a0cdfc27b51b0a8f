"""A tie in the star scoring goes to the first seat, taken for the starting player,
and not to the bell token.
"""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.star_scoring.tie_goes_to_bell_token"


def spoil(game: Spoiled) -> None:
    game.replace("end.break_tie", lambda original: lambda table: table.seats[:1])
