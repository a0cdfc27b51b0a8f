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
from ruleproof.engines.recorder import ContinueFrom
from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Recording, Step
from ruleproof.judging import verdicts as v
from ruleproof.judging.causes import has_a_place, name_cause
from ruleproof.judging.deferred_plays import deferred_cases
from ruleproof.judging.differences import same_text, stands_at
from ruleproof.judging.examination import Examination, Examiner, NotAnswered, NotReached, Played
from ruleproof.judging.expectations import Witness, unmet
from ruleproof.judging.needs import is_left_out, uncovered_part
from ruleproof.judging.refusals import acceptance, of_chance_refused, refused_in_words
from ruleproof.judging.results import result_of, why_contested
from ruleproof.judging.verdicts import Compared, Difference, Result
from ruleproof.judging.wrong_states import SO_FAR, last_load
from ruleproof.language.operations import ASKED
from ruleproof.language.operations import Refused as RefusedExpected
from ruleproof.rules.model import ComponentSet, Game
from ruleproof.rules.validation import Validator, without_own_keys_in
from ruleproof.rules.verbs import Verb

HOLDS = "the case ends on an action that the engine defers: it has no position there"


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

    @property
    def whole_answers(self) -> list[Verb]:
        """Return which of the views and the outcome the engine gives in full."""
        asked = [verb for verb in (Verb.VIEW, Verb.OUTCOME) if verb in self.offer.verbs]
        return [verb for verb in asked if getattr(self.offer.covers, verb) is None]

    @property
    def shows_everything(self) -> bool:
        """Tell whether everything about the engine's states is compared."""
        return self.offer.covers.is_whole and len(self.whole_answers) == 2

    def other_set_of(self, case: Case) -> str:
        """Return the name of the component set that a case uses, if it is not the set in force."""
        if not case.components:
            return ""
        in_force = self.components or self.game.components
        return case.components if self.set_of(case).digest != in_force.digest else ""

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
            if reading not in declared:
                return f"the engine does not play {ruling} as {reading!r}"
        return ""

    def for_story(self, story: Story, expected: Recording, fault: str = "") -> StoryJudge:
        """Return the judge of one story. `expected` is the reference's recording, and `fault` says where the
        reference disagrees with the story.
        """
        return StoryJudge(self, story, expected, fault)


class StoryJudge:
    """Judges the cases of one story, in their order.

    Each case is examined once, so an engine's recording may grow from call to call, but must not change. What
    blocks a case also blocks the cases after it that the engine does not reach.
    """

    def __init__(self, judge: Judge, story: Story, expected: Recording, fault: str = "") -> None:
        self.story = story
        self.expected = expected
        self.fault = fault
        self.examinations: dict[str, Examination] = {}
        self._judge = judge
        self._validator = judge.validator.for_set(story.components)
        self._blocked_by = ""

    @cached_property
    def uncovered(self) -> dict[str, str]:
        """Return, for each case of the story, the part that it needs and the engine does not cover, or ''."""
        offer, validator = self._judge.offer, self._validator
        return {
            case.id: uncovered_part(offer.covers, validator, self.story, case, self.expected)
            for case in self.story.cases
        }

    def ruled_out(self, case: Case) -> str:
        """Return the reason why the engine's own declaration rules a case out, or ''."""
        return self._judge.unsupported(case) or self.uncovered[case.id]

    def skipped(self) -> list[str]:
        """Return the cases of a tour that the engine does not play."""
        several = len(self.story.cases) > 1
        return [case.id for case in self.story.cases if several and self.ruled_out(case)]

    def result(self, case: Case, actual: Recording) -> Result:
        """Return the result of a case, from the engine's recording of the story."""
        if self.fault:
            return result_of(case, v.SUITE_ERROR, self.fault)
        unsupported = self._unsupported(case, actual)
        result = unsupported or self._judged(case, actual)
        if result.verdict != v.UNTESTABLE:
            self._blocked_by = result.reason if unsupported is not None and result.reason != HOLDS else ""
            self._blocked_by = self._blocked_by or why_contested(result, case, self._judge.game)
        elif self._blocked_by:
            return result_of(case, v.UNSUPPORTED, f"it cannot be reached: {self._blocked_by}")
        return result

    def next_states(self, case: Case, steps: Sequence[Step | None]) -> ContinueFrom | None:
        """Return the states from which an engine continues after a case, or None if it continues from its
        own.

        After a difference, its own state is tried first if it still agrees with the reference's state, unless
        the engine has failed. After a choice of the editor it must be the same throughout: an engine that
        chose otherwise may be about to ask something else at the same table.
        """
        there = without_own_keys_in(self.expected.made(case.ends).state)
        if self.uncovered[case.id]:
            return ContinueFrom([there], self.uncovered[case.id])
        actual = Recording(tuple(steps))
        examination = self._examined(case, actual)
        if not examination.departed:
            return None
        last = actual.step(case.ends)
        own = last.state if last is not None and last.refusal is None and not last.deferred else b""
        stands = own and stands_at(self._validator, own, there)
        if stands and case.choices_in_play:
            stands = same_text(without_own_keys_in(own), there)
        stays = [own] if stands else []
        states = [there, *stays] if isinstance(examination, NotAnswered) else [*stays, there]
        return ContinueFrom(states, examination.departed)

    def _examined(self, case: Case, actual: Recording) -> Examination:
        if case.id not in self.examinations:
            examiner = Examiner(self._validator, self.story, case, self.expected, actual)
            self.examinations[case.id] = examiner.examination()
        return self.examinations[case.id]

    def _unsupported(self, case: Case, actual: Recording) -> Result | None:
        """Return the result of a case that does not apply to an engine; None if the case applies.

        Either the engine's declaration rules it out, or the engine says that it does not support a request,
        or it has no position at the end of the case.
        """
        if reason := self.ruled_out(case) or self._unsupported_start(case, actual):
            return result_of(case, v.UNSUPPORTED, reason)
        match self._examined(case, actual):
            case NotReached() if not_asked := self._not_asked_before(case, actual):
                return result_of(case, v.UNSUPPORTED, f"it cannot be reached: {not_asked}")
            case NotAnswered(failure=failure, at=at) if failure.verdict == UNSUPPORTED_FAILURE:
                result = result_of(case, v.UNSUPPORTED, f"the engine says {failure.message}")
                return msgspec.structs.replace(result, at=at, deferred=actual.deferred_before(at))
            case Played(first=None, last=last) as played if last.deferred:
                result = msgspec.structs.replace(result_of(case, v.UNSUPPORTED, HOLDS), at=played.ends)
                return self._with_held(result, case, played, actual)
        return None

    def _unsupported_start(self, case: Case, actual: Recording) -> str:
        """Return what the engine says if it does not support the start of the story, or ''."""
        start = actual.step(0)
        if start is None or start.failure is None or not start.is_unsupported:
            return ""
        made = start.state and self.story.start.is_new_game and case.id == self.story.cases[0].id
        return "" if made else f"the engine says {start.failure.message}"

    def _not_asked_before(self, case: Case, actual: Recording) -> str:
        """Return why an earlier case of the story was not asked, if a case cannot be reached because of
        this.
        """
        first = actual.step(self.story.first_step(case))
        loaded = last_load(first, actual)
        if loaded is not None and loaded.failure is not None and not loaded.is_unsupported:
            return ""
        before = itertools.takewhile(lambda one: one.id != case.id, self.story.cases)
        return next((self.uncovered[one.id] for one in before if self.uncovered[one.id]), "")

    def _judged(self, case: Case, actual: Recording) -> Result:
        """Return the result of a case that applies to the engine."""
        match self._examined(case, actual):
            case NotReached(departed=why):
                return self._fault(case, v.UNTESTABLE, why, SO_FAR)
            case NotAnswered(failure=failure, at=at):
                verdict = v.Verdict(failure.verdict)
                result = self._fault(case, verdict, failure.message, f"{verdict}: {failure.cause}")
                deferred = actual.deferred_before(at)
                return msgspec.structs.replace(result, at=at, deferred=deferred)
            case Played() as played:
                return self._with_held(self._compared(case, played, actual), case, played, actual)

    def _compared(self, case: Case, played: Played, actual: Recording) -> Result:
        """Return the result of a case that the engine has played."""
        last, first, law = played.last, self._in_its_sentence(played.first, played.at), played.broken_law
        under = last.refusal.clause if last.refusal is not None else ""
        if first is None and law is None:
            return msgspec.structs.replace(result_of(case, v.PASS), refused_under=under)
        if first is not None and _is_refused_on_the_way(case, played):
            reason = f"a play that leads up to the case's own action failed: {first.message}"
            return self._fault(case, v.UNTESTABLE, reason, self._cause(first), [first], first, played.at)
        broken = [] if last.deferred else self._broken_expectations(case, played, actual)
        if first is None and law is not None and not broken:
            cause = f"{v.ILLEGAL_REPLY}: a conservation law is broken"
            return self._fault(case, v.ILLEGAL_REPLY, law.message, cause, [law])
        wrong = [*broken, *(one for one in (first, law) if one is not None and one not in broken)]
        verdict = v.FAIL if broken else v.DIVERGES
        cause = self._cause_of_all(wrong[0], first)
        result = self._fault(case, verdict, wrong[0].message, cause, wrong, first, played.at)
        return msgspec.structs.replace(result, refused_under=under)

    def _fault(
        self,
        case: Case,
        verdict: v.Verdict,
        reason: str,
        cause: str,
        differences: Sequence[Difference] = (),
        first: Difference | None = None,
        at: int = -1,
    ) -> Result:
        """Return the result of a case that is a fault of the engine."""
        return msgspec.structs.replace(
            result_of(case, verdict, reason),
            cause=cause,
            differences=tuple(differences),
            at=at,
            left=differences.index(first) if first is not None else -1,
            components=self._judge.other_set_of(case),
        )

    def _with_held(self, result: Result, case: Case, played: Played, actual: Recording) -> Result:
        """Return the result with the deferred plays that are judged with the case, and the clauses of all."""
        if played.first is not None:
            deferred = actual.deferred_before(played.at)
        else:
            deferred = actual.deferred_before(played.begins) if played.begins else 0
        return msgspec.structs.replace(result, deferred=deferred, clauses=self._proved(case, actual))

    def _proved(self, case: Case, actual: Recording) -> tuple[str, ...]:
        """Return the clauses that a case shows by passing, including those of the deferred plays.

        A step of a tour does not show a clause that is visible only in parts that the engine does not cover
        or is not asked for.
        """
        cases = [*deferred_cases(self.story, case, actual), case]
        clauses = dict.fromkeys(clause for one in cases for clause in one.clauses)
        if case.expectations or self._judge.shows_everything:
            return tuple(clauses)
        steps = map(self.expected.made, range(cases[0].begins, case.ends + 1))
        shown = {clause for step in steps for clause in step.applied(self._judge.whole_answers)}
        return tuple(clause for clause in clauses if clause in shown)

    def _broken_expectations(self, case: Case, played: Played, actual: Recording) -> list[Difference]:
        last = played.last
        first = actual.step(0) or self.expected.made(0)
        witness = Witness(
            self._validator,
            first.state,
            last.state,
            last.refusal is not None and last.refusal.forbids,
            last.answers,
            played.changed,
            last.refusal.words if last.refusal is not None else "",
        )
        covers = self._validator.covers
        due = [one for one in case.expectations if not is_left_out(one, case, covers)]
        asked = [one for one in due if not played.is_unanswered or type(one) not in ASKED]
        broken = [difference for expectation in asked if (difference := unmet(expectation, witness))]
        is_expected = any(isinstance(one, RefusedExpected) for one in case.expectations)
        if last.refusal is not None and not is_expected:
            words = last.refusal.words
            answer = refused_in_words(last.refusal)
            why = f"the action {answer}, but no refusal is expected ({words}){last.refused_outcome}"
            refused = Difference(
                Compared.REFUSAL, why, "", acceptance(last.refusal), words, line=self._line_of(played.ends)
            )
            broken.insert(0, of_chance_refused(last, refused))
        elif played.uncounted is not None:
            broken.insert(0, played.uncounted)
        return broken

    def _in_its_sentence(self, first: Difference | None, at: int) -> Difference | None:
        """Return a difference with the line of its play, if the play is wrongly refused or accepted."""
        if first is None or first.what != Compared.REFUSAL or first.line:
            return first
        return msgspec.structs.replace(first, line=self._line_of(at))

    def _line_of(self, step: int) -> int:
        """Return the line of the sentence with the play that leads to a step, or 0."""
        return self.story.plays[step - 1].line if 0 < step <= len(self.story.plays) else 0

    def _cause_of_all(self, shown: Difference, first: Difference | None) -> str:
        """Return the short name for the kind of failure: by the place shown, otherwise by the first
        difference.
        """
        if first is None or has_a_place(shown):
            return self._cause(shown, first.action if first is not None else "")
        return self._cause(first)

    def _cause(self, difference: Difference, action: str = "") -> str:
        return name_cause(self._judge.game, self._judge.validator, difference, action)


def _is_refused_on_the_way(case: Case, played: Played) -> bool:
    """Tell whether the engine refused a play that leads up to the case's own plays."""
    number = played.ends
    is_on_the_way = number > 0 and played.begins <= number <= case.begins
    return is_on_the_way and played.last.refusal is not None
