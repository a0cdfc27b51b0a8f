"""Tries the other readings of the rulings on cases that an engine fails, without asking the engine again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from ruleproof.cases.case import Case, Start
from ruleproof.engines.recording import Recording, Step
from ruleproof.engines.session import GameOffer
from ruleproof.judging import verdicts as v
from ruleproof.judging.judge import Judge
from ruleproof.judging.verdicts import Result
from ruleproof.rules.model import Ruling
from ruleproof.running.blame import answers_otherwise
from ruleproof.running.recordings import Recorded, Recordings

MOST_TRIED = 10
"""So many failing cases of one kind are tried under other readings."""
MOST_TRIED_IN_ALL = 120
"""So many failing cases of a game are."""


@dataclass(frozen=True)
class Suspect:
    """A case that an engine fails, with what the engine answered."""

    recorded: Recorded
    case: Case
    found: Recording
    result: Result


class OtherReadings:
    """Judges failing cases as if another reading of a ruling were in force.

    The engine is not asked again: what it answered under its own configuration is held against the
    reference's answers under the other reading. An expectation that a scenario writes for the reading in
    force is then left out; all others must hold under every reading.
    """

    def __init__(
        self,
        recordings: Recordings,
        offer: GameOffer,
        progress: Callable[[str], None] = lambda _text: None,
    ) -> None:
        self._recordings = recordings
        self._progress = progress
        validator = recordings.suite.validator.covering(offer.covers)
        fresh = recordings.fresh(offer.covers)
        self._judge = Judge(recordings.suite.game, validator, offer, fresh=fresh)

    def tried(self, suspects: Sequence[Suspect], shown: Iterable[Case] = ()) -> Iterator[Result]:
        """Yield the result of each suspect with the rulings that its first difference rests on, and the
        readings that it passes under. A reading is not among these if a case of another reading of the ruling
        is `shown`, that is passes.
        """
        chosen = suspects[:MOST_TRIED_IN_ALL]
        rests: dict[str, list[str]] = {suspect.case.id: [] for suspect in chosen}
        passes: dict[str, list[str]] = {suspect.case.id: [] for suspect in chosen}
        near = {suspect.case.id: _clauses_near(suspect) for suspect in chosen}
        plays = {(ruling, reading) for case in shown for ruling, reading in case.readings.items()}
        for ruling in self._recordings.suite.game.rulings.values():
            asked = [suspect for suspect in chosen if _may_rest(suspect, ruling, near[suspect.case.id])]
            if not ruling.switchable or not asked:
                continue
            self._progress(f"trying {ruling.id.rpartition('.')[2]}")
            for reading in ruling.readings:
                for suspect in asked:
                    rests_on, passed = self._under(suspect, ruling, reading)
                    if rests_on and ruling.id not in rests[suspect.case.id]:
                        rests[suspect.case.id].append(ruling.id)
                    if passed and not any(one == ruling.id and two != reading for one, two in plays):
                        passes[suspect.case.id].append(f"{ruling.id}={reading}")
        for suspect in chosen:
            yield msgspec.structs.replace(
                suspect.result,
                tried=True,
                rests_on=tuple(rests[suspect.case.id]),
                passes_under=tuple(passes[suspect.case.id]),
            )

    def _under(self, suspect: Suspect, ruling: Ruling, reading: str) -> tuple[bool, bool]:
        """Tell whether a case rests on a ruling by this reading of it, and whether it passes under that."""
        story, case, original = suspect.recorded.story, suspect.case, suspect.recorded.recording
        in_force = {**self._recordings.readings, **story.readings}
        if in_force[ruling.id] == reading:
            return False, False
        first = _first(suspect)
        alternative = self._recorded(suspect, first, {**in_force, ruling.id: reading})
        if alternative is None:
            return False, False
        before = original.steps[first : case.ends + 1]
        if all(map(show_the_same, before, alternative.steps)) and len(before) == len(alternative.steps):
            return False, False
        rests = self._answers_otherwise(suspect, before, alternative.steps, first)
        if len(alternative.steps) < len(before):
            return rests, False
        own = ruling.id in case.readings
        bare = msgspec.structs.replace(case, readings={}, expectations=() if own else case.expectations)
        expected = Recording((*original.steps[:first], *alternative.steps))
        passes = self._judge.judge(story, bare, expected, suspect.found).verdict == v.PASS
        return rests or passes, passes

    def _answers_otherwise(
        self, suspect: Suspect, one: Sequence[Step | None], other: Sequence[Step | None], first: int
    ) -> bool:
        """Tell whether two ways of the reference part at the place and step of the first difference, or break
        off before.
        """
        difference, at = suspect.result.first, suspect.result.at - first
        left, right = (steps[at] if 0 <= at < len(steps) else None for steps in (one, other))
        if difference is None or left is None or right is None:
            return True
        validator = self._recordings.suite.validator.under(suspect.recorded.story.components)
        return answers_otherwise(validator, difference, left, right)

    def _recorded(self, suspect: Suspect, first: int, readings: Mapping[str, str]) -> Recording | None:
        """Return how the reference goes on from a step under some readings, or None if it cannot."""
        story, case = suspect.recorded.story, suspect.case
        start = story.start
        if first:
            start = Start(start.seats, suspect.recorded.recording.made(first).state)
        alone = msgspec.structs.replace(
            story, start=start, plays=story.plays[first : case.ends], readings={}, cases=()
        )
        recording, fault = self._recordings.reference.record(alone, readings)
        return None if fault else recording


def _first(suspect: Suspect) -> int:
    """Return the step from which the judge looks at a case: the start, or where the case before ends."""
    return 0 if suspect.case.id == suspect.recorded.story.cases[0].id else suspect.case.begins


def _may_rest(suspect: Suspect, ruling: Ruling, near: Collection[str]) -> bool:
    return ruling.id in suspect.case.readings or any(clause in near for clause in ruling.clauses)


def _clauses_near(suspect: Suspect) -> set[str]:
    """Return the clauses that a case is about, that it blames, and that the reference applied in it."""
    steps = suspect.recorded.recording.steps[_first(suspect) : suspect.case.ends + 1]
    differs = {difference.what for difference in suspect.result.differences}
    return {*suspect.case.clauses, *suspect.result.blamed, *_applied(steps, differs)}


def _applied(steps: Iterable[Step | None], differs: Collection[str]) -> Iterator[str]:
    for step in steps:
        if step is not None:
            yield from step.clauses
            yield from step.answers.view_clauses if "view" in differs else ()
            yield from step.answers.outcome_clauses if "outcome" in differs else ()


def show_the_same(one: Step | None, other: Step | None) -> bool:
    """Tell whether two steps of the reference show the same."""
    if one is None or other is None:
        return one is other
    return _shows(one) == _shows(other)


def _shows(step: Step) -> tuple[object, ...]:
    return step.state, step.refusal is None, tuple(step.answers.texts())
