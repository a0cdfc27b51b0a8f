"""Plays the cases of a story on an engine and records its answers. It does not judge them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.engines.recording import Legal, Recording, Step
from ruleproof.engines.step_recorder import StepRecorder
from ruleproof.rules.model import Json


class Detour(NamedTuple):
    """States from which an engine may continue instead of from its own state, and the reason.

    The engine continues from the first state that it can load; the best comes first.
    """

    states: Sequence[bytes]
    why: str


WayOn = Callable[[Case, Sequence[Step | None]], Detour | None]
"""Called after each case but the last, with the steps so far. It returns where the engine continues, or None
if the engine continues from its own state.
"""
_NOTHING_RECORDED = Recording(())


@dataclass
class _Walk:
    """The progress of playing a story: `before` is the case before the current one."""

    story: Story
    components: Mapping[str, Json]
    readings: Mapping[str, str]
    counterchecks: Mapping[int, Legal]
    way_on: WayOn | None
    skipped: Collection[str]
    expected: Recording
    steps: list[Step | None] = field(default_factory=list)
    before: Case | None = None

    def pass_over(self, ends: int) -> None:
        """Record the plays up to number `ends` as missing, because they were not made."""
        self.steps += [None] * (ends + 1 - len(self.steps))


class Recorder(StepRecorder):
    """Records an engine's answers to stories."""

    def play(
        self,
        story: Story,
        components: Mapping[str, Json],
        readings: Mapping[str, str],
        *,
        counterchecks: Mapping[int, Legal] | None = None,
    ) -> Recording:
        """Play a story and return what the engine answered, up to where it refuses or fails.

        `counterchecks` maps the number of a play to a legal action that is tried if the play is refused.
        """
        return list(self.cases(story, components, readings, counterchecks=counterchecks))[-1]

    def cases(
        self,
        story: Story,
        components: Mapping[str, Json],
        readings: Mapping[str, str],
        *,
        counterchecks: Mapping[int, Legal] | None = None,
        way_on: WayOn | None = None,
        skipped: Collection[str] = (),
        expected: Recording = _NOTHING_RECORDED,
    ) -> Iterator[Recording]:
        """Play a story as `play` does, and yield the recording so far after each case.

        After a refusal or failure, playing continues at the next case if `way_on` returns states to continue
        from. The plays of skipped cases are not made; the engine continues after them. Replies that are
        identical to the reference's replies in the `expected` recording need not be decoded.
        """
        self.entries = {}
        walk = _Walk(story, components, readings, counterchecks or {}, way_on, skipped, expected)
        for case in story.cases or [None]:
            self.session.begin()
            goes_on = self._case(walk, case)
            yield Recording(tuple(walk.steps))
            walk.before = case
            if not goes_on:
                return

    def _case(self, walk: _Walk, case: Case | None) -> bool:
        """Play a case step by step, and tell whether the engine may load the states after it."""
        ends = case.ends if case is not None else len(walk.story.plays)
        if case is not None and case.id in walk.skipped:
            walk.pass_over(ends)
            return True
        loaded = self._begun(walk)
        self._stretch(walk, ends, loaded)
        self._repeat_last(walk.steps)
        walk.pass_over(ends)
        given_up = any(step is not None and step.is_unsupported for step in (loaded, walk.steps[0]))
        return not given_up or _passes_over(walk.steps, walk.skipped)

    def _begun(self, walk: _Walk) -> Step | None:
        """Start a story. Return the step in which the engine loads a state other than its own, if it does."""
        if not walk.steps:
            walk.steps.append(self._started(walk))
            return None
        detour = walk.way_on(walk.before, walk.steps) if walk.way_on and walk.before else None
        if not detour:
            return None
        loaded = self._loaded_from(walk, detour)
        if loaded.failure is not None:
            walk.steps.append(Step(loaded=loaded))
        return loaded

    def _started(self, walk: _Walk) -> Step:
        expected = walk.expected.step(0)
        given = expected.state if expected is not None else b""
        return self._with_messages(self._start, walk.story, walk.components, walk.readings, expected, given)

    def _loaded_from(self, walk: _Walk, detour: Detour) -> Step:
        """Return the step in which the engine loads the first of several states that it accepts."""
        for state in detour.states:
            step = self._with_messages(self._loaded, walk.story, walk.components, walk.readings, state)
            if not step.is_unsupported:
                break
        return msgspec.structs.replace(step, why=detour.why)

    def _stretch(self, walk: _Walk, ends: int, loaded: Step | None) -> None:
        """Add the steps of the plays up to `ends`, or up to the first play that is refused or fails."""
        while len(walk.steps) <= ends:
            before = loaded or walk.steps[-1]
            if before is None or before.refusal or before.failure or (before.loaded and not before.state):
                return
            number = len(walk.steps)
            legal, expected = walk.counterchecks.get(number), walk.expected.step(number)
            play = walk.story.plays[number - 1]
            step = self._with_messages(self._play, walk.story, play, before, legal, expected)
            walk.steps.append(msgspec.structs.replace(step, loaded=loaded) if loaded is not None else step)
            loaded = None

    def _repeat_last(self, steps: list[Step | None]) -> None:
        """Repeat the last question, so that unrequested output counts against this case."""
        last = steps[-1]
        if last is None or last.failure is not None:
            return
        failed = self._with_messages(self._last_repeated)
        if failed.failure is not None:
            steps[-1] = msgspec.structs.replace(
                last, failure=failed.failure, exchanges=(*last.exchanges, *failed.exchanges)
            )


def _passes_over(steps: Sequence[Step | None], skipped: Collection[str]) -> bool:
    """Tell whether an engine may load some later state although it does not load this one.

    The engine may have no positions between its own actions, or may not be asked about all of them.
    """
    return bool(skipped) or any(step is not None and step.later for step in steps)
