"""The faults that a census finds."""

from __future__ import annotations

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
    often: dict[str, int] = {}

    def add(self, kind: str, says: str, number: int, play: Step | None = None) -> None:
        """Add a fault in a position."""
        self.first.setdefault(kind, Finding(kind, says, number, play))
        self.often[kind] = self.often.get(kind, 0) + 1

    def merge(self, later: Findings) -> None:
        """Add the findings from later positions."""
        for kind, finding in later.first.items():
            self.first.setdefault(kind, finding)
            self.often[kind] = self.often.get(kind, 0) + later.often[kind]
