"""Verdicts: the result of a case, and the reason for it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from ruleproof.cases.case import Line
from ruleproof.rules.verbs import Verb


class Verdict(StrEnum):
    """The verdict on a case, in the order of summaries; its value is its word in reports.

    `severity` orders the faults of an engine from the mildest; it is 0 for a verdict that is not a fault.
    `element` is the name of the element in `junit.xml`; a pass has none. `plainly` replaces the word in
    counts for people. `meaning` explains a word that is not clear by itself.
    """

    PASS = "pass"
    FAIL = "fail", 2, "failure"
    DIVERGES = (
        "diverges", 1, "failure", "differ elsewhere",
        "the scenario's expectations hold; something else along the way differs from the rules",
    )  # fmt: skip
    ILLEGAL_REPLY = "illegal reply", 4, "failure"
    UNTESTABLE = (
        "untestable", 3, "failure", "stopped before what they test",
        "the engine did not reach the step that the case tests",
    )  # fmt: skip
    TIMEOUT = "timeout", 5, "error"
    CRASH = "crash", 6, "error"
    UNSUPPORTED = "unsupported", 0, "skipped"
    INAPPLICABLE = "inapplicable", 0, "skipped"
    CONTESTED = "contested", 0, "skipped"
    SUITE_ERROR = "suite error", 0, "error"

    severity: int
    element: str
    plainly: str
    meaning: str

    def __new__(
        cls, word: str, severity: int = 0, element: str = "", plainly: str = "", meaning: str = ""
    ) -> Verdict:
        made = str.__new__(cls, word)
        made._value_ = word
        made.severity, made.element, made.plainly, made.meaning = severity, element, plainly or word, meaning
        return made

    @property
    def is_fault(self) -> bool:
        """Tell whether the verdict keeps an engine from conforming."""
        return self.severity > 0

    @property
    def is_judged(self) -> bool:
        """Tell whether the verdict says anything about the engine."""
        return self.is_fault or self == Verdict.PASS

    @property
    def is_asked(self) -> bool:
        """Tell whether the case belongs to the cases of which a certain share must pass."""
        return self not in (Verdict.INAPPLICABLE, Verdict.CONTESTED)

    @property
    def fails(self) -> bool:
        """Tell whether the case's own claim is false for the engine, or could not be tested."""
        return self.severity > Verdict.DIVERGES.severity

    @property
    def breaks_off(self) -> bool:
        """Tell whether the engine gave no reply from which the case could continue."""
        return self.severity >= Verdict.ILLEGAL_REPLY.severity

    @property
    def keeps_messages(self) -> bool:
        """Tell whether the messages are worth keeping; a case that was never reached has no messages."""
        return self.is_fault and self != Verdict.UNTESTABLE

    @property
    def needs_answers(self) -> bool:
        """Tell whether the diagnosis needs the engine's answers."""
        return self in (Verdict.FAIL, Verdict.DIVERGES)

    @property
    def sign(self) -> str:
        """Return the verdict's sign in a table."""
        return "✗" if self.is_fault else "✓" if self.is_judged else "–"


(
    PASS, FAIL, DIVERGES, ILLEGAL_REPLY, UNTESTABLE, TIMEOUT, CRASH,
    UNSUPPORTED, INAPPLICABLE, CONTESTED, SUITE_ERROR,
) = ALL = tuple(Verdict)  # fmt: skip
"""Every verdict, in the order of summaries."""
FAULTS = tuple(verdict for verdict in ALL if verdict.is_fault)
"""The verdicts that keep an engine from conforming."""


class What(StrEnum):
    """What is compared: a part of the state, an answer about it, or whether something is refused.

    `STATE` is any place in the state that an expectation names by its whole path. `CONSERVATION` is a broken
    law.
    """

    TABLE = "table"
    TO_ACT = "to_act"
    MAY_ACT = "may_act"
    SETTLED = "settled"
    STATE = "state"
    LEGAL_ACTIONS = "legal actions"
    VIEW = "view"
    OUTCOME = "outcome"
    REFUSAL = "refusal"
    CONSERVATION = "conservation"
    REPLY = "reply"
    CHANCE = "chance"

    @property
    def is_of_state(self) -> bool:
        """Tell whether it is one of the members of a state that are compared."""
        return self in (What.TABLE, What.TO_ACT, What.MAY_ACT, What.SETTLED)

    @property
    def has_places(self) -> bool:
        """Tell whether a difference is between values, with a path to the first place that differs."""
        return self not in (What.LEGAL_ACTIONS, What.REFUSAL)

    @property
    def verb(self) -> Verb:
        """Return the verb whose answer contains this part."""
        asked = {What.LEGAL_ACTIONS: Verb.LEGAL_ACTIONS, What.VIEW: Verb.VIEW, What.OUTCOME: Verb.OUTCOME}
        return asked.get(self, Verb.APPLY)


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first place where the engine's answer is not correct.

    `what` is the thing compared, `seat` the seat concerned, and `path` the place inside the thing. `expected`
    and `actual` are JSON values. For lists of legal actions, they have the missing and the extra actions, and
    `missing` and `extra` are their numbers. `also` are further places that differ in the same state or
    outcome. `stops_at` is the number of the chance outcome that is refused, if one is. `action` is the type
    of the action after which the answers differ.
    """

    what: What
    message: str
    path: str = ""
    expected: Any = None
    actual: Any = None
    seat: str = ""
    after: str = ""
    line: int = 0
    missing: int = 0
    extra: int = 0
    also: tuple[str, ...] = ()
    stops_at: int = 0
    action: str = ""


class Messages(msgspec.Struct, frozen=True):
    """A request and its reply, as sent; very long ones are cut."""

    request: str
    reply: str


class Positions(msgspec.Struct, frozen=True, omit_defaults=True):
    """The states around a first difference: before the action, after it by the rules, and in the engine.

    A state is empty if it does not exist: before the start, or after a refusal. `components` names the
    component set of the case, as in `Case`.
    """

    before: dict[str, Any] = {}
    expected: dict[str, Any] = {}
    actual: dict[str, Any] = {}
    components: str = ""


_NAMES_IN_JSON = {"deferred": "held", "first_step": "at", "first_index": "left"}


class Result(msgspec.Struct, frozen=True, omit_defaults=True, rename=_NAMES_IN_JSON):
    """The result of one case.

    `clauses` are the clauses that the case is about. If it passes, they are the clauses that it shows,
    including those of the `deferred` plays before it. `cause` is a short name for the kind of difference, the
    same for all failures of that kind. `differences` has the first difference of each kind; `first_index` is
    the index, in that list, of the first departure from the reference, and `first_step` the number of its
    step. `refused_under` is the clause that the engine itself named for a refusal. `lines` are the sentences
    of the scenario. `messages` and `positions` (the states around the first difference) are kept for the
    first failures of each kind. `components` names the component set of a failure if it is not the set in
    force.
    """

    case: str
    verdict: Verdict
    title: str = ""
    clauses: tuple[str, ...] = ()
    differences: tuple[Difference, ...] = ()
    first_step: int = -1
    first_index: int = -1
    cause: str = ""
    reason: str = ""
    refused_under: str = ""
    messages: tuple[Messages, ...] = ()
    known: bool = False
    hidden: str = ""
    file: str = ""
    line: int = 0
    lines: tuple[Line, ...] = ()
    positions: Positions | None = None
    deferred: int = 0
    components: str = ""

    @property
    def first(self) -> Difference | None:
        """Return the first difference from the reference, if there is one."""
        return self.differences[self.first_index] if 0 <= self.first_index < len(self.differences) else None
