"""The decisions of a seat, in the shape of `schemas/rivalry/action.json`."""

from __future__ import annotations

from msgspec import Struct

from .pending import Piece


class _Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """One decision of one seat."""


class Found(_Action, frozen=True, tag="found"):
    """Put a starting city on a site."""

    site: str


class DeclareCapital(_Action, frozen=True, tag="declare_capital"):
    """Declare one of the starting cities to be the capital."""

    site: str


class Place(_Action, frozen=True, tag="place"):
    """Put a piece from the supply on a tile."""

    piece: Piece
    tile: str


class Build(_Action, frozen=True, tag="build"):
    """Build a city with Internal Improvement."""

    site: str


class Remove(_Action, frozen=True, tag="remove"):
    """Take a piece off the board."""

    piece: Piece
    tile: str


class Move(_Action, frozen=True, tag="move", rename={"start": "from", "end": "to"}):
    """Move one piece, cavalry by one tile or two."""

    piece: Piece
    start: str
    end: str


class Attack(_Action, frozen=True, tag="attack", rename={"start": "from", "target": "to"}):
    """Begin a battle by attacking a tile or a city from a tile."""

    start: str
    target: str


class Fight(_Action, frozen=True, tag="fight"):
    """Fight on instead of surrendering."""


class Surrender(_Action, frozen=True, tag="surrender"):
    """Surrender the tile or city under attack."""


class Relocate(_Action, frozen=True, tag="relocate", rename={"end": "to"}):
    """Put a piece that has surrendered at another city."""

    piece: Piece
    end: str


class AttackAgain(_Action, frozen=True, tag="attack_again"):
    """Continue a battle."""


class GiveUp(_Action, frozen=True, tag="give_up"):
    """End a battle as its attacker."""


class MarchIn(_Action, frozen=True, tag="march_in", rename={"end": "to"}):
    """Move a piece from the attacking tile to the place that the enemy has left."""

    piece: Piece
    end: str


class RollToSaveLeader(_Action, frozen=True, tag="roll_to_save_leader"):
    """Roll a die for the leader."""


class LeaveLeader(_Action, frozen=True, tag="leave_leader"):
    """Do not roll for the leader."""


class Escape(_Action, frozen=True, tag="escape"):
    """Choose the city to which the leader escapes."""

    site: str


class Done(_Action, frozen=True, tag="done"):
    """Skip the rest of an optional action."""


Action = (
    Found
    | DeclareCapital
    | Place
    | Build
    | Remove
    | Move
    | Attack
    | Fight
    | Surrender
    | Relocate
    | AttackAgain
    | GiveUp
    | MarchIn
    | RollToSaveLeader
    | LeaveLeader
    | Escape
    | Done
)
