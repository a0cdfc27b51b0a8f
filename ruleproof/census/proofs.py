"""What a census checks in a specification, position by position."""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.census.findings import Findings
from ruleproof.census.reference import Reference
from ruleproof.census.sets import Described
from ruleproof.census.visit import Visit
from ruleproof.input import jsontext
from ruleproof.rules.conservation import places_of, value_at
from ruleproof.rules.validation import Invalid
from ruleproof.rules.verbs import Verb

DIGEST_SIZE = 16
"""Number of bytes of a digest."""
AGAIN = 16
"""Every position whose number is a multiple of this number is asked about again."""


class Proofs:
    """Checks every position against the schemas, the laws, and the limits on what a seat may know.

    A seat's knowledge of a position is the position without what is hidden from the seat (`Described`),
    except that the seat knows the quantity of what is hidden.
    """

    def __init__(self, suite: Suite, described: Described, reference: Reference) -> None:
        self._validator, self._described, self._reference = suite.validator, described, reference

    def see(self, visit: Visit, findings: Findings, checked: Counter[str]) -> tuple[tuple[bytes, bytes], ...]:
        """Check one position, and return, for each seat, the digests of what it may know and of what it is
        shown.

        `checked` counts, for each kind of finding, the positions in which such a finding was possible.
        """
        for wrong in visit.wrong:
            findings.add("who may act and what is listed", wrong, visit.number)
        checked.update(("who may act and what is listed", "schemas"))
        if not jsontext.decode(visit.outcome).get("over", not visit.waits):
            checked["nobody is stuck"] += 1
            if not visit.steps:
                says = "nobody has an action, but the game is not over"
                findings.add("nobody is stuck", says, visit.number)
        try:
            self._require_shapes(visit)
        except Invalid as error:
            findings.add("schemas", str(error), visit.number)
        state = jsontext.decode(visit.state)
        checked["conservation"] += bool(self._validator.laws.totals)
        for broken in self._validator.laws.violations(state["table"]):
            findings.add("conservation", broken, visit.number)
        if visit.number % AGAIN == 0:
            checked["same question, same answer"] += 1
            if not self._reference.visited(visit.state).answers_like(visit):
                says = "it is answered differently"
                findings.add("same question, same answer", says, visit.number)
        return tuple(self._knowledge(visit, state))

    def _require_shapes(self, visit: Visit) -> None:
        require = self._validator.require
        require("state", visit.state, "the state")
        require(Verb.OUTCOME, visit.outcome, "the outcome")
        for view in visit.views.values():
            require(Verb.VIEW, view, "the view")
        for actions in visit.legal.values():
            require(Verb.LEGAL_ACTIONS, actions, "the legal actions")

    def _knowledge(self, visit: Visit, state: dict[str, Any]) -> Iterator[tuple[bytes, bytes]]:
        """Yield, for each seat, the digests of what it may know and of the answers it gets; if no seat has
        secrets, yield one pair for all seats together.
        """
        hidden, own, from_owner = self._described.hidden, self._described.own, self._described.from_owner
        _cover(state["table"], hidden, lambda _key: True)
        if not own and not from_owner:
            told = [*visit.views.values(), *visit.legal.values()]
            yield _digest(b"", jsontext.canonical(state)), _digest(*told)
            return
        for seat in visit.seats:
            known = jsontext.decode(jsontext.encode(state))
            _cover(known["table"], own, partial(operator.ne, seat))
            _cover(known["table"], from_owner, partial(operator.eq, seat))
            key = _digest(seat.encode(), jsontext.canonical(known))
            yield key, _digest(visit.views[seat], visit.legal[seat])


def _cover(table: dict[str, Any], paths: tuple[str, ...], is_hidden: Callable[[str | int], bool]) -> None:
    """Replace everything hidden at some paths by its quantity; `is_hidden` is given the last key of a place.

    For a number or a name, not even a quantity remains.
    """
    for path in paths:
        for *around, key in places_of(table, path):
            inside = value_at(table, tuple(around))
            if is_hidden(key):
                inside[key] = len(inside[key]) if isinstance(inside[key], list | dict) else None


def _digest(*texts: bytes) -> bytes:
    return blake2b(b"\0".join(texts), digest_size=DIGEST_SIZE).digest()
