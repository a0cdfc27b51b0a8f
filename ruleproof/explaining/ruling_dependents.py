"""Finds everything that depends on a ruling: clauses, scenarios, functions of the reference, and cases that
change with it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from ruleproof.cases.case import scenario_of
from ruleproof.cases.suite import Suite
from ruleproof.explaining.carriers import Carrier, carriers_in, naming, readers_of
from ruleproof.input import cache
from ruleproof.input.folders import GameFolders
from ruleproof.rules.model import Game, Ruling
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite

_FEW = 12


def scenarios_on(ruling: Ruling, stories: Sequence[RecordedStory]) -> list[str]:
    """Return the scenarios that show a clause of a ruling or are judged under one of its readings."""
    clauses = set(ruling.clauses)
    return list(
        dict.fromkeys(
            scenario_of(case.id)
            for recorded in stories
            for case in recorded.story.cases
            if case.lines and (ruling.id in case.readings or clauses.intersection(case.clauses))
        )
    )


def functions_on(folders: GameFolders, ruling: Ruling) -> list[Carrier]:
    """Return the functions of the reference that look up a ruling, then those that implement its clauses."""
    files = naming(folders.own_reference_files(), ruling.id, "instead_of", *ruling.clauses)
    carried = carriers_in(files)
    carriers = [
        *readers_of(ruling.id, files),
        *(one for name in ruling.clauses for one in carried.get(name, ())),
    ]
    return list({(one.path, one.line): one for one in carriers}.values())


class Changed(msgspec.Struct, frozen=True):
    """The scenarios that do not hold under a reading that is not adopted."""

    reading: str
    cases: tuple[str, ...]


def changed_by(suite: Suite, ruling: Ruling, recordings: RecordedSuite) -> list[Changed]:
    """Return, for each other reading of a switchable ruling, the cases that check an answer which it changes.

    Only scenarios that name none of the ruling's readings are asked. Tours are skipped, because a game that
    takes a different course has different cases. Results are cached.
    """
    if not ruling.switchable:
        return []
    files = [*suite.folders.feature_files(), *suite.folders.reference_files()]
    key = cache.digest_of_files(files, suite.base, suite.components.digest, ruling.id)
    name = f"changed {ruling.id} {suite.folders.root} {suite.components.digest}"
    return cache.cached(name, key, list[Changed], lambda: list(_changed(suite, ruling, recordings)))


def kept_changes(suite: Suite) -> dict[str, list[Changed]]:
    """Return, by ruling, the stored cases that its readings change, if they are stored.

    Finding them takes minutes per game: `python -m tools.quality changed`.
    """
    if not suite.folders.changed.is_file():
        return {}
    return msgspec.json.decode(suite.folders.changed.read_bytes(), type=_Kept).rulings


def rests_on(
    game: Game, changes: Mapping[str, Sequence[Changed]], cases: Collection[str], clauses: Collection[str]
) -> Iterator[Ruling]:
    """Yield the switchable rulings on which the result of a scenario with some cases and clauses rests.

    A ruling that changes many cases often changes something beside their results. Such a ruling is yielded
    only if it is about one of the clauses.
    """
    for ruling in game.rulings.values():
        changed = {case for other in changes.get(ruling.id, ()) for case in other.cases}
        if changed.intersection(cases) and (
            len(changed) <= _FEW or set(clauses).intersection(ruling.clauses)
        ):
            yield ruling


class _Kept(msgspec.Struct, frozen=True):
    rulings: dict[str, list[Changed]]


def _changed(suite: Suite, ruling: Ruling, recordings: RecordedSuite) -> Iterator[Changed]:
    cases: dict[str, list[str]] = defaultdict(list)
    others = [reading for reading in ruling.readings if reading != ruling.adopted]
    for recorded in recordings.scenarios():
        if recorded.fault or ruling.id in recorded.story.readings:
            continue
        for reading in others:
            in_force = {**recordings.readings, **recorded.story.readings, ruling.id: reading}
            if recordings.reference.contradiction(recorded, in_force):
                cases[reading].append(recorded.story.cases[0].id)
    for reading in others:
        yield Changed(reading, tuple(cases[reading]))
