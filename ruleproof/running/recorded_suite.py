"""The stories of a suite with the reference's recordings, from the cache if nothing has changed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ruleproof.cases.case import Case
from ruleproof.cases.suite import Suite
from ruleproof.input import cache
from ruleproof.input.folders import Data, shipped_recording
from ruleproof.input.problems import DataError, Problem, UsageError, nearest_note, shown_path
from ruleproof.rules.model import ComponentSet
from ruleproof.running.recorded_story import RecordedStory

if TYPE_CHECKING:
    from ruleproof.engines.oracle import Oracle
    from ruleproof.running.reference_recorder import ReferenceRecorder

_WORTH = 150_000
"""Total size of the files, in bytes, below which one process is faster than several."""
_MOST = 8
"""Maximum number of processes."""

_Suite = tuple[tuple[Path, ...], str, tuple[tuple[str, str], ...]]
"""The roots of the data, the game and the readings. Together they identify a suite to a process."""


class RecordedFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """The contents of a feature file or a tour.

    If there are `problems` (place, message, notes), the file cannot be compiled.
    """

    stories: tuple[RecordedStory, ...]
    problems: tuple[tuple[str, str, tuple[str, ...]], ...] = ()

    @property
    def cases(self) -> tuple[Case, ...]:
        """Return all cases of the file."""
        return tuple(case for recorded in self.stories for case in recorded.story.cases)


@dataclass
class RecordedSuite:
    """The stories of a suite as the reference plays them under some readings.

    `progress` is called with a description of the current work. All methods that yield stories or
    cases raise DataError, with the faults of all files, if a file cannot be compiled.
    """

    suite: Suite
    readings: Mapping[str, str]
    progress: Callable[[str], None] = field(default=lambda _text: None)
    _taken: dict[Path, RecordedFile] = field(default_factory=dict, init=False, repr=False)

    @classmethod
    def adopted(cls, suite: Suite) -> RecordedSuite:
        """Return the recordings under the adopted readings."""
        return cls(suite, suite.game.adopted())

    @cached_property
    def _rulings(self) -> Mapping[str, tuple[object, ...]]:
        """Return, for each ruling, the data on which a file that names the ruling depends."""
        return {
            ruling.id: (
                ruling.id,
                ruling.question,
                sorted(ruling.readings.items()),
                ruling.adopted,
                ruling.switchable,
            )
            for ruling in self.suite.game.rulings.values()
        }

    @cached_property
    def _reference_digest(self) -> str:
        return cache.digest_of_files(self.suite.folders.reference_files())

    @cached_property
    def oracle(self) -> Oracle:
        """Return the oracle, which asks the reference."""
        from ruleproof.engines.oracle import Oracle

        return Oracle(self.suite)

    @cached_property
    def reference(self) -> ReferenceRecorder:
        """Return the recorder that records stories with the reference."""
        from ruleproof.running.reference_recorder import ReferenceRecorder

        return ReferenceRecorder(self.oracle)

    def file(self, path: Path) -> RecordedFile:
        """Return the stories of one feature file or tour, with the reference's recordings."""
        made = self._taken.pop(path, None)
        if made is None:
            made = self._kept(path) or self._make(path)
        return self._shown(made)

    def _kept(self, path: Path) -> RecordedFile | None:
        """Return the contents of a file from the cache, or from the recordings that the wheel carries."""
        name, key = self._name(path), self.key(path)
        shipped = shipped_recording(self.suite.folders.id, path)
        return cache.kept(name, key, RecordedFile) or cache.shipped(shipped, name, key, RecordedFile)

    def _make(self, path: Path) -> RecordedFile:
        make = self._tour if path.suffix == ".yaml" else self._feature
        return cache.cached(self._name(path), self.key(path), RecordedFile, lambda: make(path), _is_faultless)

    def missing(self) -> list[Path]:
        """Return the files that are not recorded yet; the contents of all other files are read."""
        files = self.suite.files()
        known = {path: self._kept(path) for path in files}
        self._taken = {path: file for path, file in known.items() if file is not None}
        return [path for path in files if path not in self._taken]

    def _name(self, path: Path) -> str:
        return f"cases {path} {self.suite.components.digest} {self._named_readings}"

    def key(self, path: Path) -> str:
        """Return a digest of everything that the recordings of a file depend on."""
        suite = self.suite
        text = path.read_bytes()
        named = repr([facts for ruling, facts in self._rulings.items() if ruling.encode() in text])
        rests_on = (suite.base_of_recordings, self._reference_digest, suite.components.digest)
        return cache.digest_of_texts([(path.name, text)], *rests_on, self._named_readings, named)

    @cached_property
    def _named_readings(self) -> str:
        return repr(sorted(self.readings.items()))

    def _shown(self, file: RecordedFile) -> RecordedFile:
        """Return a file in which disagreements name files relative to the current folder. In the cache they
        are relative to the root.
        """
        if not any(recorded.fault for recorded in file.stories):
            return file
        folders = self.suite.folders
        below = f"{folders.features.relative_to(folders.root).as_posix()}/"
        shown = Path(shown_path(folders.features))

        def seen(recorded: RecordedStory) -> RecordedStory:
            fault = recorded.fault
            shown_fault = str(shown / fault.removeprefix(below)) if fault.startswith(below) else fault
            return msgspec.structs.replace(recorded, fault=shown_fault)

        return msgspec.structs.replace(file, stories=tuple(map(seen, file.stories)))

    def scenarios(self) -> Iterator[RecordedStory]:
        """Yield every scenario."""
        yield from self._stories(self.suite.folders.feature_files())

    def tours(self) -> Iterator[RecordedStory]:
        """Yield every tour."""
        yield from self._stories(self.suite.folders.tour_files())

    def all(self) -> Iterator[RecordedStory]:
        """Yield every scenario, then every tour."""
        yield from self._stories(self.suite.files())

    def cases(self) -> Iterator[Case]:
        """Yield every case."""
        for recorded in self.all():
            yield from recorded.story.cases

    def of_case(self, identity: str) -> tuple[RecordedStory, Case]:
        """Return the story of a case with the case, or with the first of several cases below an id. Only the
        file that the id names is read.

        Raises:
            UsageError: there is no such case.
        """
        folders = self.suite.folders
        files = {path.stem: path for path in folders.feature_files()}
        files |= {f"tours/{path.stem}": path for path in folders.tour_files()}
        _, _, rest = f"{identity}/".partition("/")
        named = next((name for name in files if rest.startswith(f"{name}/")), "")
        stories = self.file(files[named]).stories if named else ()
        cases = [(recorded, case) for recorded in stories for case in recorded.story.cases]
        for recorded, case in cases:
            if f"{case.id}/".startswith(f"{identity}/"):
                return recorded, case
        known = [case.id for _, case in cases] or [f"{self.suite.game.id}/{name}" for name in files]
        raise UsageError(f"--case {identity}: no such case", *nearest_note(identity, known))

    def _stories(self, files: Sequence[Path]) -> Iterator[RecordedStory]:
        problems: list[Problem] = []
        for path in files:
            file = self.file(path)
            problems += [Problem(where, message, notes) for where, message, notes in file.problems]
            if not problems:
                yield from file.stories
        if problems:
            raise DataError(problems)

    def _feature(self, path: Path) -> RecordedFile:
        from ruleproof.cases.scenarios import compile_feature

        self.progress(f"compiling {path.name}")
        stories, problems = compile_feature(self.suite.compiler, path)
        recorded = tuple(self.reference.scenario(story, self.readings) for story in stories)
        return RecordedFile(recorded, tuple((one.where, one.message, one.notes) for one in problems))

    def _tour(self, path: Path) -> RecordedFile:
        from ruleproof.cases.tours import read_tour

        self.progress(f"replaying {path.name}")
        suite = self.suite
        try:
            tour = read_tour(suite.game, suite.folders, path, suite.common)
        except DataError as error:
            return RecordedFile((), tuple((one.where, one.message, one.notes) for one in error.problems))
        return RecordedFile((self.reference.tour(tour, self.readings),))


def refusals(oracle: Oracle, made: ComponentSet) -> list[Problem]:
    """Return a problem for each reason why the reference refuses a component set."""
    reasons = oracle.configure(made.values, oracle.suite.game.adopted())
    return [Problem(made.where, f"the reference refuses this component set: {reason}") for reason in reasons]


def _is_faultless(file: RecordedFile) -> bool:
    """Tell whether a file may be cached.

    A file with problems may not, because they name files relative to the current folder.
    """
    return not file.problems


def record_missing(suites: Sequence[RecordedSuite], progress: Callable[[str], None]) -> None:
    """Record the files of some suites that are not in the cache yet, with one process per processor.

    The caller must record the rest: small amounts of work, and the files of a process that died.
    """
    from ruleproof.running.spreading import WorkersDied, spread

    tasks = [
        ((one.suite.data.roots, one.suite.game.id, tuple(sorted(one.readings.items()))), path)
        for one in suites
        for path in one.missing()
    ]
    sizes = {path: path.stat().st_size for _, path in tasks}
    processes = min(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1, _MOST)
    if processes == 1 or sum(sizes.values()) < _WORTH:
        return
    tasks.sort(key=lambda task: sizes[task[1]], reverse=True)

    with suppress(WorkersDied):
        for _ in spread(
            _record, tasks, jobs=processes, progress=lambda done: progress(f"recorded {done} files")
        ):
            pass


def _record(task: tuple[_Suite, Path]) -> None:
    """Record a file. Its faults are reported later, when its recordings are needed."""
    of, path = task
    with suppress(Exception):
        _opened(of).file(path)


@lru_cache
def _opened(of: _Suite) -> RecordedSuite:
    roots, game, readings = of
    data = Data(roots)
    return RecordedSuite(Suite.open(data, data.game(game)), dict(readings))
