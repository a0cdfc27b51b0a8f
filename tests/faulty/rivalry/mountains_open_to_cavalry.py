"""Closed tiles are tested only where a cavalry piece stops, not where it passes."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.map.around_mountains"


def spoil(game: Spoiled) -> None:
    def tiles_between(rules: Any, move: Any) -> tuple[str, ...]:
        return tuple(
            tile
            for tile in rules.components.next_to(move.start)
            if tile in rules.components.next_to(move.end)
        )

    def make(original: Any) -> Any:
        def may_stop(rules: Any, table: Any, seat: str, tile: str) -> bool:
            return not rules.components.is_open(tile) or original(rules, table, seat, tile)

        return may_stop

    def rides(rules: Any, start: str, stops: set[str], _ways: set[str]) -> list[str]:
        near, components = rules.components.next_to, rules.components
        return [
            end
            for end in components.two_away(start)
            if end in stops
            and any(way in stops or not components.is_open(way) for way in near(start) if way in near(end))
        ]

    game.replace("movement.rides", lambda original: rides)
    game.replace("movement.tiles_between", lambda original: tiles_between)
    game.replace("movement.may_stop", make)
