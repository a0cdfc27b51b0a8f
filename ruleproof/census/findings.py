"""What a census finds wrong."""

from __future__ import annotations

import msgspec

from ruleproof.census.visit import Step


class Finding(msgspec.Struct, frozen=True):
    """Something wrong in a position, which is identified by its number, or with a play there."""

    kind: str
    says: str
    number: int
    play: Step | None = None


class Findings(msgspec.Struct):
    """The findings: the first of each kind, which takes the fewest plays to reach, and how often it
    occurred."""

    first: dict[str, Finding] = {}
    often: dict[str, int] = {}

    def add(self, kind: str, says: str, number: int, play: Step | None = None) -> None:
        """Add something wrong in a position."""
        self.first.setdefault(kind, Finding(kind, says, number, play))
        self.often[kind] = self.often.get(kind, 0) + 1

    def merge(self, later: Findings) -> None:
        """Add what was found in later positions."""
        for kind, finding in later.first.items():
            self.first.setdefault(kind, finding)
            self.often[kind] = self.often.get(kind, 0) + later.often[kind]
