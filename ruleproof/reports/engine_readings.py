"""Which readings of a game's rulings an engine plays, as `ruleproof readings` found them."""

from __future__ import annotations

import msgspec

from ruleproof.engines.session import OTHER

NONE, CANNOT_TELL = "none", "cannot tell"
"""The result for an engine that plays no reading of a ruling, and for one of which that is not known."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an engine plays of a ruling when it is asked for one of its readings.

    `plays` is a reading, `NONE` or `CANNOT_TELL`. `like` counts, by reading, the cases that the engine
    answers like that reading and unlike some other, `neither` those that it answers like none. `reason`
    says why `plays` is not a reading, and `example` is a case that shows what is played.
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
    """What an engine plays of a ruling, for each reading that it was asked for, and what it declares.

    `declared` are the readings that it lists in `hello`: none if it says nothing about the ruling, or
    `other`. `contradiction` says where it does not play as it declares.
    """

    ruling: str
    declared: tuple[str, ...] | str
    played: tuple[Played, ...]
    contradiction: str = ""

    @property
    def readings(self) -> tuple[str, ...]:
        """Return the readings that the engine can play, the one it plays by default first."""
        playable = (one.plays for one in self.played if one.plays not in (NONE, CANNOT_TELL))
        return tuple(dict.fromkeys(playable))

    @property
    def words(self) -> str:
        """Return the readings that it can play, or `NONE`, or `CANNOT_TELL`."""
        if self.readings:
            return ", ".join(self.readings)
        return NONE if any(one.plays == NONE for one in self.played) else CANNOT_TELL

    @property
    def reason(self) -> str:
        """Return why no reading, or not every reading, is known."""
        return next((one.reason for one in self.played if one.reason), "")


class EngineReadings(msgspec.Struct, frozen=True):
    """What an engine plays of every switchable ruling of a game."""

    engine: str
    game: str
    rulings: tuple[RulingPlayed, ...]

    def for_hello(self) -> dict[str, list[str] | str]:
        """Return what the engine should declare under `readings` in `hello`.

        If it is not known what an engine plays, its own declaration is kept, if it makes one.
        """
        lines: dict[str, list[str] | str] = {}
        for row in self.rulings:
            if row.readings:
                lines[row.ruling] = list(row.readings)
            elif row.words == NONE:
                lines[row.ruling] = OTHER
            elif row.declared:
                lines[row.ruling] = row.declared if isinstance(row.declared, str) else list(row.declared)
        return lines
