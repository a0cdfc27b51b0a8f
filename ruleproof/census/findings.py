"""What a census finds and counts."""

from __future__ import annotations

from collections import Counter

import msgspec

from ruleproof.language.operations import Play


class Finding(msgspec.Struct, frozen=True):
    """Something wrong in a position, which is given by its number, or in a play from there."""

    kind: str
    says: str
    number: int
    play: Play | None = None


class Findings(msgspec.Struct):
    """The findings: the first of each kind, which takes the fewest plays to reach, and how often that kind
    occurred.
    """

    first: dict[str, Finding] = {}
    often: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, kind: str, says: str, number: int, play: Play | None = None) -> None:
        """Add a fault in a position."""
        self.first.setdefault(kind, Finding(kind, says, number, play))
        self.often[kind] += 1

    def merge(self, later: Findings) -> None:
        """Add the findings from later positions."""
        for kind, finding in later.first.items():
            self.first.setdefault(kind, finding)
        self.often += later.often


class Judged(msgspec.Struct):
    """What an engine was asked.

    Attributes:
        questions: the number of questions that it answered.
        failures: the number of positions in which it failed.
        skipped: the number of positions that it could not be asked about.
        unsupported: the number of questions that it does not support, by its message.
    """

    questions: int = 0
    failures: int = 0
    skipped: int = 0
    unsupported: Counter[str] = msgspec.field(default_factory=Counter)

    @property
    def compared(self) -> int:
        """Return the number of answers that were compared with those of the reference."""
        return self.questions - self.unsupported.total()


class Found(msgspec.Struct):
    """What was found in some positions.

    Attributes:
        findings: the faults of the specification or the reference.
        differences: the faults of the engine.
        checked: for each kind of finding, the number of positions in which one was possible.
        applied: the clauses applied.
        readings: for each reading, the first position in which it makes a difference.
        listed: the actions listed, as JSON text.
        sampled: whether chance had more outcomes than were tried.
        judged: what the engine was asked.
    """

    findings: Findings = msgspec.field(default_factory=Findings)
    differences: Findings = msgspec.field(default_factory=Findings)
    checked: Counter[str] = msgspec.field(default_factory=Counter)
    applied: set[str] = set()
    readings: dict[str, int] = {}
    listed: dict[bytes, None] = {}
    sampled: bool = False
    judged: Judged = msgspec.field(default_factory=Judged)

    def add(self, later: Found) -> None:
        """Add what was found in later positions."""
        self.findings.merge(later.findings)
        self.differences.merge(later.differences)
        self.checked += later.checked
        self.applied |= later.applied
        self.readings = {**later.readings, **self.readings}
        self.listed |= later.listed
        self.sampled |= later.sampled
        for name in Judged.__struct_fields__:
            setattr(self.judged, name, getattr(self.judged, name) + getattr(later.judged, name))


class Looked(msgspec.Struct):
    """An examined position: the digests of the positions after it, one for each step; whether anybody may
    act; and, for each seat, the digests of what it may know and of what it is shown.
    """

    number: int
    after: tuple[bytes, ...]
    waits: bool
    known: tuple[tuple[bytes, bytes], ...]


class Part(Found):
    """The result of a task.

    `states` are the states after the positions, by digest. `own` has the engine's own state after each
    position and step, both given by number.
    """

    looked: list[Looked] = []
    states: dict[bytes, bytes] = {}
    own: dict[tuple[int, int], bytes] = {}
