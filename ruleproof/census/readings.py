"""Finds which other readings of rulings make a difference in a census."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ruleproof.cases.suite import Suite
from ruleproof.census.reference import Reference
from ruleproof.census.visit import Visit


class Readings:
    """Finds the first position in which another reading makes a difference.

    A reading is tried only in questions in which the reference looks up its ruling; in other questions it
    cannot matter.
    """

    def __init__(self, suite: Suite, adopted: Mapping[str, str], most_outcomes: int) -> None:
        self.refused: dict[str, str] = {}
        self.tried: dict[str, Reference] = {}
        for ruling, usual in adopted.items():
            for reading in suite.game.rulings[ruling].readings:
                if reading == usual:
                    continue
                other = Reference(suite, {**adopted, ruling: reading}, most_outcomes)
                if other.reasons:
                    self.refused[f"{ruling}={reading}"] = "; ".join(other.reasons)
                else:
                    self.tried[f"{ruling}={reading}"] = other

    def see(
        self,
        visit: Visit,
        consulted: Collection[str],
        wanted: Collection[str],
        found: dict[str, int],
    ) -> None:
        """Ask about a position under each wanted reading whose ruling was looked up there."""
        for one in wanted:
            ruling = one.partition("=")[0].rpartition(".")[2]
            if ruling in consulted and one not in found and _answers_otherwise(self.tried[one], visit):
                found[one] = visit.number


def _answers_otherwise(other: Reference, visit: Visit) -> bool:
    """Tell whether the reference answers differently in a position under another reading."""
    try:
        return not other.visited(visit.state).answers_like(visit)
    except Exception as refusal:
        if not hasattr(refusal, "code"):
            raise
        return True
