"""The readings that an engine plays of the switchable rulings of a game, as a table."""

from __future__ import annotations

import msgspec

NONE, CANNOT_TELL = "none", "cannot tell"
"""The results for an engine that plays no reading of a ruling, and for one whose reading is not known."""


class ReadingPlayed(msgspec.Struct, frozen=True):
    """The reading that an engine plays when it is asked for one: a reading, `NONE` or `CANNOT_TELL`, with the
    reason and a case that shows it, if there is one.
    """

    asked: str
    plays: str
    reason: str = ""
    example: str = ""


class RulingPlayed(msgspec.Struct, frozen=True):
    """The readings of a ruling that an engine plays when it is asked for those it lists in `hello`.

    `declared` are these readings; it is empty if `hello` does not mention the ruling.
    """

    ruling: str
    declared: tuple[str, ...]
    played: tuple[ReadingPlayed, ...]

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
    def contradiction(self) -> str:
        """Return where an engine does not play as it declares, or ''."""
        wrong = next((one for one in self.played if one.plays not in (one.asked, CANNOT_TELL)), None)
        if wrong is None:
            return ""
        plays = "none of its readings" if wrong.plays == NONE else wrong.plays
        if self.declared:
            return f"declares {wrong.asked} and plays {plays}"
        return f"declares nothing, which counts as {wrong.asked}, and plays {plays}"


class EngineReadings(msgspec.Struct, frozen=True):
    """The readings that an engine plays of every switchable ruling of a game."""

    engine: str
    game: str
    rulings: tuple[RulingPlayed, ...]

    def for_hello(self) -> dict[str, list[str]]:
        """Return the `readings` that the engine should declare in `hello`. Where it is not known what the
        engine plays, its own declaration is kept.
        """
        rows = {row.ruling: row.readings or row.declared for row in self.rulings}
        return {ruling: list(readings) for ruling, readings in rows.items() if readings}
