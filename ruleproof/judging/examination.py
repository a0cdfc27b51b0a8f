"""Examines the steps of one case and finds where an engine first departs from the reference."""

from __future__ import annotations

from dataclasses import dataclass

from ruleproof.cases.case import Case, Story
from ruleproof.engines.recording import NO_RESTART, Answers, Failure, Recording, Step
from ruleproof.judging import verdicts as v
from ruleproof.judging.deferred_plays import deferred_plays
from ruleproof.judging.differences import (
    NEW_GAME,
    POSITION,
    Beginning,
    Comparison,
    changed_by_refusal,
    check,
    compare,
    uncounted_refusal,
)
from ruleproof.judging.verdicts import Difference
from ruleproof.judging.wrong_states import (
    SO_FAR,
    cannot_begin,
    last_load,
    not_reached,
    wrong_without_answers,
)
from ruleproof.rules.validation import Invalid, Validator


@dataclass
class Examination:
    """The findings on the steps of one case, from `begins` on.

    `is_unanswered` says that the engine does not answer questions about the last state, which it made itself.
    """

    begins: int
    last: Step | None = None
    last_number: int = 0
    first: Difference | None = None
    at: int = -1
    law: Difference | None = None
    uncounted: Difference | None = None
    changed: Difference | None = None
    failure: Failure | None = None
    not_reached: str = ""
    is_unanswered: bool = False

    @property
    def strayed(self) -> str:
        """Describe how the engine has departed from the reference, or return ''."""
        if self.failure is not None:
            return f"{SO_FAR}: {self.failure.message}"
        difference = self.first or self.law
        return self.not_reached or (difference.message if difference is not None else "")

    def add(self, number: int, step: Step, compared: Comparison) -> None:
        """Record the findings on a step; only the first difference and the first broken law are kept."""
        if self.first is None and compared.difference is not None:
            self.first, self.at = compared.difference, number
        self.law = self.law or compared.broken_law
        self.last = step


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
        found = Examination(0 if self.case.id == self.story.cases[0].id else self.case.begins + 1)
        if self._is_reached(found):
            for number in range(found.begins, self.case.ends + 1):
                step = self.actual.step(number)
                if step is None or not self._goes_on_after(found, number, step):
                    break
        return found

    def _is_reached(self, found: Examination) -> bool:
        first = self.actual.step(found.begins)
        unloaded = first.loaded.failure if first is not None and first.loaded is not None else None
        if unloaded is not None and unloaded.cause == NO_RESTART:
            found.failure, found.last_number = unloaded, found.begins
            return False
        if first is None or unloaded is not None:
            found.not_reached = not_reached(last_load(first, self.actual))
        return not found.not_reached

    def _goes_on_after(self, found: Examination, number: int, step: Step) -> bool:
        """Examine a step and tell whether to continue with the next one."""
        if step.loaded is not None:
            found.not_reached = cannot_begin(self.validator, step.loaded)
            if found.not_reached:
                return False
        found.last_number = number
        if step.later:
            found.last = step
            return True
        try:
            return self._examine(found, number, step)
        except Invalid as error:
            found.failure = Failure(v.ILLEGAL_REPLY, str(error), error.cause)
            return False

    def _examine(self, found: Examination, number: int, step: Step) -> bool:
        origin = self.story.plays[number - 1] if number else self._beginning
        expected = self.expected.step(number)
        deferred = deferred_plays(self.story, number, self.actual)
        if step.failure is not None:
            wrong = wrong_without_answers(self.validator, origin, step, expected, deferred)
            if wrong is None:
                found.failure = step.failure
            else:
                found.add(number, step, wrong)
                found.is_unanswered = True
            return False
        if expected is None or found.first is not None:
            found.add(number, step, Comparison(broken_law=check(self.validator, origin, step)))
        else:
            before = self._answers_before(number, step)
            found.add(
                number,
                step,
                compare(self.validator, origin, step, expected, before=before, deferred=deferred),
            )
        is_due = expected is not None and expected.refusal is not None
        if is_due and step.refusal is not None and step.refusal.forbids:
            found.uncounted = uncounted_refusal(step)
            found.changed = changed_by_refusal(self.validator, self._answers_before(number, step), step)
        return found.first is None or not found.begins

    @property
    def _beginning(self) -> Beginning:
        return NEW_GAME if self.story.start.is_new_game else POSITION

    def _answers_before(self, number: int, step: Step) -> Answers:
        if step.loaded is not None:
            return step.loaded.answers
        before = self.actual.step(number - 1) if number else None
        return before.answers if before is not None else Answers()
