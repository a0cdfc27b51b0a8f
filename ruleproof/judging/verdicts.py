"""Verdicts: what a case came to, and why."""

from __future__ import annotations

from typing import Any

import msgspec

from ruleproof.cases.case import Line

PASS = "pass"
FAIL = "fail"
DIVERGES = "diverges"
UNSUPPORTED = "unsupported"
INAPPLICABLE = "inapplicable"
UNTESTABLE = "untestable"
ILLEGAL_REPLY = "illegal reply"
TIMEOUT = "timeout"
CRASH = "crash"
CONTESTED = "contested"
SUITE_ERROR = "suite error"

ALL = (
    PASS,
    FAIL,
    DIVERGES,
    ILLEGAL_REPLY,
    UNTESTABLE,
    TIMEOUT,
    CRASH,
    UNSUPPORTED,
    INAPPLICABLE,
    CONTESTED,
    SUITE_ERROR,
)
"""Every verdict, in the order of summaries."""
FAULTS = (FAIL, DIVERGES, UNTESTABLE, ILLEGAL_REPLY, TIMEOUT, CRASH)
"""The verdicts that keep an engine from conforming."""


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first place where the engine's answer is not what it must be.

    `what` is the thing compared (table, to_act, legal actions, view, outcome, refusal, reply, expectation),
    `seat` whose it is, `path` the place inside it. `expected` and `actual` are JSON values. Where lists of
    legal actions differ, they hold the actions that are not listed and those listed too much, and `missing`
    and `extra` count them. `also` are further places that differ in the same state or outcome. `stops_at` is
    the number of the outcome of chance that is refused, where it is one.
    """

    what: str
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


class Messages(msgspec.Struct, frozen=True):
    """A request and its reply, as sent, cut where they are very long."""

    request: str
    reply: str


class Positions(msgspec.Struct, frozen=True, omit_defaults=True):
    """The states about a first difference: before the action, after it as the rules want it, and after it as
    the engine has it.

    Empty where there is none: before the start, or after a refusal. `components` names the component set of
    the case, as in `Case`.
    """

    before: dict[str, Any] = {}
    expected: dict[str, Any] = {}
    actual: dict[str, Any] = {}
    components: str = ""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one case came to.

    `clauses` are those that the case is about, and of a pass those that it proves; with those of the `held`
    plays before it that the engine took up for later. `cause` is a short name for the kind of difference,
    the same for all failures of that kind; `differences` are the first of each kind. `at` is the number of
    the step in which the engine first departed from the reference, and `left` the place of that difference
    among them. `refused_under` is the clause that the engine itself named for a refusal. `lines` are the
    sentences of the scenario. `messages` and `positions`, the states about the first difference, are kept for
    the first failures of each kind. `components` names the component set of a failure under another one than
    that in force.
    """

    case: str
    verdict: str
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
    hidden: str = ""
    file: str = ""
    line: int = 0
    lines: tuple[Line, ...] = ()
    positions: Positions | None = None
    held: int = 0
    components: str = ""

    @property
    def first(self) -> Difference | None:
        """Return the first difference from the reference, if there is one."""
        return self.differences[self.left] if 0 <= self.left < len(self.differences) else None
