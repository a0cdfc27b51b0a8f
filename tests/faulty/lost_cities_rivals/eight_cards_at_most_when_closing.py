"""Of a display of more than eight cards only eight stay when an auction is closed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "lost_cities_rivals.spoils.rest_stays_in_display"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def leave_rest(rules: Any, state: Any) -> Any:
            state = original(rules, state)
            display, gone = state.table.display[:8], state.table.display[8:]
            return replace(state, table=replace(state.table, display=display, box=state.table.box + gone))

        return leave_rest

    game.replace("spoils.leave_rest", make)
