"""Greyed coastal tiles can be entered."""

from __future__ import annotations

from typing import Any

from tests.faulty.spoiling import Spoiled

CLAUSE = "rivalry.map.greyed_coast_closed"


def spoil(game: Spoiled) -> None:
    def is_open(components: Any, tile: str) -> bool:
        return tile in components.tiles and components.tiles[tile].terrain != "mountain"

    game.replace("movement.require_no_coast", lambda original: lambda *_: None)
    game.module("components").Components.is_open = is_open
