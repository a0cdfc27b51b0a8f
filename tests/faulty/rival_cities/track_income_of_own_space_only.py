"""The prestige track pays only what is shown beside the marker's own space."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "rival_cities.prestige_income.spaces_back_to_the_bell"


def spoil(game: Spoiled) -> None:
    game.replace("off_season.income_behind", lambda original: lambda *_: ())
