"""The last piece of a tile of the attacker's own city stays, though another tile is guarded."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.capture.attacker_takes_control"


def spoil(game: Spoiled) -> None:
    def make(original: Any) -> Any:
        def marchers(rules: Any, table: Any, seat: str, start: str, site: str) -> Any:
            cities, there = game.module("cities"), game.module("state").pieces(table, seat, start)
            own = any(
                cities.must_be_garrisoned(rules, table, seat, one) for one in rules.components.sites_at(start)
            )
            return () if own and there == 1 else original(rules, table, seat, start, site)

        return marchers

    game.replace("cities.marchers", make)
