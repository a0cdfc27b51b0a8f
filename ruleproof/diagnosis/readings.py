"""Finds the readings that an engine plays, from its answers in a run. The engine is not asked again.

A reading is *played* instead of the one that was asked for if it explains a case in which the engine differs,
and no case contradicts it. A case *decides* between two readings at the first step in which the reference
answers differently under them. The engine's answer there fits one of them, or neither.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

import msgspec

from ruleproof.diagnosis.answered import (
    asked_only,
    counted,
    is_like,
    kind_of,
    looked_up,
    states_only,
    types_taken,
)
from ruleproof.diagnosis.engine_readings import CANNOT_TELL, NONE, ReadingPlayed, RulingPlayed
from ruleproof.engines.recording import Recording, Step
from ruleproof.judging.deferred_plays import deferred_plays
from ruleproof.judging.differences import compare, differ, origin_of
from ruleproof.judging.verdicts import Compared, Difference, Result
from ruleproof.rules.model import Ruling
from ruleproof.rules.validation import Invalid, Validator
from ruleproof.running.run import GameRun
from ruleproof.running.workers import Answered

_MOST_TRIED = 150
_MOST_OF_A_KIND = 10
"""Maximum number of differing cases that are tried at once, and of those with the same cause."""
_MOST_PAIRED = 5
"""Maximum number of readings of which any two are tried together, since one may hide the other."""
_FEW = 8
"""Of a reading that explains fewer cases than this, half as many may be left."""


class Reading(msgspec.Struct, frozen=True, order=True):
    """A reading of a ruling that an engine plays when it is asked for another one."""

    ruling: str
    asked: str
    plays: str


class Played(msgspec.Struct, frozen=True):
    """A reading that an engine plays, and the differing cases that are right under the readings found, but
    not without this one.
    """

    reading: Reading
    cases: tuple[str, ...]


class ReadingsPlayed:
    """Finds the readings that an engine plays, although others are in force."""

    def __init__(self, run: GameRun, progress: Callable[[str], None] = lambda _text: None) -> None:
        plan = run.plan
        self._recordings, self._offer, self._progress = plan.recordings, plan.offer, progress
        self._rulings = {one.id: one for one in plan.suite.game.rulings.values() if one.switchable}
        self._validator = plan.suite.validator.covering(plan.offer.covers)
        self._replays: dict[tuple[str, tuple[tuple[str, str], ...]], Recording] = {}
        self._differing = [one for one in run.failed if not one.result.undisputed]
        passed = {one.case: one for one in run.results if one.verdict.passes}
        self._passing = [
            Answered(one, case, self._as_answered(one.recording), passed[case.id])
            for one in plan.stories
            for case in one.story.cases
            if case.id in passed
        ]
        self.found: list[Reading] = []

    def find(self) -> tuple[Played, ...]:
        """Find the readings one by one: what is found explains earlier differences, and shows later ones.

        A reading is dropped if it is only resembled by a mistake: if many differences of the same kinds are
        left beside those that it explains, or any if it only explains why an action is missing that the
        engine never takes; if it explains a single case, and any case is left; and if it only explains why
        the engine refuses what the rules allow, and more cases are left: who is too strict refuses it, too.
        """
        while self._differing and (best := self._next()):
            self.found += best
        played = [Played(one, tuple(self._settled_by(one))) for one in self.found]
        left = Counter(kind_of(one) for one in self._differing if not self._fits(one))
        kinds = {one.case.id: kind_of(one) for one in self._differing}
        never = self._never_taken() if played else set[str]()
        kept = tuple(
            one
            for one in played
            if (own := {kinds[case] for case in one.cases})
            and 2 * (unexplained := sum(left[kind] for kind in own)) <= max(len(one.cases), _FEW)
            and not (unexplained and own <= never)
            and not (left and len(one.cases) == 1)
            and not (left.total() > len(one.cases) and all(map(self._is_refused, one.cases)))
        )
        self.found = [one.reading for one in kept]
        return kept

    def _is_refused(self, case: str) -> bool:
        """Tell whether the engine refuses the play at which it departs from the reference's answers."""
        one = next(one for one in self._differing if one.case.id == case)
        step = one.actual.step(self._departs(one, one.actual, one.recorded.recording)[0])
        return step is not None and step.refusal is not None

    def _never_taken(self) -> set[str]:
        """Return the types of the actions that the engine neither offers nor accepts in any case."""
        wanted = types_taken([one._replace(actual=one.recorded.recording) for one in self._differing])
        return wanted - types_taken([*self._differing, *self._passing])

    def rests_on(self, result: Result) -> tuple[str, ...]:
        """Return the rulings of which another reading changes the reference's answer at the first difference
        to the engine's, or if there are none, changes it at all; those about the clauses of the case first.
        """
        one = next((one for one in self._differing if one.case.id == result.case), None)
        if one is None or (first := result.first) is None or first.unused:
            return ()
        validator, at, before = self._validator_of(one), result.at, self._expected(one, self.found)
        changing: dict[str, bool] = {}
        for other in self._others(one, before, at):
            step = self._expected(one, [*self.found, other]).step(at)
            if step is None or (step.refusal is not None and first.what != Compared.REFUSAL):
                continue
            if differ(validator, before.step(at), step, first):
                engine = one.actual.step(at)
                explains = engine is not None and is_like(validator, engine, step, first)
                changing[other.ruling] = changing.get(other.ruling, False) or explains
        decisive = [ruling for ruling, explains in changing.items() if explains] or changing
        return tuple(
            sorted(decisive, key=lambda one: {*self._rulings[one].clauses}.isdisjoint(result.clauses))
        )

    def of_rulings(self) -> tuple[RulingPlayed, ...]:
        """Find what the engine plays of each switchable ruling, asked for each reading that it lists."""
        self.find()
        rows = []
        for ruling in self._rulings.values():
            self._progress(f"trying {ruling.id.rpartition('.')[2]}")
            declared = self._offer.readings.get(ruling.id, ())
            asked = declared or (self._recordings.readings[ruling.id],)
            rows.append(RulingPlayed(ruling.id, declared, tuple(self._played(ruling, one) for one in asked)))
        return tuple(rows)

    def _played(self, ruling: Ruling, asked: str) -> ReadingPlayed:
        for found in self.found:
            if (found.ruling, found.asked) == (ruling.id, asked):
                case = next(self._settled_by(found), "")
                return ReadingPlayed(asked, found.plays, f"answers like {found.plays}", case)
        others = [Reading(ruling.id, asked, other) for other in ruling.readings if other != asked]
        decided = {other.plays: self._first_decided(other) for other in others}
        fitting = [case for fits, case in decided.values() if fits == asked]
        if len(fitting) == len(others):
            return ReadingPlayed(asked, asked, example=fitting[0])
        if not fitting and (case := next((case for fits, case in decided.values() if case), "")):
            return ReadingPlayed(asked, NONE, f"answers neither like {asked} nor like another reading", case)
        unknown = ", ".join(other for other, (fits, _) in decided.items() if fits != asked)
        return ReadingPlayed(asked, CANNOT_TELL, f"no case that was judged separates {asked} from {unknown}")

    def _first_decided(self, reading: Reading) -> tuple[str, str]:
        """Return the reading that a case fits, if possible the one that was asked for, and the case."""
        neither = ("", "")
        for one in (*self._passing, *self._differing):
            for fits in self._decided(one, reading):
                if fits == reading.asked:
                    return fits, one.case.id
                neither = (fits, one.case.id)
        return neither

    def _asked(self, one: Answered, ruling: str) -> str:
        """Return the reading of a ruling that is asked for in a case."""
        return one.story.readings.get(ruling) or self._recordings.readings[ruling]

    def _as_answered(self, recording: Recording) -> Recording:
        """Return a recording of the reference without the answers for which the engine is not asked."""
        if {"legal_actions", "view", "outcome"} <= {*self._offer.verbs}:
            return recording
        return Recording(tuple(step and asked_only(step, self._offer.verbs) for step in recording.steps))

    def _next(self) -> tuple[Reading, ...]:
        """Return the reading that explains the most differences, if nothing contradicts it, or else two
        readings, if nothing contradicts either of them beside the other; nothing if there are none.
        """
        votes: Counter[Reading] = Counter()
        for one in self._left():
            expected = self._expected(one, self.found)
            at, _ = self._departs(one, one.actual, expected)
            others = self._others(one, expected, at)
            votes.update(other for other in others if other.plays in self._decided(one, other))
        ordered = sorted(votes, key=lambda reading: (-votes[reading], reading))
        pairs = combinations(ordered[:_MOST_PAIRED], 2)
        return next(filter(self._are_played, [*((one,) for one in ordered), *pairs]), ())

    def _left(self) -> Iterator[Answered]:
        """Yield cases that are not right under the readings found, some of each kind."""
        kinds: Counter[str] = Counter()
        for one in self._differing:
            if (
                kinds[one.result.cause] < _MOST_OF_A_KIND
                and kinds.total() < _MOST_TRIED
                and not self._fits(one)
            ):
                kinds[one.result.cause] += 1
                yield one

    def _fits(self, one: Answered) -> bool:
        return self._departs(one, one.actual, self._expected(one, self.found))[0] > one.case.ends

    def _others(self, one: Answered, expected: Recording, at: int) -> Iterator[Reading]:
        """Yield the other readings of the rulings that the reference has looked up by a step."""
        known = {(found.ruling, found.asked) for found in self.found}
        for ruling in looked_up(one, expected, at, self._rulings):
            asked = self._asked(one, ruling.id)
            if (ruling.id, asked) not in known:
                yield from (Reading(ruling.id, asked, other) for other in ruling.readings if other != asked)

    def _are_played(self, readings: tuple[Reading, ...]) -> bool:
        """Tell whether each of some readings is played, if the others are."""
        if len({one.ruling for one in readings}) < len(readings):
            return False
        known = self.found
        try:
            self.found = [*known, *readings]
            return all(map(self._is_played, readings))
        finally:
            self.found = known

    def _is_played(self, reading: Reading) -> bool:
        """Tell whether the engine's answers fit a reading in more of the deciding cases than they do not, and
        in none fit the reading that was asked for.
        """
        self._progress(f"trying {reading.ruling.rpartition('.')[2]}")
        fitting = neither = 0
        for one in (*self._differing, *self._passing):
            for fits in self._decided(one, reading):
                if fits == reading.asked:
                    return False
                fitting, neither = fitting + (fits == reading.plays), neither + (not fits)
        return fitting > neither

    def _decided(self, one: Answered, reading: Reading) -> Iterator[str]:
        """Yield the reading that the answers to a case fit, '' if they fit neither; nothing if the case does
        not decide between the two, or the engine has gone another way before. Answers follow from the state,
        so they are compared only if the states are alike.
        """
        if self._asked(one, reading.ruling) != reading.asked:
            return
        others = [found for found in self.found if found.ruling != reading.ruling]
        before = self._expected(one, others)
        if self._rulings[reading.ruling] not in looked_up(one, before, one.case.ends, self._rulings):
            return
        after = self._expected(one, [*others, reading])
        at, place = self._departs(one, self._as_answered(before), after)
        if place is None:
            return
        of_answer = place.what in (Compared.LEGAL_ACTIONS, Compared.VIEW, Compared.OUTCOME)
        if self._departs(one, states_only(one.actual), before)[0] < at + of_answer:
            return
        step = one.actual.step(at)
        if step is None or step.failure is not None:
            yield ""
        elif not step.deferred:
            yield self._fitting(one, reading, at, before, after, place)

    def _fitting(
        self,
        one: Answered,
        reading: Reading,
        at: int,
        before: Recording,
        after: Recording,
        place: Difference,
    ) -> str:
        """Return the reading that the engine's step fits at the place that decides, and in all other places
        that the reading changes; or ''.
        """
        step, left, right = (recording.made(at) for recording in (one.actual, before, after))
        validator = self._validator_of(one)
        if is_like(validator, step, left, place):
            return reading.asked
        if not is_like(validator, step, right, place):
            return ""
        try:
            other = self._difference(one, at, one.actual, right)
        except Invalid:
            return ""
        return "" if other is not None and differ(validator, left, right, other) else reading.plays

    def _settled_by(self, reading: Reading) -> Iterator[str]:
        without = [one for one in self.found if one != reading]
        for one in self._differing:
            if self._asked(one, reading.ruling) != reading.asked or not self._fits(one):
                continue
            if self._departs(one, one.actual, self._expected(one, without))[0] <= one.case.ends:
                yield one.case.id

    def _expected(self, one: Answered, readings: list[Reading]) -> Recording:
        """Return what the reference answers to a case under some readings, from the state in which it
        begins.
        """
        changed = {
            each.ruling: each.plays for each in readings if self._asked(one, each.ruling) == each.asked
        }
        expected, applied = one.recorded.recording, dict[str, str]()
        while changed:
            decided = {ruling.id for ruling in looked_up(one, expected, one.case.ends, self._rulings)}
            further = {ruling: reading for ruling, reading in changed.items() if ruling in decided}
            if further.keys() <= applied.keys():
                break
            applied |= further
            expected = self._replayed(one, applied)
        return expected

    def _replayed(self, one: Answered, changed: Mapping[str, str]) -> Recording:
        key = (one.case.id, tuple(sorted(changed.items())))
        if key not in self._replays:
            before = max(one.steps.start - 1, 0)
            state = one.recorded.recording.made(before).state if one.steps.start else b""
            readings = {**self._recordings.readings, **one.story.readings, **changed}
            again = self._recordings.oracle.replay(
                one.story, readings, since=before, state=state, until=one.case.ends
            )
            self._replays[key] = Recording((*[None] * before, *again.steps))
        return self._replays[key]

    def _departs(
        self, one: Answered, actual: Recording, expected: Recording
    ) -> tuple[int, Difference | None]:
        """Return the first step in which answers depart from the reference's, and the difference if it is
        between answers; the step after the case if there is none.
        """
        for number in one.steps:
            step, wanted = actual.step(number), expected.step(number)
            if step is None and wanted is None:
                break
            if step is None or wanted is None or step.failure is not None:
                return number, None
            if step.deferred:
                continue
            try:
                difference = self._difference(one, number, actual, wanted)
            except Invalid:
                return number, None
            if difference is not None:
                return number, difference
        return one.case.ends + 1, None

    def _difference(self, one: Answered, number: int, actual: Recording, wanted: Step) -> Difference | None:
        story = one.story
        origin = origin_of(story, number)
        deferred = deferred_plays(story, number, actual)
        step = counted(actual.made(number), wanted)
        return compare(self._validator_of(one), origin, step, wanted, deferred=deferred).difference

    def _validator_of(self, one: Answered) -> Validator:
        return self._validator.for_set(one.story.components)
