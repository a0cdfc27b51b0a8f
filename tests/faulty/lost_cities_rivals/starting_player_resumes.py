"""After an interruption whoever has the starting player card resumes play."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.piles.next_player_resumes"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        return lambda state: replace(original(state), to_act=(state.table.starting_player,))

    game.replace("piles.interrupt", make)
