"""The results of a census: the faults that it finds, and its counts."""

from __future__ import annotations

from collections import Counter

import msgspec

from ruleproof.census.visit import Step


class Finding(msgspec.Struct, frozen=True):
    """Something wrong in a position, which is given by its number, or in a play from there."""

    kind: str
    says: str
    number: int
    play: Step | None = None


class Findings(msgspec.Struct):
    """The findings: the first of each kind, which takes the fewest plays to reach, and how often that kind
    occurred.
    """

    first: dict[str, Finding] = {}
    often: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, kind: str, says: str, number: int, play: Step | None = None) -> None:
        """Add a fault in a position."""
        self.first.setdefault(kind, Finding(kind, says, number, play))
        self.often[kind] += 1

    def merge(self, later: Findings) -> None:
        """Add the findings from later positions."""
        for kind, finding in later.first.items():
            self.first.setdefault(kind, finding)
        self.often.update(later.often)


class Found(msgspec.Struct):
    """What was counted and found in some positions.

    Attributes:
        listed: the actions listed there, as JSON text.
        findings, differences: the faults of the specification, and those of the engine.
        checked: for each kind of finding, the number of positions in which one was possible.
        applied: the clauses applied.
        readings: for each reading, the first position in which it makes a difference.
        sampled: whether chance had more possible outcomes than were tried.
        questions, failures: how often the engine was asked, and how often it failed.
        skipped: the number of positions that the engine could not be asked about.
        unsupported: the number of questions that the engine says it does not support.
    """

    listed: dict[bytes, None] = {}
    findings: Findings = msgspec.field(default_factory=Findings)
    differences: Findings = msgspec.field(default_factory=Findings)
    checked: Counter[str] = msgspec.field(default_factory=Counter)
    applied: set[str] = set()
    readings: dict[str, int] = {}
    sampled: bool = False
    questions: int = 0
    failures: int = 0
    skipped: int = 0
    unsupported: int = 0

    def add(self, later: Found) -> None:
        """Add what was found in later positions."""
        self.findings.merge(later.findings)
        self.differences.merge(later.differences)
        self.checked.update(later.checked)
        self.listed.update(later.listed)
        self.applied |= later.applied
        self.readings = {**later.readings, **self.readings}
        self.sampled |= later.sampled
        for name in ("questions", "failures", "skipped", "unsupported"):
            setattr(self, name, getattr(self, name) + getattr(later, name))
