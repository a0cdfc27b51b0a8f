"""Judges the cases of a story from two recordings of it, the reference's and the engine's; it asks
neither.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.recorder import Detour
from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Failure, Recording
from ruleproof.engines.session import OTHER
from ruleproof.judging import verdicts as v
from ruleproof.judging.causes import cause_of, has_a_place
from ruleproof.judging.deferred_plays import cases_held
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

    `first` is the first difference from the reference, found at step number `at`, where an engine that
    answers incorrectly stops. `differences` are the broken expectations, then `first`, then a broken
    conservation law. `held` says how many plays before that step, or before a passing step of a tour, were
    deferred and count with it; `clauses` are those that a pass shows.
    """

    case: Case
    verdict: v.Verdict
    reason: str = ""
    cause: str = ""
    differences: tuple[Difference, ...] = ()
    first: Difference | None = None
    at: int = -1
    refused_under: str = ""
    held: int = 0
    clauses: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Judge:
    """Judges the cases of one game; `offer` is what the engine declares.

    In brief mode only the verdict is reported. `components` is the set in force,
    if it is not the game's own.
    """

    game: Game
    validator: Validator
    offer: GameOffer
    brief: bool = False
    components: ComponentSet | None = None

    def set_of(self, case: Case) -> ComponentSet:
        """Return the component set with which a case is played."""
        in_force = self.components or self.game.components
        return self.game.component_sets[case.components] if case.components else in_force

    def unsupported(self, case: Case) -> str:
        """Return why the engine's own declaration rules a case out, or ''."""
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

    def ruled_out(self, story: Story, case: Case, expected: Recording) -> str:
        """Return why the engine's own declaration rules out a case of a story, or ''."""
        return self.unsupported(case) or self.uncovered(story, case, expected)

    def uncovered(self, story: Story, case: Case, expected: Recording) -> str:
        """Return what a case needs that the engine does not cover, in a sentence, or ''."""
        validator = self.validator.under(story.components)
        return Needs(self.offer.covers).missing(validator, story, case, expected)

    def uncovered_cases(self, story: Story, expected: Recording) -> dict[str, str]:
        """Return, for each case of a story, what it needs that the engine does not cover, or ''."""
        return {case.id: self.uncovered(story, case, expected) for case in story.cases}

    def judge(self, story: Story, case: Case, expected: Recording, actual: Recording) -> Judgement:
        """Return the judgement on one case of a story."""
        uncovered = self.uncovered_cases(story, expected)
        reason = self.not_judged(story, case, actual, uncovered)
        if reason:
            return Judgement(case, v.UNSUPPORTED, reason)
        examination = self.examine_case(story, case, expected, actual)
        return self.conclude(story, case, expected, actual, examination, uncovered)

    def not_judged(self, story: Story, case: Case, actual: Recording, uncovered: Mapping[str, str]) -> str:
        """Return why an engine is not judged by a case, by what it declares or says at the start, or ''.

        `uncovered` is the result of `uncovered_cases` for the story.
        """
        reason = self.unsupported(case) or uncovered[case.id]
        start = actual.step(0)
        failure = start.failure if start is not None else None
        made = start is not None and start.state and story.start.is_new_game and case.id == story.cases[0].id
        if not reason and not made and failure is not None and failure.verdict == UNSUPPORTED_FAILURE:
            reason = f"the engine says {failure.message}"
        return reason

    def conclude(
        self,
        story: Story,
        case: Case,
        expected: Recording,
        actual: Recording,
        examination: Examination,
        uncovered: Mapping[str, str],
    ) -> Judgement:
        """Return the judgement on a case, from what `examine_case` found in it."""
        if examination.not_reached:
            loaded = last_load(actual.step(examination.begins), actual)
            failure = loaded.failure if loaded is not None else None
            left_out = _left_out_before(story, case, uncovered)
            if left_out and (failure is None or failure.verdict == UNSUPPORTED_FAILURE):
                return Judgement(case, v.UNSUPPORTED, f"it cannot be reached: {left_out}")
            return Judgement(case, v.UNTESTABLE, examination.not_reached, SO_FAR)
        held = actual.held(examination.last_number)
        if examination.failure is not None:
            failed = _failed(case, examination.failure, examination.last_number)
            return msgspec.structs.replace(failed, held=held)
        judgement = self._judgement(story, case, examination, actual)
        if judgement.first is None:
            held = actual.held(examination.begins) if examination.begins else 0
        else:
            held = actual.held(judgement.at)
        proved = self._proved(story, case, expected, actual)
        return msgspec.structs.replace(judgement, held=held, clauses=proved)

    def _proved(self, story: Story, case: Case, expected: Recording, actual: Recording) -> tuple[str, ...]:
        """Return the clauses that a case shows by passing, including those of the deferred plays.

        A step of a tour does not show clauses that are visible only in what the engine does not cover or is
        not asked.
        """
        cases = [*cases_held(story, case, actual), case]
        clauses = dict.fromkeys(clause for one in cases for clause in one.clauses)
        sees = {verb: self._sees_whole(verb) for verb in (Verb.VIEW, Verb.OUTCOME)}
        if case.expectations or (all(sees.values()) and self.offer.covers.is_whole):
            return tuple(clauses)
        shown: set[str] = set()
        for number in range(cases[0].begins, case.ends + 1):
            step = expected.made(number)
            shown.update(step.clauses)
            shown.update(step.answers.view_clauses if sees[Verb.VIEW] else ())
            shown.update(step.answers.outcome_clauses if sees[Verb.OUTCOME] else ())
        return tuple(clause for clause in clauses if clause in shown)

    def _sees_whole(self, verb: Verb) -> bool:
        """Tell whether the engine's whole answer to a question is compared."""
        return verb in self.offer.verbs and getattr(self.offer.covers, verb) is None

    def way_on(
        self, story: Story, case: Case, expected: Recording, actual: Recording, examination: Examination
    ) -> Detour | None:
        """Return from which states an engine continues after it departed from the reference in a case.

        Its own state comes first if that still shows the same as the reference's, unless the engine has
        failed.
        """
        if not examination.strayed:
            return None
        there = without_own_keys_in(expected.made(case.ends).state)
        last = actual.step(case.ends)
        own = last.state if last is not None and last.refusal is None and not last.later else b""
        stays = [own] if own and stands_at(self.validator.under(story.components), own, there) else []
        states = [there, *stays] if examination.failure else [*stays, there]
        return Detour(states, examination.strayed)

    def examine_case(self, story: Story, case: Case, expected: Recording, actual: Recording) -> Examination:
        """Examine the steps of a case, with its lead-up if it is the first of its story."""
        return Examiner(self.validator.under(story.components), story, case, expected, actual).examination()

    def _judgement(self, story: Story, case: Case, examination: Examination, actual: Recording) -> Judgement:
        last, first, law = examination.last, examination.first, examination.law
        later = last is not None and last.later
        refusal = last.refusal if last is not None else None
        under = refusal.clause if refusal is not None else ""
        if later and first is None:
            return Judgement(case, v.UNSUPPORTED, DEFERS)
        if first is None and law is None:
            return Judgement(case, v.PASS, refused_under=under)
        if first is not None and _is_refused_on_the_way(case, examination):
            reason = f"a play that leads up to the case's own action failed: {first.message}"
            cause = self._cause(first)
            return Judgement(case, v.UNTESTABLE, reason, cause, (first,), first, examination.at)
        if self.brief:
            return Judgement(case, v.DIVERGES)
        broken = [] if later else self._broken_expectations(story, case, examination, actual)
        if law is not None and not broken and first is None:
            cause = f"{v.ILLEGAL_REPLY}: a conservation law is broken"
            return Judgement(case, v.ILLEGAL_REPLY, law.message, cause, (law,))
        wrong = [
            *broken,
            *([first] if first is not None and first not in broken else []),
            *([law] if law else []),
        ]
        verdict = v.FAIL if broken else v.DIVERGES
        cause = self._cause_of_all(wrong[0], first)
        return Judgement(case, verdict, wrong[0].message, cause, tuple(wrong), first, examination.at, under)

    def _broken_expectations(
        self, story: Story, case: Case, examination: Examination, actual: Recording
    ) -> list[Difference]:
        last = examination.last
        assert last is not None
        witness = Witness(
            self.validator.under(story.components),
            actual.made(0).state,
            last.state,
            last.refusal is not None and last.refusal.forbids,
            last.answers,
            examination.changed,
            last.refusal.words if last.refusal is not None else "",
        )
        asked = [one for one in case.expectations if not examination.is_left_alone or type(one) not in ASKED]
        broken = [difference for expectation in asked if (difference := unmet(expectation, witness))]
        if last.refusal is not None and not any(
            isinstance(one, RefusedExpected) for one in case.expectations
        ):
            words = last.refusal.words
            why = f"the action is refused, but no refusal is expected ({words}){last.refused_outcome}"
            broken.insert(0, Difference(What.REFUSAL, why, "", "accepted", words, stops_at=last.stops_at))
        elif examination.uncounted is not None:
            broken.insert(0, examination.uncounted)
        return broken

    def _cause_of_all(self, shown: Difference, first: Difference | None) -> str:
        """Return the name for the kind of failure: by its place, otherwise by the first difference."""
        if first is None or has_a_place(shown):
            return self._cause(shown, first.after if first is not None else "")
        return self._cause(first)

    def _cause(self, difference: Difference, after: str = "") -> str:
        return cause_of(self.game, self.validator, difference, after)


def _is_refused_on_the_way(case: Case, examination: Examination) -> bool:
    """Tell whether the engine refused a play that leads up to the case's own."""
    last, number = examination.last, examination.last_number
    is_on_the_way = number > 0 and examination.begins <= number <= case.begins
    return is_on_the_way and last is not None and last.refusal is not None


def _left_out_before(story: Story, case: Case, uncovered: Mapping[str, str]) -> str:
    """Return why the engine was not asked about some case before this one, or ''."""
    before = itertools.takewhile(lambda one: one.id != case.id, story.cases)
    return next((uncovered[one.id] for one in before if uncovered[one.id]), "")


def _failed(case: Case, failure: Failure, at: int) -> Judgement:
    if failure.verdict == UNSUPPORTED_FAILURE:
        return Judgement(case, v.UNSUPPORTED, f"the engine says {failure.message}")
    verdict = v.Verdict(failure.verdict)
    return Judgement(case, verdict, failure.message, f"{verdict}: {failure.cause}", at=at)
