"""What all games are played with, and the two ways to be refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from building import Tile
from readings import DEFAULTS, GAME, Readings, cannot_play, readings_from


class IllegalMove(Exception):
    """A move against the rules."""


class CannotLoad(Exception):
    """A state that this engine cannot take up."""


class Terms:
    """What all games are played with: a component set, by components.json, and a reading of each ruling."""

    components: Mapping[str, Any]
    readings: Readings = DEFAULTS


def configure(game: str, components: Mapping[str, Any], readings: Readings) -> list[str]:
    """Play by these from now on, or return a reason for everything that this engine cannot do."""
    if game != GAME:
        return [f"this engine does not play {game}"]
    reasons = cannot_play(readings)
    if not reasons:
        Terms.components = components
        Terms.readings = readings_from(readings)
    return reasons


def tile_named(name: str) -> Tile:
    duplex = Terms.components["duplex_tiles"].get(name)
    return Tile(tuple(duplex["halves"]), duplex["shape"] == "upright") if duplex else Tile((name,))
