"""The tiles left over in round one go back into the box."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.faulty.spoiling import Spoiled

CLAUSE = "between_two_cities.discards.not_back_in_the_box"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def discard_last_tiles(rules: Any, state: Any) -> Any:
            after = original(rules, state)
            if state.table.round not in ("1", "1a", "1b"):
                return after
            before = len(state.table.discards)
            back = after.table.discards[before:]
            return replace(
                after,
                table=replace(
                    after.table, box=after.table.box + back, discards=after.table.discards[:before]
                ),
            )

        return discard_last_tiles

    game.replace("rounds.discard_last_tiles", make)
