"""The readings that an engine plays of all switchable rulings of a game, for the page of the engines.

A report names only the readings that contradict `hello`; the others are found in the same answers.
"""

from __future__ import annotations

import msgspec

from ruleproof.diagnosis.readings import Reading, ReadingsPlayed
from ruleproof.rules.model import Ruling

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


class OfEveryRuling(ReadingsPlayed):
    """Finds what an engine plays of every switchable ruling, from its answers in a run."""

    def of_rulings(self) -> tuple[RulingPlayed, ...]:
        """Find what the engine plays of each switchable ruling, asked for each reading that it lists."""
        self.find()
        rows = []
        for ruling in self._rulings.values():
            declared = self._offer.readings.get(ruling.id, ())
            asked = declared or (self._recordings.readings[ruling.id],)
            rows.append(RulingPlayed(ruling.id, declared, tuple(self._played(ruling, one) for one in asked)))
        return tuple(rows)

    def _played(self, ruling: Ruling, asked: str) -> ReadingPlayed:
        for found in self.found:
            if (found.ruling, found.asked) == (ruling.id, asked):
                case = next(self._settled_by(found), "")
                return ReadingPlayed(asked, found.plays, f"answers like {found.plays}", case)
        others = [Reading(ruling.id, asked, other) for other in ruling.readings if other != asked]
        decided = {other.plays: self._first_decided(other) for other in others}
        fitting = [case for fits, case in decided.values() if fits == asked]
        if len(fitting) == len(others):
            return ReadingPlayed(asked, asked, example=fitting[0])
        if not fitting and (case := next((case for fits, case in decided.values() if case), "")):
            return ReadingPlayed(asked, NONE, f"answers neither like {asked} nor like another reading", case)
        unknown = ", ".join(other for other, (fits, _) in decided.items() if fits != asked)
        return ReadingPlayed(asked, CANNOT_TELL, f"no case that was judged separates {asked} from {unknown}")

    def _first_decided(self, reading: Reading) -> tuple[str, str]:
        """Return the reading that a case fits, if possible the one that was asked for, and the case."""
        neither = ("", "")
        for one in (*self._passing, *self._differing):
            for fits in self._decided(one, reading):
                if fits == reading.asked:
                    return fits, one.case.id
                neither = (fits, one.case.id)
        return neither
