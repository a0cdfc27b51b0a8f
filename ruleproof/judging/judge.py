"""Judges the cases of a story by comparing the engine's recording with the reference's. It asks neither the
engine nor the reference.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.recorder import Detour
from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Failure, Recording, Step
from ruleproof.engines.session import OTHER
from ruleproof.judging import verdicts as v
from ruleproof.judging.causes import cause_of, has_a_place
from ruleproof.judging.deferred_plays import deferred_cases
from ruleproof.judging.differences import stands_at
from ruleproof.judging.examination import Examination, Examiner
from ruleproof.judging.expectations import Witness, unmet
from ruleproof.judging.needs import Needs
from ruleproof.judging.verdicts import Difference, What
from ruleproof.judging.wrong_states import SO_FAR, last_load
from ruleproof.language.operations import ASKED
from ruleproof.language.operations import Refused as RefusedExpected
from ruleproof.rules.model import ComponentSet, Game
from ruleproof.rules.validation import Validator, without_own_keys_in
from ruleproof.rules.verbs import Verb

DEFERS = "the case ends on an action that the engine defers: it has no position there"


class Judgement(msgspec.Struct, frozen=True):
    """The judgement on a case.

    `first` is the first difference from the reference. It was found at step `at`; the engine does not
    continue after an incorrect answer. `differences` are the broken expectations, then `first`, then a broken
    conservation law. `deferred` counts the deferred plays that are judged with the case: those before that
    step, or before a passing step of a tour. `clauses` are the clauses that a pass shows.
    """

    case: Case
    verdict: v.Verdict
    reason: str = ""
    cause: str = ""
    differences: tuple[Difference, ...] = ()
    first: Difference | None = None
    at: int = -1
    refused_under: str = ""
    deferred: int = 0
    clauses: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Judge:
    """Judges the cases of one game.

    `offer` is the engine's declaration. `components` is the set in force, if it is not the game's own set.
    """

    game: Game
    validator: Validator
    offer: GameOffer
    components: ComponentSet | None = None

    def set_of(self, case: Case) -> ComponentSet:
        """Return the component set that a case uses."""
        in_force = self.components or self.game.components
        return self.game.component_sets[case.components] if case.components else in_force

    def unsupported(self, case: Case) -> str:
        """Return the reason why the engine's own declaration rules a case out, or ''."""
        missing = [verb for verb in case.verbs if verb not in self.offer.verbs]
        if missing:
            return f"the engine has no {', '.join(missing)}"
        other_set = self.offer.other_than(self.set_of(case)) if self.offer.takes_one_set else ""
        if other_set:
            return other_set
        for ruling, reading in case.readings.items():
            declared = self.offer.readings.get(ruling, (self.game.rulings[ruling].adopted,))
            if declared == OTHER:
                return f"the engine plays none of the readings of {ruling}"
            if reading not in declared:
                return f"the engine does not play {ruling} as {reading!r}"
        return ""

    def of(self, story: Story, expected: Recording) -> StoryJudge:
        """Return the judge of one story; `expected` is the reference's recording of it."""
        return StoryJudge(self, story, expected)


class StoryJudge:
    """Judges the cases of one story.

    Each case is examined once, so an engine's recording may grow from call to call, but must not change.
    """

    def __init__(self, judge: Judge, story: Story, expected: Recording) -> None:
        self.story = story
        self.expected = expected
        self.examinations: dict[str, Examination] = {}
        self._judge = judge
        self._validator = judge.validator.under(story.components)

    @cached_property
    def uncovered(self) -> dict[str, str]:
        """Return, for each case of the story, the part that it needs and the engine does not cover, or ''."""
        needs = Needs(self._judge.offer.covers)
        return {
            case.id: needs.missing(self._validator, self.story, case, self.expected)
            for case in self.story.cases
        }

    def ruled_out(self, case: Case) -> str:
        """Return the reason why the engine's own declaration rules a case out, or ''."""
        return self._judge.unsupported(case) or self.uncovered[case.id]

    def skipped(self) -> list[str]:
        """Return the cases of a tour that the engine does not play."""
        several = len(self.story.cases) > 1
        return [case.id for case in self.story.cases if several and self.ruled_out(case)]

    def judgement(self, case: Case, actual: Recording) -> Judgement:
        """Return the judgement on a case, from the engine's recording of the story."""
        reason = self._not_judged(case, actual)
        if reason:
            return Judgement(case, v.UNSUPPORTED, reason)
        examination = self._examined(case, actual)
        if examination.not_reached:
            return self._not_reached(case, actual, examination)
        if examination.failure is not None:
            failed = _failed(case, examination.failure, examination.last_number)
            return msgspec.structs.replace(failed, deferred=actual.deferred_before(examination.last_number))
        judgement = self._judgement(case, examination, actual)
        if judgement.first is not None:
            deferred = actual.deferred_before(judgement.at)
        else:
            deferred = actual.deferred_before(examination.begins) if examination.begins else 0
        return msgspec.structs.replace(judgement, deferred=deferred, clauses=self._proved(case, actual))

    def way_on(self, case: Case, steps: Sequence[Step | None]) -> Detour | None:
        """Return the states from which an engine continues after a case, or None if it continues from its
        own.

        After a difference, its own state is tried first if it still agrees with the reference's state, unless
        the engine has failed.
        """
        actual = Recording(tuple(steps))
        examination = None if self.uncovered[case.id] else self._examined(case, actual)
        if examination is not None and not examination.strayed:
            return None
        there = without_own_keys_in(self.expected.made(case.ends).state)
        if examination is None:
            return Detour([there], self.uncovered[case.id])
        last = actual.step(case.ends)
        own = last.state if last is not None and last.refusal is None and not last.later else b""
        stays = [own] if own and stands_at(self._validator, own, there) else []
        states = [there, *stays] if examination.failure else [*stays, there]
        return Detour(states, examination.strayed)

    def _examined(self, case: Case, actual: Recording) -> Examination:
        if case.id not in self.examinations:
            examiner = Examiner(self._validator, self.story, case, self.expected, actual)
            self.examinations[case.id] = examiner.examination()
        return self.examinations[case.id]

    def _not_judged(self, case: Case, actual: Recording) -> str:
        """Return why a case does not apply to an engine, according to its declaration or its replies at the
        start, or ''.
        """
        reason = self.ruled_out(case)
        start = actual.step(0)
        failure = start.failure if start is not None else None
        if reason or start is None or failure is None or failure.verdict != UNSUPPORTED_FAILURE:
            return reason
        made = start.state and self.story.start.is_new_game and case.id == self.story.cases[0].id
        return "" if made else f"the engine says {failure.message}"

    def _not_reached(self, case: Case, actual: Recording, examination: Examination) -> Judgement:
        loaded = last_load(actual.step(examination.begins), actual)
        failure = loaded.failure if loaded is not None else None
        before = itertools.takewhile(lambda one: one.id != case.id, self.story.cases)
        not_asked = next((self.uncovered[one.id] for one in before if self.uncovered[one.id]), "")
        if not_asked and (failure is None or failure.verdict == UNSUPPORTED_FAILURE):
            return Judgement(case, v.UNSUPPORTED, f"it cannot be reached: {not_asked}")
        return Judgement(case, v.UNTESTABLE, examination.not_reached, SO_FAR)

    def _proved(self, case: Case, actual: Recording) -> tuple[str, ...]:
        """Return the clauses that a case shows by passing, including those of the deferred plays.

        A step of a tour does not show a clause that is visible only in parts that the engine does not cover
        or is not asked for.
        """
        offer = self._judge.offer
        cases = [*deferred_cases(self.story, case, actual), case]
        clauses = dict.fromkeys(clause for one in cases for clause in one.clauses)
        sights = [verb for verb in (Verb.VIEW, Verb.OUTCOME) if verb in offer.verbs]
        whole = [verb for verb in sights if getattr(offer.covers, verb) is None]
        if case.expectations or (len(whole) == 2 and offer.covers.is_whole):
            return tuple(clauses)
        steps = map(self.expected.made, range(cases[0].begins, case.ends + 1))
        shown = {clause for step in steps for clause in step.applied(whole)}
        return tuple(clause for clause in clauses if clause in shown)

    def _judgement(self, case: Case, examination: Examination, actual: Recording) -> Judgement:
        last, first, law = examination.last or Step(), examination.first, examination.law
        under = last.refusal.clause if last.refusal is not None else ""
        if first is None and last.later:
            return Judgement(case, v.UNSUPPORTED, DEFERS)
        if first is None and law is None:
            return Judgement(case, v.PASS, refused_under=under)
        if first is not None and _is_refused_on_the_way(case, examination):
            reason = f"a play that leads up to the case's own action failed: {first.message}"
            cause = self._cause(first)
            return Judgement(case, v.UNTESTABLE, reason, cause, (first,), first, examination.at)
        broken = [] if last.later else self._broken_expectations(case, last, examination, actual)
        if first is None and law is not None and not broken:
            cause = f"{v.ILLEGAL_REPLY}: a conservation law is broken"
            return Judgement(case, v.ILLEGAL_REPLY, law.message, cause, (law,))
        wrong = [*broken, *(one for one in (first, law) if one is not None and one not in broken)]
        verdict = v.FAIL if broken else v.DIVERGES
        cause = self._cause_of_all(wrong[0], first)
        return Judgement(case, verdict, wrong[0].message, cause, tuple(wrong), first, examination.at, under)

    def _broken_expectations(
        self, case: Case, last: Step, examination: Examination, actual: Recording
    ) -> list[Difference]:
        witness = Witness(
            self._validator,
            actual.made(0).state,
            last.state,
            last.refusal is not None and last.refusal.forbids,
            last.answers,
            examination.changed,
            last.refusal.words if last.refusal is not None else "",
        )
        asked = [one for one in case.expectations if not examination.is_unanswered or type(one) not in ASKED]
        broken = [difference for expectation in asked if (difference := unmet(expectation, witness))]
        is_expected = any(isinstance(one, RefusedExpected) for one in case.expectations)
        if last.refusal is not None and not is_expected:
            words = last.refusal.words
            why = f"the action is refused, but no refusal is expected ({words}){last.refused_outcome}"
            broken.insert(0, Difference(What.REFUSAL, why, "", "accepted", words, stops_at=last.stops_at))
        elif examination.uncounted is not None:
            broken.insert(0, examination.uncounted)
        return broken

    def _cause_of_all(self, shown: Difference, first: Difference | None) -> str:
        """Return the short name for the kind of failure: by the place shown, otherwise by the first
        difference.
        """
        if first is None or has_a_place(shown):
            return self._cause(shown, first.action if first is not None else "")
        return self._cause(first)

    def _cause(self, difference: Difference, action: str = "") -> str:
        return cause_of(self._judge.game, self._judge.validator, difference, action)


def _is_refused_on_the_way(case: Case, examination: Examination) -> bool:
    """Tell whether the engine refused a play that leads up to the case's own plays."""
    last, number = examination.last, examination.last_number
    is_on_the_way = number > 0 and examination.begins <= number <= case.begins
    return is_on_the_way and last is not None and last.refusal is not None


def _failed(case: Case, failure: Failure, at: int) -> Judgement:
    if failure.verdict == UNSUPPORTED_FAILURE:
        return Judgement(case, v.UNSUPPORTED, f"the engine says {failure.message}")
    verdict = v.Verdict(failure.verdict)
    return Judgement(case, verdict, failure.message, f"{verdict}: {failure.cause}", at=at)
