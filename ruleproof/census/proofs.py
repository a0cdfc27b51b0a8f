"""What a census proves of a specification, position by position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.census.reference import Reference
from ruleproof.census.sets import Described
from ruleproof.census.walk import Visit
from ruleproof.input import jsontext
from ruleproof.rules.conservation import places_of, value_at
from ruleproof.rules.validation import Invalid
from ruleproof.rules.verbs import Verb

AGAIN = 16
"""Every position of which the number is a multiple of this is asked about again."""


class Finding(msgspec.Struct, frozen=True):
    """Something wrong in a position, which is known by its number."""

    kind: str
    says: str
    number: int


class Findings:
    """What was found, the first of each kind, which is reached by the fewest plays, and how often."""

    def __init__(self) -> None:
        self.first: dict[str, Finding] = {}
        self.often: Counter[str] = Counter()

    def add(self, kind: str, says: str, number: int) -> None:
        """Keep what is wrong in a position."""
        self.first.setdefault(kind, Finding(kind, says, number))
        self.often[kind] += 1


class Proofs:
    """Holds every position against the schemas, the laws, and what a seat may know.

    A seat's knowledge of a position is the position without what is hidden from it (`Described`), of which it
    knows how much there is.
    """

    def __init__(self, suite: Suite, described: Described, reference: Reference) -> None:
        self.findings = Findings()
        self._validator, self._described, self._reference = suite.validator, described, reference
        self._seen: dict[bytes, bytes] = {}
        self.looked: Counter[str] = Counter()
        """By kind of finding the positions in which there could have been one."""

    def see(self, visit: Visit) -> None:
        """Hold one position against everything."""
        for wrong in visit.wrong:
            self.findings.add("who may act and what is listed", wrong, visit.number)
        self.looked.update(("who may act and what is listed", "schemas"))
        if not jsontext.decode(visit.outcome).get("over", not visit.waits):
            self.looked["nobody is stuck"] += 1
            if not visit.steps:
                says = "nobody has an action, but the game is not over"
                self.findings.add("nobody is stuck", says, visit.number)
        try:
            self._require_shapes(visit)
        except Invalid as error:
            self.findings.add("schemas", str(error), visit.number)
        state = jsontext.decode(visit.state)
        self.looked["conservation"] += bool(self._validator.laws.totals)
        for broken in self._validator.laws.violations(state["table"]):
            self.findings.add("conservation", broken, visit.number)
        self._compare_knowledge(visit, state)
        if visit.number % AGAIN == 0:
            self._ask_again(visit)

    def _require_shapes(self, visit: Visit) -> None:
        require = self._validator.require
        require("state", visit.state, "the state")
        require(Verb.OUTCOME, visit.outcome, "the outcome")
        for view in visit.views.values():
            require(Verb.VIEW, view, "the view")
        for actions in visit.legal.values():
            require(Verb.LEGAL_ACTIONS, actions, "the legal actions")

    def _compare_knowledge(self, visit: Visit, state: dict[str, Any]) -> None:
        """Compare what a seat is told with what it was told where it may know the same."""
        alike = False
        _cover(state["table"], self._described.hidden, "")
        seats = visit.seats if self._described.own else ("",)
        for seat in seats:
            known = state
            if seat:
                known = jsontext.decode(jsontext.encode(state))
                _cover(known["table"], self._described.own, seat)
            told = (
                [visit.views[seat], visit.legal[seat]]
                if seat
                else [*visit.views.values(), *visit.legal.values()]
            )
            key, answer = _digest(seat.encode(), jsontext.canonical(known)), _digest(*told)
            before = self._seen.setdefault(key, answer)
            alike |= before is not answer
            if before != answer:
                who = seat or "every seat"
                says = f"{who} may know the same as in an earlier position, but is told something else"
                self.findings.add("nothing hidden is told", says, visit.number)
        self.looked["nothing hidden is told"] += alike

    def _ask_again(self, visit: Visit) -> None:
        self.looked["same question, same answer"] += 1
        raw, engine = msgspec.Raw(visit.state), self._reference.engine
        legal = {seat: bytes(engine.legal_actions(raw, seat)["actions"]) for seat in visit.seats}
        views = {seat: bytes(engine.view(raw, seat)["view"]) for seat in visit.seats}
        after = [
            bytes(engine.apply(raw, seat, action, list(chance))["state"])
            for seat, action, chance in visit.steps
        ]
        if (legal, views, after) != (visit.legal, visit.views, visit.after):
            self.findings.add("same question, same answer", "it is answered differently", visit.number)


class Readings:
    """Looks for the first position in which another reading makes a difference.

    A reading is tried only in questions in which the reference looks it up: elsewhere it cannot matter.
    """

    def __init__(self, suite: Suite, adopted: Mapping[str, str], most_outcomes: int) -> None:
        self.found: dict[tuple[str, str], int] = {}
        self.refused: dict[tuple[str, str], str] = {}
        self.left: dict[str, dict[str, Reference]] = {}
        for ruling in suite.game.rulings.values():
            for reading in ruling.readings if ruling.switchable else ():
                if reading != adopted.get(ruling.id):
                    self._prepare(suite, {**adopted, ruling.id: reading}, ruling.id, reading, most_outcomes)

    def _prepare(
        self, suite: Suite, readings: Mapping[str, str], ruling: str, reading: str, most_outcomes: int
    ) -> None:
        other = Reference(suite, readings, most_outcomes)
        if other.reasons:
            self.refused[ruling, reading] = "; ".join(other.reasons)
        else:
            self.left.setdefault(ruling, {})[reading] = other

    def see(self, visit: Visit, consulted: set[str]) -> None:
        """Ask about a position under the readings that were looked up there."""
        for ruling in [one for one in self.left if one.rpartition(".")[2] in consulted]:
            for reading, other in list(self.left[ruling].items()):
                if _answers_otherwise(other.engine, visit):
                    self.found[ruling, reading] = visit.number
                    del self.left[ruling][reading]
        consulted.clear()


def _answers_otherwise(engine: Any, visit: Visit) -> bool:
    """Tell whether the reference under another reading answers otherwise in a position."""
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


def _cover(table: dict[str, Any], paths: tuple[str, ...], seat: str) -> None:
    """Put how much there is in the place of what is hidden, unless it belongs to the seat."""
    for path in paths:
        for *around, key in places_of(table, path):
            inside = value_at(table, tuple(around))
            if not (seat and key == seat):
                inside[key] = len(inside[key])


def _digest(*texts: bytes) -> bytes:
    return blake2b(b"\0".join(texts), digest_size=8).digest()
