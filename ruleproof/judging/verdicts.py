"""Verdicts: the result of a case, and the reason for it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

import msgspec

from ruleproof.cases.case import Line
from ruleproof.rules.verbs import Verb


class _Facts(NamedTuple):
    """Everything that the kit knows about a verdict. Its word is also its value in reports.

    `means` explains it on the site. `severity` orders the faults of an engine from the mildest; it is 0 for a
    verdict that is not a fault. `passes` says that the case holds. `element` is the name of the element in
    `junit.xml`; a pass has none.
    `plainly` replaces the word in counts for people. `meaning` explains a word that is not clear by itself in
    a report. `headline` begins the line about a fault without a clause, and `fix` suggests what to do if the
    engine itself failed.
    """

    word: str
    means: str
    severity: int = 0
    passes: bool = False
    element: str = ""
    plainly: str = ""
    meaning: str = ""
    headline: str = ""
    fix: str = ""


class Verdict(StrEnum):
    """The verdict on a case, in the order of summaries; see `_Facts` for its properties."""

    PASS = _Facts(
        "pass",
        "All expectations of the scenario hold, and everything compared equals the reference's answers.",
        passes=True,
    )
    FAIL = _Facts(
        "fail",
        "An expectation of the scenario is not met: the rule that the scenario shows is broken.",
        severity=2,
        element="failure",
    )
    DIVERGES = _Facts(
        "diverges",
        "All expectations of the scenario are met, but something else that was compared differs from the "
        "reference at some step. Steps of tours, which have no expectations, diverge and never fail.",
        severity=1,
        element="failure",
        plainly="differ elsewhere",
        meaning="the scenario's expectations hold; something else along the way differs from the rules",
    )
    ILLEGAL_REPLY = _Facts(
        "illegal reply",
        "A reply breaks the schema or is not a reply at all. Or it breaks a conservation law, although "
        "nothing that is compared differs. A reply of the right form with a wrong value fails or diverges.",
        severity=4,
        element="failure",
        headline="The engine's reply is not valid",
        fix="write only replies to standard output; log to standard error",
    )
    UNTESTABLE = _Facts(
        "untestable",
        "A play that leads up to the action of the case failed, so the case could not be tried. Fix that "
        "fault first.",
        severity=3,
        element="failure",
        plainly="stopped before what they test",
        meaning="the engine did not reach the step that the case tests",
    )
    TIMEOUT = _Facts(
        "timeout",
        "The engine did not answer in time.",
        severity=5,
        element="error",
        headline="The engine does not answer in time.",
        fix="answer every request with one line, end it with a line feed, and flush the output after it",
    )
    CRASH = _Facts(
        "crash",
        "The engine ended, or reported an internal error.",
        severity=6,
        element="error",
        headline="The engine crashes",
        fix="see what the engine wrote to standard error; turn an exception into a refusal, or fix it",
    )
    UNSUPPORTED = _Facts(
        "unsupported",
        "The case needs a verb, a reading or a position that the engine does not have. It does not count "
        "against conformance. If all cases of a rule are unsupported, the rule does not count as kept in the "
        "score.",
        element="skipped",
    )
    INAPPLICABLE = _Facts(
        "inapplicable",
        "The case depends on printed values that are different in the component set in force, or it does not "
        "hold under the readings that the engine plays. It does not count.",
        element="skipped",
    )
    CONTESTED = _Facts(
        "contested",
        "The case, its clause or a ruling is under dispute. It runs and is shown, but never makes an engine "
        "fail.",
        element="skipped",
    )
    SUITE_ERROR = _Facts(
        "suite error",
        "The reference disagrees with the case. This is our fault, never the engine's; please open an issue.",
        element="error",
    )

    means: str
    severity: int
    passes: bool
    element: str
    plainly: str
    meaning: str
    headline: str
    fix: str

    def __new__(cls, *facts: Any) -> Verdict:
        """Return the verdict with its facts, which the row of the table lists."""
        of = _Facts(*facts)
        verdict = str.__new__(cls, of.word)
        verdict._value_ = of.word
        for name, value in of._asdict().items():
            setattr(verdict, name, value)
        verdict.plainly = of.plainly or of.word
        return verdict

    @property
    def is_fault(self) -> bool:
        """Tell whether the verdict keeps an engine from conforming."""
        return self.severity > 0

    @property
    def is_judged(self) -> bool:
        """Tell whether the verdict says anything about the engine."""
        return self.is_fault or self.passes

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


WITHOUT_CHANCE = "accepted without chance"
"""What is expected where an engine asks for a chance outcome and the rules have none."""


class Compared(StrEnum):
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

    @property
    def is_of_state(self) -> bool:
        """Tell whether it is one of the members of a state that are compared."""
        return self in (Compared.TABLE, Compared.TO_ACT, Compared.MAY_ACT, Compared.SETTLED)

    @property
    def has_places(self) -> bool:
        """Tell whether a difference is between values, with a path to the first place that differs."""
        return self not in (Compared.LEGAL_ACTIONS, Compared.REFUSAL)

    @property
    def verb(self) -> Verb:
        """Return the verb whose answer contains this part."""
        asked = {
            Compared.LEGAL_ACTIONS: Verb.LEGAL_ACTIONS,
            Compared.VIEW: Verb.VIEW,
            Compared.OUTCOME: Verb.OUTCOME,
        }
        return asked.get(self, Verb.APPLY)


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first place where the engine's answer is not correct.

    `what` is the thing compared, `seat` the seat concerned, and `path` the place inside the thing. `expected`
    and `actual` are JSON values. For lists of legal actions, they have the missing and the extra actions, and
    `missing` and `extra` are their numbers. `also` are further places that differ in the same state or
    outcome. `stops_at` is the number of the chance outcome that is refused, if one is, and `unused` are the
    words for the outcome that the engine says it does not use. `action` is the type of the action after which
    the answers differ. `ends` says that the game ends there for the engine, and by the rules goes on.
    """

    what: Compared
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
    unused: str = ""
    action: str = ""
    ends: bool = False


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


_NAMES_IN_JSON = {"undisputed": "hidden"}


class Result(msgspec.Struct, frozen=True, omit_defaults=True, rename=_NAMES_IN_JSON):
    """The result of one case.

    `clauses` are the clauses that the case is about. If it passes, they are the clauses that it shows,
    including those of the `deferred` plays before it. `cause` is a short name for the kind of difference, the
    same for all failures of that kind. `differences` has the first difference of each kind; `left` is the
    index, in that list, of the first departure from the reference, and `at` the number of its step, or of the
    step at which the engine says that it is unsupported or deferred. `refused_under` is the clause that the
    engine itself named for a refusal. `lines` are the sentences of the scenario. `messages` and `positions`
    (the states around the first difference) are kept for the first failures of each kind. `components` names
    the component set of a failure if it is not the set in force.
    """

    case: str
    verdict: Verdict
    title: str = ""
    clauses: tuple[str, ...] = ()
    differences: tuple[Difference, ...] = ()
    at: int = -1
    left: int = -1
    cause: str = ""
    reason: str = ""
    refused_under: str = ""
    messages: tuple[Messages, ...] = ()
    known: bool = False
    undisputed: str = ""
    file: str = ""
    line: int = 0
    lines: tuple[Line, ...] = ()
    positions: Positions | None = None
    deferred: int = 0
    components: str = ""

    @property
    def first(self) -> Difference | None:
        """Return the first difference from the reference, if there is one."""
        return self.differences[self.left] if 0 <= self.left < len(self.differences) else None
