"""The readings of a game's rulings that an engine plays, as `ruleproof readings` found them."""

from __future__ import annotations

import msgspec

NONE, CANNOT_TELL = "none", "cannot tell"
"""The results for an engine that plays no reading of a ruling, and for one whose reading is not known."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reading that an engine plays when it is asked for one of the readings of a ruling.

    `plays` is a reading, `NONE` or `CANNOT_TELL`. `like` counts, by reading, the cases that the engine
    answers in accordance with that reading and not with some other reading. `neither` counts the cases that
    it answers in accordance with no reading. `reason` is the reason why `plays` is not a reading, and
    `example` is a case that shows which reading is played.
    """

    asked: str
    plays: str
    like: dict[str, int] = {}
    neither: int = 0
    reason: str = ""
    example: str = ""

    @property
    def cases(self) -> int:
        """Return how many cases distinguish the readings."""
        return sum(self.like.values()) + self.neither


class RulingPlayed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The readings of a ruling that an engine plays when asked for each of them, and its declaration.

    `declared` are the readings that it lists in `hello`: no readings if it does not mention the ruling.
    `contradiction` says where the engine does not play as it declares.
    """

    ruling: str
    declared: tuple[str, ...]
    played: tuple[Played, ...]
    contradiction: str = ""

    @property
    def readings(self) -> tuple[str, ...]:
        """Return the readings that the engine can play, starting with its default."""
        playable = (one.plays for one in self.played if one.plays not in (NONE, CANNOT_TELL))
        return tuple(dict.fromkeys(playable))

    @property
    def words(self) -> str:
        """Return the readings that the engine can play, or `NONE`, or `CANNOT_TELL`."""
        if self.readings:
            return ", ".join(self.readings)
        return NONE if any(one.plays == NONE for one in self.played) else CANNOT_TELL

    @property
    def reason(self) -> str:
        """Return the reason why no reading, or not every reading, is known."""
        return next((one.reason for one in self.played if one.reason), "")


class EngineReadings(msgspec.Struct, frozen=True):
    """The readings that an engine plays of every switchable ruling of a game."""

    engine: str
    game: str
    rulings: tuple[RulingPlayed, ...]

    def for_hello(self) -> dict[str, list[str]]:
        """Return the `readings` that the engine should declare in `hello`.

        For a ruling whose reading is not known, or of which it plays none, the engine's own declaration is
        kept, if there is one.
        """
        lines: dict[str, list[str]] = {}
        for row in self.rulings:
            if row.readings:
                lines[row.ruling] = list(row.readings)
            elif row.declared:
                lines[row.ruling] = list(row.declared)
        return lines
