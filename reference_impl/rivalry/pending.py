"""What is unfinished: the entries of `pending`, as `schemas/rivalry/state.json` describes them.

The first entry is what is being decided; an entry that names no seat concerns the seat whose turn it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from msgspec import Struct

Seat = Literal["Republic", "Kingdom"]
Piece = Literal["foot", "cavalry"]
ByTile = Mapping[str, int]
"""The number of pieces of one kind on each tile; zeros are omitted."""
Phase = Literal["setup", "card", "turn", "battle", "leader", "production", "over"]


class _Entry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A pending entry: something unfinished, in some phase of the game."""

    phase: ClassVar[Phase]


class Cities(_Entry, frozen=True, tag="cities"):
    phase: ClassVar[Phase] = "setup"
    seat: Seat
    left: int


class Armies(_Entry, frozen=True, tag="armies"):
    phase: ClassVar[Phase] = "setup"
    seat: Seat
    left: int
    additional: int
    placed_at: tuple[str, ...]


class NextTurn(_Entry, frozen=True, tag="next_turn"):
    phase: ClassVar[Phase] = "turn"
    seat: Seat


class Gain(_Entry, frozen=True, tag="gain", omit_defaults=True):
    phase: ClassVar[Phase] = "card"
    card: str
    left: int
    tile: str = ""


class MayBuild(_Entry, frozen=True, tag="build"):
    phase: ClassVar[Phase] = "card"


class Mutiny(_Entry, frozen=True, tag="mutiny"):
    phase: ClassVar[Phase] = "card"
    left: int


class Moved(Struct, frozen=True, forbid_unknown_fields=True):
    """For each kind of piece and each tile, the number of pieces that have moved this turn."""

    foot: ByTile
    cavalry: ByTile

    def of(self, piece: Piece) -> ByTile:
        """Return the number of pieces of a kind that have moved."""
        return self.foot if piece == "foot" else self.cavalry


class Turn(_Entry, frozen=True, tag="turn"):
    phase: ClassVar[Phase] = "turn"
    moves: int
    moved: Moved
    attacked: bool
    seven: bool


class Battle(_Entry, frozen=True, tag="battle", rename={"start": "from", "target": "to"}):
    phase: ClassVar[Phase] = "battle"
    start: str
    target: str


class DefendersAnswer(_Entry, frozen=True, tag="answer"):
    phase: ClassVar[Phase] = "battle"


class Loss(_Entry, frozen=True, tag="loss"):
    phase: ClassVar[Phase] = "battle"
    seat: Seat


class Relocation(_Entry, frozen=True, tag="relocation"):
    phase: ClassVar[Phase] = "battle"


class MarchingIn(_Entry, frozen=True, tag="march_in", rename={"start": "from", "site": "to"}):
    phase: ClassVar[Phase] = "battle"
    start: str
    site: str
    begun: bool


class Advance(_Entry, frozen=True, tag="advance", rename={"start": "from", "end": "to"}):
    phase: ClassVar[Phase] = "battle"
    start: str
    end: str


class LastDitch(_Entry, frozen=True, tag="last_ditch"):
    phase: ClassVar[Phase] = "leader"
    seat: Seat


class MayEscape(_Entry, frozen=True, tag="escape"):
    phase: ClassVar[Phase] = "leader"
    seat: Seat


class Production(_Entry, frozen=True, tag="production"):
    phase: ClassVar[Phase] = "production"
    sites: tuple[str, ...]


Unfinished = (
    Cities
    | Armies
    | NextTurn
    | Gain
    | MayBuild
    | Mutiny
    | Turn
    | Battle
    | DefendersAnswer
    | Loss
    | Relocation
    | MarchingIn
    | Advance
    | LastDitch
    | MayEscape
    | Production
)
Pending = tuple[Unfinished, ...]
NOTHING_MOVED = Moved({}, {})
