"""Repeats failures alone, to find an engine that keeps something from one question to the next."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass

import msgspec

from ruleproof.engines.connect import Connector
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.running.plan import Plan
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.workers import Workers, order_of_play

_SECONDS = 20.0
"""Seconds for the search, which stops with what it has found by then."""
_MOST_CAUSES = 12
"""Maximum number of kinds of failure that are repeated."""


class KeptState(msgspec.Struct, frozen=True):
    """What fails although it passes by itself: the first such case, the case after which it fails ('' if no
    single one is known), and the causes of all failures that pass by themselves.
    """

    case: str
    after: str
    causes: frozenset[str]


def kept_state(plan: Plan, results: Sequence[Result], connect: Connector, timeout: float) -> KeptState | None:
    """Repeat the first failure of each kind alone on a new engine; return None if all of them fail again."""
    stories = sorted(plan.stories, key=order_of_play)
    search = _Search(plan, connect, timeout, time.monotonic() + _SECONDS)
    first: dict[str, str] = {}
    for result in results:
        if result.verdict.is_fault and not result.known and result.verdict not in (v.UNTESTABLE, v.TIMEOUT):
            first.setdefault(result.cause, result.case)
    if not first or len(stories) < 2:
        return None
    places = {case.id: place for place, one in enumerate(stories) for case in one.story.cases}
    alone = {
        cause: case
        for cause, case in list(first.items())[:_MOST_CAUSES]
        if search.has_time and not search.fails([], stories[places[case]], case)
    }
    if not alone:
        return None
    case = next(iter(alone.values()))
    place = places[case]
    return KeptState(case, search.after(stories[:place], stories[place], case), frozenset(alone))


@dataclass
class _Search:
    """Looks for the story after which a case fails, each time on a new engine."""

    plan: Plan
    connect: Connector
    timeout: float
    ends: float

    @property
    def has_time(self) -> bool:
        return time.monotonic() < self.ends

    def fails(self, before: Sequence[RecordedStory], own: RecordedStory, case: str) -> bool:
        """Tell whether a case fails if a new engine is asked some stories before it."""
        asked = {one.id for recorded in before for one in recorded.story.cases} | {case}
        plan = self.plan
        workers = Workers(plan.recordings, plan.offer, self.connect, self.timeout, selected=asked)
        with closing(workers.run([*before, own])) as results:
            return any(result.verdict.is_fault for result in results if result.case == case)

    def after(self, before: Sequence[RecordedStory], own: RecordedStory, case: str) -> str:
        """Return a case, as late as possible, after which alone the case fails, or '' if none is found."""
        number = 1
        while self.has_time and not self.fails(before[-number:], own, case):
            if number >= len(before):
                return ""
            number *= 2
        near = before[-number:]
        while len(near) > 1:
            halves = near[len(near) // 2 :], near[: len(near) // 2]
            found = next((half for half in halves if self.has_time and self.fails(half, own, case)), None)
            if found is None:
                return ""
            near = found
        return near[0].story.cases[-1].id if near and self.has_time else ""
