"""The spectrum of a run: which clauses took part in what passed and in what failed, by the recordings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ruleproof.cases.case import Case, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.recording import Step
from ruleproof.engines.session import GameOffer
from ruleproof.judging import verdicts as v
from ruleproof.judging.diagnosis import Failing, Passing
from ruleproof.judging.evidence import parts_of_failure
from ruleproof.judging.holding import taken_together
from ruleproof.judging.verdicts import Difference, Result
from ruleproof.running.blame import Blame
from ruleproof.running.recordings import Recorded


class Spectrum:
    """The clauses of the cases of some stories under some readings."""

    def __init__(
        self, suite: Suite, readings: Mapping[str, str], stories: Sequence[Recorded], offer: GameOffer
    ) -> None:
        self._blame = Blame(suite, readings)
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
        for result in results:
            if result.case not in self._cases:
                continue
            recorded, case = self._cases[result.case]
            if result.verdict in v.FAULTS:
                failing.append(self._failing(recorded, case, result))
            elif result.verdict == v.PASS:
                if case.id not in self._parts:
                    self._parts[case.id] = _took_part(recorded, case, result.held)
                did, did_not = self._parts[case.id]
                applied.update(did)
                idle.update(did_not)
                about.update(_subject(case))
        return failing, Passing(applied, idle, about)

    def _failing(self, recorded: Recorded, case: Case, result: Result) -> Failing:
        first, at = result.first, result.at
        parts: Mapping[str, str] = {}
        expected = taken_together(recorded.recording, at, result.held) if at >= 0 else recorded.recording
        step = expected.step(at) if at >= 0 else None
        if first is not None and step is not None:
            parts = self._blame.parts(recorded.story, at, first, expected, self._fields)
        elif step is not None:
            parts = parts_of_failure(step)
        words = next((str(one.actual) for one in result.differences if _is_refused(one)), "")
        return Failing(result.case, result.verdict, _subject(case), parts, max(result.at, 0), {}, words)


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
