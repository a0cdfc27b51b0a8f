"""Finds which other readings of rulings make a difference in a census."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

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
        for ruling in suite.game.rulings.values():
            for reading in ruling.readings if ruling.switchable else ():
                if reading != adopted.get(ruling.id):
                    self._prepare(suite, {**adopted, ruling.id: reading}, ruling.id, reading, most_outcomes)

    def _prepare(
        self, suite: Suite, readings: Mapping[str, str], ruling: str, reading: str, most_outcomes: int
    ) -> None:
        other = Reference(suite, readings, most_outcomes)
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
            if ruling in consulted and one not in found and _answers_otherwise(self.tried[one].engine, visit):
                found[one] = visit.number


def _answers_otherwise(engine: Any, visit: Visit) -> bool:
    """Tell whether the reference answers differently in a position under another reading."""
    raw = msgspec.Raw(visit.state)
    try:
        return (
            any(
                bytes(engine.legal_actions(raw, seat)["actions"]) != visit.legal[seat] for seat in visit.seats
            )
            or any(bytes(engine.view(raw, seat)["view"]) != visit.views[seat] for seat in visit.seats)
            or bytes(engine.outcome(raw)["outcome"]) != visit.outcome
            or any(
                bytes(engine.apply(raw, seat, action, list(chance))["state"]) != after
                for (seat, action, chance), after in zip(visit.steps, visit.after, strict=True)
            )
        )
    except Exception as refusal:
        if not hasattr(refusal, "code"):
            raise
        return True
