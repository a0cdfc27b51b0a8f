"""Judges the cases of a story by two recordings of it, the reference's and the engine's, and asks nobody."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.engines.recorder import NO_RESTART, UNSUPPORTED_FAILURE, Detour
from ruleproof.engines.recording import Answers, Failure, Recording, Step
from ruleproof.engines.session import OTHER, GameOffer
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.judging.deferred_plays import cases_held, words_of_held
from ruleproof.judging.differences import NEW_GAME, POSITION, examine, stands_at
from ruleproof.judging.expectations import OF_ANSWERS, Witness, unmet
from ruleproof.judging.needs import Needs
from ruleproof.judging.verdicts import Difference
from ruleproof.judging.wrong_states import (
    SO_FAR,
    cannot_begin,
    first_failure,
    last_load,
    left_alone,
    not_reached,
)
from ruleproof.language.operations import Play
from ruleproof.language.operations import Refused as RefusedExpected
from ruleproof.rules.canonical import Shape
from ruleproof.rules.model import ComponentSet, Game
from ruleproof.rules.validation import Invalid, Validator, without_own_keys_in

_MOST_PARTS = 3
"""So many parts of a path name a place."""


class Judgement(msgspec.Struct, frozen=True):
    """What a case came to.

    `first` is the first difference from the reference, found at the step number `at`, where an engine that
    does not answer as it must breaks off. `differences` are the broken expectations, then `first`, then a
    broken law of conservation. `held` says how many plays before that step, or before a passing step of a
    tour, were taken up for later and count with it; `clauses` are those that a pass proves.
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


@dataclass
class Examination:
    """What was found in the steps of one case, from `begins` on.

    `is_left_alone` says that the engine answers nothing about the last state, which it has made itself.
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
    is_left_alone: bool = False

    @property
    def strayed(self) -> str:
        """Return how the engine has left the way of the reference, or ''."""
        if self.failure is not None:
            return f"{SO_FAR}: {self.failure.message}"
        difference = self.first or self.law
        return self.not_reached or (difference.message if difference is not None else "")


@dataclass(frozen=True)
class Judge:
    """Judges the cases of one game; `offer` is what the engine says it can do.

    A brief judge tells what passes, and of what does not pass nothing more. `components` is the set in force,
    where it is not the game's own.
    """

    game: Game
    validator: Validator
    offer: GameOffer
    brief: bool = False
    components: ComponentSet | None = None

    def set_of(self, case: Case) -> ComponentSet:
        """Return the component set under which a case is played."""
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
        """Return what one case of a story came to."""
        uncovered = self.uncovered_cases(story, expected)
        reason = self.not_judged(story, case, actual, uncovered)
        if reason:
            return Judgement(case, v.UNSUPPORTED, reason)
        examination = self.examine_case(story, case, expected, actual)
        return self.conclude(story, case, expected, actual, examination, uncovered)

    def not_judged(self, story: Story, case: Case, actual: Recording, uncovered: Mapping[str, str]) -> str:
        """Return why an engine is not judged by a case, by what it declares or says at the start, or ''.

        `uncovered` is what `uncovered_cases` returned for the story.
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
        """Return what a case came to, from what `examine_case` found in it."""
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
        """Return the clauses that a case proves by passing: with those of the plays that were held, and of a
        step of a tour without those that only show where the engine covers not all.
        """
        cases = [*cases_held(story, case, actual), case]
        clauses = dict.fromkeys(clause for one in cases for clause in one.clauses)
        covers = self.offer.covers
        if case.expectations or covers.is_whole:
            return tuple(clauses)
        shown: set[str] = set()
        for number in range(cases[0].begins, case.ends + 1):
            step = expected.made(number)
            shown.update(step.clauses)
            shown.update(step.answers.view_clauses if covers.view is None else ())
            shown.update(step.answers.outcome_clauses if covers.outcome is None else ())
        return tuple(clause for clause in clauses if clause in shown)

    def way_on(
        self, story: Story, case: Case, expected: Recording, actual: Recording, examination: Examination
    ) -> Detour | None:
        """Return from which states an engine goes on that has departed from the reference in a case.

        Its own state comes first where that still shows what the reference's does, unless it has failed.
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
        """Examine the steps of a case: with its lead-up where it begins its story."""
        validator = self.validator.under(story.components)
        examination = Examination(0 if case.id == story.cases[0].id else case.begins + 1)
        first = actual.step(examination.begins)
        unloaded = first.loaded.failure if first is not None and first.loaded is not None else None
        if unloaded is not None and unloaded.cause == NO_RESTART:
            examination.failure, examination.last_number = unloaded, examination.begins
            return examination
        if first is None or unloaded is not None:
            examination.not_reached = not_reached(last_load(first, actual))
            return examination
        before = _answers_of(actual.step(examination.begins - 1)) if examination.begins else Answers()
        for number in range(examination.begins, case.ends + 1):
            step = actual.step(number)
            if step is None:
                break
            if step.loaded is not None:
                before = step.loaded.answers
                examination.not_reached = cannot_begin(validator, step.loaded)
            if examination.not_reached:
                break
            examination.last_number = number
            if step.later:
                examination.last, before = step, Answers()
                continue
            what: Play | str = story.plays[number - 1] if number else _beginning(story)
            besides = words_of_held(story, number, actual.held(number))
            try:
                if step.failure is not None:
                    failure = first_failure(validator, what, step)
                    examined = left_alone(validator, what, step, expected.step(number), besides)
                    if failure is None or examined is None:
                        examination.failure = failure
                        break
                    if examination.first is None:
                        examination.first, examination.at = examined.difference, number
                    examination.law = examination.law or examined.broken_law
                    examination.last, examination.is_left_alone = step, True
                    break
                examined = examine(
                    validator,
                    what,
                    step,
                    expected.step(number),
                    before,
                    compare=examination.first is None,
                    besides=besides,
                )
            except Invalid as error:
                examination.failure = Failure(v.ILLEGAL_REPLY, str(error), error.cause)
                break
            if examination.first is None and examined.difference is not None:
                examination.first, examination.at = examined.difference, number
            examination.law = examination.law or examined.broken_law
            examination.uncounted, examination.changed = examined.uncounted, examined.changed
            examination.last, before = step, step.answers
            if examination.first is not None and examination.begins:
                break
        return examination

    def _judgement(self, story: Story, case: Case, examination: Examination, actual: Recording) -> Judgement:
        refusal = examination.last.refusal if examination.last is not None else None
        under = refusal.clause if refusal is not None else ""
        first, law = examination.first, examination.law
        if examination.last is not None and examination.last.later and first is None:
            why = "the case ends on an action that the engine takes up for later: it has no position there"
            return Judgement(case, v.UNSUPPORTED, why)
        if first is None and law is None:
            return Judgement(case, v.PASS, refused_under=under)
        cause = self._cause(first, "") if first is not None else ""
        if (
            refusal is not None
            and examination.begins <= examination.last_number <= case.begins
            and examination.last_number
        ):
            assert first is not None
            reason = f"a play that leads up to the case's own action failed: {first.message}"
            return Judgement(case, v.UNTESTABLE, reason, cause, (first,), first, examination.at)
        if self.brief:
            return Judgement(case, v.DIVERGES)
        later = examination.last is not None and examination.last.later
        broken = [] if later else self._broken_expectations(story, case, examination, actual)
        differences = [
            *broken,
            *([first] if first is not None and first not in broken else []),
            *([law] if law else []),
        ]
        if not broken and first is None:
            assert law is not None
            cause = f"{v.ILLEGAL_REPLY}: a conservation law is broken"
            return Judgement(case, v.ILLEGAL_REPLY, law.message, cause, (law,))
        verdict = v.FAIL if broken else v.DIVERGES
        shown = differences[0]
        if first is not None and _has_a_place(shown):
            cause = self._cause(shown, first.after)
        return Judgement(
            case, verdict, differences[0].message, cause, tuple(differences), first, examination.at, under
        )

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
        asked = [
            one
            for one in case.expectations
            if not examination.is_left_alone or not isinstance(one, OF_ANSWERS)
        ]
        broken = [difference for expectation in asked if (difference := unmet(expectation, witness))]
        if last.refusal is not None and not any(
            isinstance(one, RefusedExpected) for one in case.expectations
        ):
            words = last.refusal.words
            why = f"the action is refused, and no refusal is expected ({words}){last.refused_outcome}"
            broken.insert(0, Difference("refusal", why, "", "accepted", words, stops_at=last.stops_at))
        elif examination.uncounted is not None:
            broken.insert(0, examination.uncounted)
        return broken

    def _cause(self, difference: Difference, after: str) -> str:
        """Return a short name for a difference found after an action, the same for those of one kind."""
        action = _action_type(difference.after or after)
        if difference.what == "legal actions":
            sort = "missing" if difference.missing or not difference.extra else "extra"
            values = difference.actual if sort == "extra" else difference.expected
            listed = values if isinstance(values, list) else []
            kinds = sorted({str(one.get("type", "?")) for one in listed if isinstance(one, dict)})
            return f"{sort} legal action: {', '.join(kinds) or '?'}"
        if difference.what == "refusal":
            deed = "new game" if difference.after == NEW_GAME else action or "action"
            return f"{'accepted' if difference.expected == 'refused' else 'refused'}: {deed}"
        what = difference.path.split("/")[0] if difference.what == "state" else difference.what
        answer = f"{what} {self._kind_of_place(difference)}".strip()
        return answer if difference.what in ("view", "outcome") else f"{action or 'start'}: {answer}"

    def _kind_of_place(self, difference: Difference) -> str:
        """Return where something differs, with * for seats, cities and what else the schema does not name."""
        shapes = self.validator.shapes
        shape: Shape | None = {"view": shapes.view, "outcome": shapes.outcome}.get(
            difference.what, shapes.state
        )
        shown = []
        for part in difference.path.split("/")[:_MOST_PARTS]:
            named = shape.names(part) if shape is not None else not part.isdigit()
            shown.append(part if named and part not in self.game.seats else "*")
            shape = (
                shape.child(int(part) if part.isdigit() and not named else part)
                if shape is not None
                else None
            )
        return "/".join(shown)


def _left_out_before(story: Story, case: Case, uncovered: Mapping[str, str]) -> str:
    """Return why the engine was not asked about some case before this one, or ''."""
    before = itertools.takewhile(lambda one: one.id != case.id, story.cases)
    return next((uncovered[one.id] for one in before if uncovered[one.id]), "")


def _failed(case: Case, failure: Failure, at: int) -> Judgement:
    if failure.verdict == UNSUPPORTED_FAILURE:
        return Judgement(case, v.UNSUPPORTED, f"the engine says {failure.message}")
    verdict = v.Verdict(failure.verdict)
    return Judgement(case, verdict, failure.message, f"{verdict}: {failure.cause}", at=at)


def _has_a_place(difference: Difference) -> bool:
    """Tell whether a difference is one of values at a place, by which it can be named."""
    return bool(difference.path) and difference.what not in ("legal actions", "refusal")


def _beginning(story: Story) -> str:
    return NEW_GAME if story.start.is_new_game else POSITION


def _answers_of(step: Step | None) -> Answers:
    return step.answers if step is not None else Answers()


def _action_type(after: str) -> str:
    start = after.find("{")
    if start < 0:
        return ""
    try:
        action = jsontext.decode(after[start:].encode())
    except ValueError:
        return ""
    return str(action.get("type", "")) if isinstance(action, dict) else ""
