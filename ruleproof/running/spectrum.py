"""The spectrum of a run: which clauses took part in what passed and in what failed, by the recordings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.recording import Step
from ruleproof.engines.session import GameOffer
from ruleproof.judging import verdicts as v
from ruleproof.judging.diagnosis import Failing, Passing, diagnose, suspicions
from ruleproof.judging.evidence import EXPLAINS, HANGS, NOTHING, UNCALLED, parts_of_failure
from ruleproof.judging.holding import taken_together
from ruleproof.judging.verdicts import Difference, Result
from ruleproof.running.blame import Blame
from ruleproof.running.hypotheses import Hypotheses
from ruleproof.running.probes import Probes
from ruleproof.running.recordings import Recorded

_MOST_TRIED = 25
"""Differences of so many kinds are tried."""
_MOST_EXPLAINED, _MOST_SUSPECTED, _OWN_SUSPECTED = 6, 10, 5
"""Of so many faults changes of the reference are looked for that explain them, in the functions of so many
clauses, and of so many of each case.
"""
_TELLING = (NOTHING, HANGS, EXPLAINS)
"""What comes of it when a clause is tried, the most telling last."""


class Spectrum:
    """The clauses of the cases of some stories under some readings."""

    def __init__(
        self, suite: Suite, readings: Mapping[str, str], stories: Sequence[Recorded], offer: GameOffer
    ) -> None:
        self._blame = Blame(suite, readings)
        self.hypotheses = Hypotheses(suite, readings, offer)
        self._cases = {case.id: (recorded, case) for recorded in stories for case in recorded.story.cases}
        self._fields = _fields(stories)
        self._parts: dict[str, tuple[set[str], set[str]]] = {}
        self._suite = suite
        self._readings = readings

    def of(self, results: Iterable[Result]) -> tuple[list[Failing], Passing]:
        """Return what failed and what passed of some results."""
        failing: list[Failing] = []
        applied: Counter[str] = Counter()
        idle: Counter[str] = Counter()
        about: Counter[str] = Counter()
        trials = _Trials(Probes(self._suite, self._readings))
        passed: list[Recorded] = []
        failed: dict[str, tuple[Recorded, Case, Result]] = {}
        for result in results:
            if result.case not in self._cases:
                continue
            recorded, case = self._cases[result.case]
            if result.verdict in v.FAULTS:
                failing.append(self._failing(recorded, case, result, trials))
                if case.lines and result.first is not None:
                    failed[case.id] = recorded, case, result
            elif result.verdict == v.PASS:
                if case.id not in self._parts:
                    self._parts[case.id] = _took_part(recorded, case, result.held)
                did, did_not = self._parts[case.id]
                applied.update(did)
                idle.update(did_not)
                about.update(_subject(case))
                if case.lines:
                    passed.append(recorded)
        passing = Passing(applied, idle, about)
        return self._as_if(failing, passing, failed, passed), passing

    def _as_if(
        self,
        failing: Sequence[Failing],
        passing: Passing,
        failed: Mapping[str, tuple[Recorded, Case, Result]],
        passed: Sequence[Recorded],
    ) -> list[Failing]:
        """Return what failed with the changes of the reference that alone explain it, those of each of the
        first faults apart.
        """
        as_if: dict[str, dict[str, str]] = defaultdict(dict)
        known = {one.case: one for one in failing}
        for fault in diagnose([one for one in failing if one.parts], passing)[:_MOST_EXPLAINED]:
            its = [known[case] for case in fault.cases if case in failed]
            foremost = _foremost(its, passing, _MOST_SUSPECTED)
            kinds: dict[Kind, list[Failing]] = defaultdict(list)
            for one in sorted(its, key=lambda one: (v.ALL.index(one.verdict), one.steps)):
                kinds[_kind(failed[one.case][2])].append(one)
            shown = {
                ones[0].case: (
                    *failed[ones[0].case],
                    {*foremost, *_foremost(ones[:1], passing, _OWN_SUSPECTED)},
                )
                for ones in kinds.values()
            }
            for explained in self.hypotheses.explaining([*shown.values()], passed):
                alike = (ones for ones in kinds.values() if ones[0].case in explained.cases)
                for one in chain.from_iterable(alike):
                    for clause in explained.clauses:
                        as_if[one.case].setdefault(clause, explained.change)
        return [msgspec.structs.replace(one, as_if=as_if.get(one.case, {})) for one in failing]

    def _failing(self, recorded: Recorded, case: Case, result: Result, trials: _Trials) -> Failing:
        first, at = result.first, result.at
        parts: Mapping[str, str] = {}
        tried: Mapping[str, str] = {}
        expected = taken_together(recorded.recording, at, result.held) if at >= 0 else recorded.recording
        step = expected.step(at) if at >= 0 else None
        if first is not None and step is not None:
            parts = self._blame.parts(recorded.story, at, first, expected, self._fields)
            tried = trials.of(recorded, at, first, result.cause, parts) if not result.held else {}
        elif step is not None:
            parts = parts_of_failure(step)
        words = next((str(one.actual) for one in result.differences if _is_refused(one)), "")
        return Failing(result.case, result.verdict, _subject(case), parts, max(result.at, 0), tried, words)


def _foremost(failing: Sequence[Failing], passing: Passing, number: int) -> list[str]:
    """Return so many clauses that are the most suspicious of some that fail."""
    suspicion = suspicions(failing, passing)
    return sorted(suspicion, key=lambda clause: (-suspicion[clause], clause))[:number]


Kind = tuple[str, str, str]


def _kind(result: Result) -> Kind:
    """Return what tells differences apart: the cause, what is compared, and the last part of the place."""
    first = result.first
    assert first is not None
    return result.cause, first.what, first.path.rpartition("/")[2]


class _Trials:
    """Tries clauses on differences, those of one kind once, and not without end.

    Of further differences it tells what came of it at a place of the same kind.
    """

    def __init__(self, probes: Probes) -> None:
        self.probes = probes
        self._known: dict[tuple[Any, ...], dict[str, str]] = {}
        self._of_places: dict[tuple[Any, ...], dict[str, str]] = {}

    def of(
        self, recorded: Recorded, at: int, first: Difference, cause: str, parts: Mapping[str, str]
    ) -> Mapping[str, str]:
        """Return what hangs on each clause that has a part in a difference, as far as it is tried."""
        clauses = sorted(clause for clause, part in parts.items() if part != UNCALLED)
        place = (cause, first.what, first.path.rpartition("/")[2])
        kind = (*place, *clauses)
        if kind not in self._known:
            of_place = self._of_places.setdefault(place, {})
            if len(self._known) >= _MOST_TRIED:
                return {clause: of_place[clause] for clause in clauses if clause in of_place}
            tried = self.probes.try_clauses(recorded.story, at, first, recorded.recording, clauses)
            self._known[kind] = tried
            for clause, what in tried.items():
                of_place[clause] = max(what, of_place.get(clause, what), key=_TELLING.index)
        return self._known[kind]


def _is_refused(difference: Difference) -> bool:
    """Tell whether a difference is that the engine refuses, with words of its own, what it must accept."""
    refused = difference.what == "refusal" and difference.expected == "accepted"
    return refused and difference.actual != "refused"


def _subject(case: Case) -> tuple[str, ...]:
    """Return the clauses that a case was written for; a step of a tour was written for none."""
    return case.clauses if case.lines else ()


def _took_part(recorded: Recorded, case: Case, held: int) -> tuple[set[str], set[str]]:
    """Return the clauses that the reference applied in a case, and those that had nothing to do in it."""
    did: set[str] = set()
    did_not: set[str] = set()
    for step in _steps(recorded, case, held):
        did.update(step.clauses, step.answers.view_clauses, step.answers.outcome_clauses)
        did_not.update(step.idle, step.answers.idle)
        if step.refusal is not None and step.refusal.clause:
            did.add(step.refusal.clause)
    return did, did_not - did


def _steps(recorded: Recorded, case: Case, held: int) -> Iterator[Step]:
    story: Story = recorded.story
    begins = 0 if case.id == story.cases[0].id else case.begins + 1 - held
    for number in range(begins, case.ends + 1):
        step = recorded.recording.step(number)
        if step is not None:
            yield step


def _fields(stories: Iterable[Recorded]) -> dict[str, frozenset[str]]:
    """Return the fields of a state that each clause changes in any story."""
    fields_by_clause: dict[str, set[str]] = defaultdict(set)
    for recorded in stories:
        for step in recorded.recording.steps:
            for clause, fields in step.changes.items() if step is not None else ():
                fields_by_clause[clause].update(fields)
    return {clause: frozenset(fields) for clause, fields in fields_by_clause.items()}
