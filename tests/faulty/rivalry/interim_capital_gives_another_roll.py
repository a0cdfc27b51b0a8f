"""When the interim capital falls while another city is held, the leader may roll again."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.interim_capital.capture_ends_game"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def endanger_leader(rules: Any, state: Any, site: str, captor: str) -> Any:
            capital, loser = game.module("capital"), game.module("state").other(captor)
            falls = state.table.leaders[loser] == (site,) and capital.is_interim(state.table, loser)
            if falls and capital.refuges(rules, state.table, loser):
                return capital.ask_for_roll(state, loser)
            return original(rules, state, site, captor)

        return endanger_leader

    game.replace("capital.endanger_leader", make)
