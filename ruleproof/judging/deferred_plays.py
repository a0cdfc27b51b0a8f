"""Plays that an engine holds: it has accepted them, but has no position after them yet.

They are judged with the next play after which it has one.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.engines.recording import Recording, Step
from ruleproof.language.operations import Play


def deferred_plays(story: Story, at: int, actual: Recording) -> tuple[Play, ...]:
    """Return the plays in a row that the engine deferred just before the play of a step."""
    return story.plays[at - 1 - actual.deferred_before(at) : at - 1] if at else ()


def deferred_cases(story: Story, case: Case, actual: Recording) -> list[Case]:
    """Return, in order, the earlier cases whose plays the engine deferred and that are judged with this
    case.
    """
    first = case.begins + 1 - actual.deferred_before(case.begins + 1)
    return [one for one in story.cases if first <= one.ends <= case.begins] if first <= case.begins else []


def taken_together(expected: Recording, at: int, deferred: int) -> Recording:
    """Return the reference's recording with the deferred plays merged into step `at`. The step before it
    becomes the step before the deferred plays.
    """
    if not deferred:
        return expected
    last = expected.made(at)
    steps = [*expected.steps]
    merged = [expected.made(number) for number in range(at - deferred, at)]
    steps[at - 1] = expected.made(at - 1 - deferred)
    steps[at] = _merged([*merged, last])
    return Recording(tuple(steps))


def _merged(steps: Sequence[Step]) -> Step:
    last = steps[-1]
    changes: dict[str, tuple[str, ...]] = {}
    for step in steps:
        for clause, fields in step.changes.items():
            changes[clause] = tuple(dict.fromkeys((*changes.get(clause, ()), *fields)))
    return msgspec.structs.replace(
        last,
        clauses=tuple(dict.fromkeys(clause for step in steps for clause in step.clauses)),
        changes=changes,
    )
