"""Examines the steps of a case: whether the engine reached it, answered, and did what the reference does."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.engines.recording import NO_RESTART, Answers, Failure, Recording, Step
from ruleproof.judging import verdicts as v
from ruleproof.judging.deferred_plays import deferred_plays
from ruleproof.judging.differences import (
    Comparison,
    changed_by_refusal,
    check,
    compare,
    origin_of,
)
from ruleproof.judging.refusals import uncounted_refusal
from ruleproof.judging.verdicts import Difference
from ruleproof.judging.wrong_states import (
    SO_FAR,
    cannot_begin,
    last_load,
    not_reached,
    wrong_value,
    wrong_without_answers,
)
from ruleproof.rules.validation import Invalid, Validator


@dataclass(frozen=True)
class NotReached:
    """The engine did not reach the case; `departed` says why."""

    departed: str


@dataclass(frozen=True)
class NotAnswered:
    """The engine failed at a step of the case, or sent a value that no engine may send."""

    failure: Failure
    at: int

    @property
    def departed(self) -> str:
        """Return how the engine has departed from the reference."""
        return f"{SO_FAR}: {self.failure.message}"


@dataclass
class Played:
    """The engine played the case, from the step `begins` to the step `last`, whose number is `ends`.

    `first` is the first difference from the reference, which was found at step `at`. `uncounted` and
    `changed` concern a refusal of the last play: it does not count, or it has changed answers.
    `is_unanswered` says that the engine does not answer questions about the last state, which it made itself.
    """

    begins: int
    last: Step
    ends: int = 0
    first: Difference | None = None
    at: int = -1
    broken_law: Difference | None = None
    uncounted: Difference | None = None
    changed: Difference | None = None
    is_unanswered: bool = False

    @property
    def departed(self) -> str:
        """Return how the engine has departed from the reference, or ''."""
        difference = self.first or self.broken_law
        return difference.message if difference is not None else ""

    def add(self, number: int, step: Step, compared: Comparison) -> None:
        """Add a step; only the first difference and the first broken law are kept."""
        if self.first is None and compared.difference is not None:
            self.first, self.at = compared.difference, number
        self.broken_law = self.broken_law or compared.broken_law
        self.last = step


Examination = NotReached | NotAnswered | Played


@dataclass(frozen=True)
class Examiner:
    """Examines the steps of a case, including its lead-up if it is the first case of its story."""

    validator: Validator
    story: Story
    case: Case
    expected: Recording
    actual: Recording

    def examination(self) -> Examination:
        """Examine the steps and return the findings."""
        begins = self.story.first_step(self.case)
        first = self.actual.step(begins)
        unloaded = first.loaded.failure if first is not None and first.loaded is not None else None
        if unloaded is not None and unloaded.cause == NO_RESTART:
            return NotAnswered(unloaded, begins)
        if first is None or unloaded is not None:
            return NotReached(not_reached(last_load(first, self.actual)))
        played = Played(begins, first)
        for number in range(begins, self.case.ends + 1):
            step = self.actual.step(number)
            if step is None:
                break
            if step.loaded is not None and (why := cannot_begin(self.validator, step.loaded)):
                return NotReached(why)
            try:
                failure = self._add(played, number, step)
            except Invalid as error:
                failure = self._add_invalid(played, number, step, error)
            if failure is not None:
                return NotAnswered(failure, number)
            if played.is_unanswered or (played.first is not None and begins):
                break
        return played

    def _add(self, played: Played, number: int, step: Step) -> Failure | None:
        """Add a step to what was played, or return the engine's failure at it."""
        played.ends = number
        if step.deferred:
            played.last = step
            return None
        origin = origin_of(self.story, number)
        expected, before = self.expected.step(number), self._answers_before(number, step)
        deferred = deferred_plays(self.story, number, self.actual)
        if step.failure is not None:
            wrong = wrong_without_answers(self.validator, origin, step, expected, deferred)
            if wrong is None:
                return step.failure
            played.add(number, step, wrong)
            played.is_unanswered = True
            return None
        if expected is None or played.first is not None:
            compared = Comparison(broken_law=check(self.validator, origin, step))
        else:
            compared = compare(self.validator, origin, step, expected, before=before, deferred=deferred)
        played.add(number, step, compared)
        is_due = expected is not None and expected.refusal is not None
        if is_due and step.refusal is not None and step.refusal.forbids:
            played.uncounted = uncounted_refusal(step)
            played.changed = changed_by_refusal(self.validator, before, step)
        return None

    def _add_invalid(self, played: Played, number: int, step: Step, fault: Invalid) -> Failure | None:
        """Add a step with a value that breaks its schema, if the value is only wrong; otherwise return the
        failure.
        """
        wrong = wrong_value(self.validator, step, self.expected.step(number), fault)
        if wrong is None:
            return Failure(v.ILLEGAL_REPLY, str(fault), fault.cause)
        action = self.story.plays[number - 1].action.get("type", "") if number else ""
        played.add(number, step, Comparison(msgspec.structs.replace(wrong, action=str(action))))
        return None

    def _answers_before(self, number: int, step: Step) -> Answers:
        if step.loaded is not None:
            return step.loaded.answers
        before = self.actual.step(number - 1) if number else None
        return before.answers if before is not None else Answers()
