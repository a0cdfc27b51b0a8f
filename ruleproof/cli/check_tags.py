"""Finds, for `ruleproof check`, tags of readings that make no difference, and adopted readings that no
scenario shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ruleproof.cases.case import Case
from ruleproof.input import cache
from ruleproof.input.problems import Problem, shown_path
from ruleproof.rules.model import Ruling
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite


class _Faults(msgspec.Struct, frozen=True):
    """The tags that make no difference, each with its case and ruling, and the rulings whose adopted reading
    no scenario shows.
    """

    idle: tuple[tuple[Case, str], ...]
    unshown: tuple[str, ...]


def tag_problems(recordings: RecordedSuite, scenarios: Sequence[RecordedStory]) -> list[Problem]:
    """Return the problems of a game's `@reading:` tags, from the cache if nothing has changed.

    The scenarios hold, and are recorded under the adopted readings.
    """
    suite = recordings.suite
    files = [*suite.folders.feature_files(), *suite.folders.reference_files()]
    key = cache.digest_of_files(files, suite.base, suite.components.digest)
    name = f"tags {suite.folders.id} {suite.folders.root} {suite.components.digest}"

    def faults() -> _Faults:
        switchable = [ruling for ruling in suite.game.rulings.values() if ruling.switchable]
        unshown = (one.id for one in switchable if not _is_shown(recordings, one, scenarios))
        return _Faults(tuple(_idle(recordings, scenarios)), tuple(unshown))

    found = cache.cached(name, key, _Faults, faults)
    problems = []
    for case, ruling in found.idle:
        message = (
            f"{case.title!r} holds under the adopted reading, too, so its tag "
            f"@reading:{ruling}={case.readings[ruling]} makes no difference"
        )
        place = f"{shown_path(suite.folders.root / case.file)}:{case.line}"
        problems.append(Problem(place, message, ("wanted: no tag, or an expectation that needs it",)))
    for ruling in found.unshown:
        message = f"{ruling} is switchable, but no scenario shows the adopted reading"
        problems.append(Problem(suite.game.rulings[ruling].where, message))
    return problems


def _idle(recordings: RecordedSuite, scenarios: Sequence[RecordedStory]) -> Iterator[tuple[Case, str]]:
    """Yield each case that holds without one of its tags, with the ruling of the tag."""
    adopted = recordings.suite.game.adopted()
    for recorded in scenarios:
        tagged = recorded.story.readings
        for ruling in tagged:
            readings = {**adopted, **tagged, ruling: adopted[ruling]}
            if not recordings.reference.contradiction(recorded, readings):
                yield recorded.story.cases[0], ruling


def _is_shown(recordings: RecordedSuite, ruling: Ruling, scenarios: Sequence[RecordedStory]) -> bool:
    """Tell whether a scenario does not hold under another reading than the adopted one."""
    adopted = recordings.suite.game.adopted()
    own = [one for one in scenarios if ruling.id not in one.story.readings]
    own.sort(key=lambda one: set(ruling.clauses).isdisjoint(one.story.cases[0].clauses))
    return any(
        recordings.reference.contradiction(one, {**adopted, **one.story.readings, ruling.id: reading})
        for one in own
        for reading in ruling.readings
        if reading != ruling.adopted
    )
