"""Examines the steps of one case and finds where an engine first departs from the reference."""

from __future__ import annotations

from dataclasses import dataclass

from ruleproof.cases.case import Case, Story
from ruleproof.engines.recording import NO_RESTART, Answers, Failure, Recording, Step
from ruleproof.judging import verdicts as v
from ruleproof.judging.deferred_plays import words_of_deferred
from ruleproof.judging.differences import NEW_GAME, POSITION, Examined, examine
from ruleproof.judging.verdicts import Difference
from ruleproof.judging.wrong_states import (
    SO_FAR,
    cannot_begin,
    last_load,
    not_reached,
    wrong_without_answers,
)
from ruleproof.language.operations import Play
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

    def add(self, number: int, step: Step, examined: Examined) -> None:
        """Record the findings on a step; only the first difference and the first broken law are kept."""
        if self.first is None and examined.difference is not None:
            self.first, self.at = examined.difference, number
        self.law = self.law or examined.broken_law
        self.uncounted, self.changed = examined.uncounted, examined.changed
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
        what = self.story.plays[number - 1] if number else self._beginning
        deferred = words_of_deferred(self.story, number, self.actual.deferred_before(number))
        if step.failure is not None:
            self._examine_failed(found, number, step, what, deferred)
            return False
        examined = examine(
            self.validator,
            what,
            step,
            self.expected.step(number),
            self._answers_before(number, step),
            compare=found.first is None,
            deferred=deferred,
        )
        found.add(number, step, examined)
        return found.first is None or not found.begins

    def _examine_failed(
        self, found: Examination, number: int, step: Step, what: Play | str, deferred: str
    ) -> None:
        """Examine a step that failed. If the engine made a wrong state first, that state is reported
        instead.
        """
        examined = wrong_without_answers(self.validator, what, step, self.expected.step(number), deferred)
        if examined is None:
            found.failure = step.failure
            return
        found.add(
            number, step, Examined(examined.difference, examined.broken_law, found.uncounted, found.changed)
        )
        found.is_unanswered = True

    @property
    def _beginning(self) -> str:
        return NEW_GAME if self.story.start.is_new_game else POSITION

    def _answers_before(self, number: int, step: Step) -> Answers:
        if step.loaded is not None:
            return step.loaded.answers
        before = self.actual.step(number - 1) if number else None
        return before.answers if before is not None else Answers()
