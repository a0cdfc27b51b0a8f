"""Starting wagers are dealt without looking at their colours."""

from __future__ import annotations

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.setup.starting_wagers_of_two_colours"


def spoil(game: Spoiled) -> None:
    game.replace("setup.pairs", lambda original: lambda deal: ())
