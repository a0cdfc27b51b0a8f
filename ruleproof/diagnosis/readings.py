"""Tries other readings of the rulings on cases that an engine fails, without asking the engine again."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec

from ruleproof.cases.case import Case
from ruleproof.engines.recording import Recording, Step
from ruleproof.judging import verdicts as v
from ruleproof.judging.differences import departure, differ
from ruleproof.judging.judge import Judge
from ruleproof.language.operations import Refused
from ruleproof.rules.model import Ruling
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.run import GameRun
from ruleproof.running.workers import Failed

MOST_TRIED = 120
"""Maximum number of failing cases per game that are tried."""
FEWEST_PASSING = 2
"""A reading is suggested only if at least this many cases pass under it."""


class Trial(msgspec.Struct, frozen=True):
    """The effect of other readings on a failing case.

    `rests_on` are the rulings for which another reading changes the reference's answer at the first
    difference, the decisive rulings first. `passes_under` are the pairs of a ruling and a reading under which
    the engine's answers would pass.
    """

    rests_on: tuple[str, ...] = ()
    passes_under: tuple[tuple[str, str], ...] = ()


def suggested(cases: Collection[str], trials: Mapping[str, Trial]) -> tuple[str, str] | None:
    """Return the only ruling and reading under which all of these failing cases that were tried pass. Return
    None if fewer than two cases were tried, or if there is not exactly one such reading.
    """
    tried = [trials[case] for case in cases if case in trials]
    if len(tried) < FEWEST_PASSING:
        return None
    common = [one for one in tried[0].passes_under if all(one in other.passes_under for other in tried)]
    return common[0] if len(common) == 1 else None


class _Effect(NamedTuple):
    """The effect of another reading on a failing case: it changes the reference's answer at the first
    difference, and the engine's answers pass under it.
    """

    changes: bool = False
    passes: bool = False


class OtherReadings:
    """Judges failing cases as if another reading of a ruling were in force.

    The engine is not asked again. Its answers under its own configuration are compared with the reference's
    answers under the other reading. The expectations of a scenario that does not hold under the other reading
    are skipped.
    """

    def __init__(self, run: GameRun, progress: Callable[[str], None] = lambda _text: None) -> None:
        self._run = run
        self._recordings = run.plan.recordings
        self._game = self._recordings.suite.game
        self._progress = progress
        self._contradicted: dict[tuple[str, str], bool] = {}
        offer = run.plan.offer
        validator = self._recordings.suite.validator.covering(offer.covers)
        self._judge = Judge(self._game, validator, offer, components=self._recordings.suite.components)

    def trials(self) -> dict[str, Trial]:
        """Return the trial of each failing case that was tried, by case.

        A reading is ignored if the engine passes a scenario that does not hold under it.
        """
        differing = [one for one in self._run.failed if one.result.verdict.needs_answers]
        chosen = differing[:MOST_TRIED]
        rests: defaultdict[str, list[str]] = defaultdict(list)
        passes: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
        near = {failed.case.id: _clauses_near(failed) for failed in chosen}
        for ruling in self._game.rulings.values():
            asked = [failed for failed in chosen if _may_rest(failed, ruling, near[failed.case.id])]
            if not ruling.switchable or not asked:
                continue
            self._progress(f"trying {ruling.id.rpartition('.')[2]}")
            for reading, failed in itertools.product(ruling.readings, asked):
                effect = self._effect(failed, ruling, reading)
                if effect.changes and ruling.id not in rests[failed.case.id]:
                    rests[failed.case.id].append(ruling.id)
                if effect.passes and not self._is_contradicted(ruling, reading):
                    passes[failed.case.id].append((ruling.id, reading))
        trials = {}
        for case in (failed.case for failed in chosen):
            rulings = _decisive_first(rests[case.id], passes[case.id], case, self._game.rulings)
            trials[case.id] = Trial(rulings, tuple(passes[case.id]))
        return trials

    def _is_contradicted(self, ruling: Ruling, reading: str) -> bool:
        """Tell whether the engine passes a scenario about a ruling that does not hold under a reading."""
        if (ruling.id, reading) not in self._contradicted:
            passed = {one.case for one in self._run.results if one.verdict == v.PASS}
            self._contradicted[ruling.id, reading] = any(
                self._depends(recorded, ruling, reading)
                for recorded in self._run.plan.stories
                if recorded.story.cases[0].id in passed and _is_about(recorded.story.cases[0], ruling)
            )
        return self._contradicted[ruling.id, reading]

    def _depends(self, recorded: RecordedStory, ruling: Ruling, reading: str) -> bool:
        """Tell whether a scenario does not hold under another reading of a ruling."""
        in_force = {**self._recordings.readings, **recorded.story.readings}
        is_other = bool(recorded.story.cases[0].lines) and in_force[ruling.id] != reading
        other = {**in_force, ruling.id: reading}
        return is_other and bool(self._recordings.reference.contradiction(recorded, other))

    def _effect(self, failed: Failed, ruling: Ruling, reading: str) -> _Effect:
        """Return the effect of another reading of a ruling on a failing case."""
        story, case, original = failed.recorded.story, failed.case, failed.recorded.recording
        in_force = {**self._recordings.readings, **story.readings}
        first = _first(failed)
        before = Recording(original.steps[first : case.ends + 1])
        other = None
        if in_force[ruling.id] != reading:
            other = self._replayed(failed, first, {**in_force, ruling.id: reading})
        validator = self._recordings.suite.validator.for_set(story.components)
        if other is None or departure(validator, before, other) is None:
            return _Effect()
        changes = self._differs_there(failed, before.steps, other.steps, first)
        if len(other.steps) < len(before.steps):
            return _Effect(changes)
        expectations = case.expectations
        if self._depends(failed.recorded, ruling, reading):
            last = other.steps[-1]
            is_refused = last is not None and last.refusal is not None
            expectations = (Refused(line=case.line),) if is_refused else ()
        bare = msgspec.structs.replace(case, readings={}, expectations=expectations)
        expected = Recording((*original.steps[:first], *other.steps))
        passes = self._judge.for_story(story, expected).result(bare, failed.actual).verdict == v.PASS
        return _Effect(changes or passes, passes)

    def _differs_there(
        self, failed: Failed, one: Sequence[Step | None], other: Sequence[Step | None], first: int
    ) -> bool:
        """Tell whether two recordings of the reference differ at the first difference, or end before it."""
        difference, at = failed.result.first, failed.result.at - first
        left, right = (steps[at] if 0 <= at < len(steps) else None for steps in (one, other))
        if difference is None or left is None or right is None:
            return True
        validator = self._recordings.suite.validator.for_set(failed.recorded.story.components)
        return differ(validator, left, right, difference)

    def _replayed(self, failed: Failed, first: int, readings: Mapping[str, str]) -> Recording | None:
        """Return how the reference continues from a step under some readings, or None if it cannot."""
        state = failed.recorded.recording.made(first).state if first else b""
        oracle = self._recordings.oracle
        story = failed.recorded.story
        recording = oracle.replay(story, readings, since=first, state=state, until=failed.case.ends)
        return recording if recording.is_whole else None


def _decisive_first(
    rests: Sequence[str], passes: Sequence[tuple[str, str]], case: Case, rulings: Mapping[str, Ruling]
) -> tuple[str, ...]:
    """Return the rulings, first those under which the case can pass, then those about its clauses."""
    passing = {ruling for ruling, _ in passes}

    def importance(ruling: str) -> tuple[bool, bool]:
        return ruling not in passing, not _is_about(case, rulings[ruling])

    return tuple(sorted(rests, key=importance))


def _first(failed: Failed) -> int:
    """Return the step from which the judge examines a case: the start, or the end of the case before it."""
    return 0 if failed.case.id == failed.recorded.story.cases[0].id else failed.case.begins


def _is_about(case: Case, ruling: Ruling) -> bool:
    return ruling.id in case.readings or not set(ruling.clauses).isdisjoint(case.clauses)


def _may_rest(failed: Failed, ruling: Ruling, near: Collection[str]) -> bool:
    return ruling.id in failed.case.readings or any(clause in near for clause in ruling.clauses)


def _clauses_near(failed: Failed) -> set[str]:
    """Return the clauses that a case is about, and the clauses that the reference applied in it."""
    steps = failed.recorded.recording.steps[_first(failed) : failed.case.ends + 1]
    differs = {difference.what for difference in failed.result.differences}
    applied = (clause for step in steps if step is not None for clause in step.applied(differs))
    return {*failed.case.clauses, *applied}
