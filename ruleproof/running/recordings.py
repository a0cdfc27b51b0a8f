"""The suite of a game: its specification, its compiled cases, and the reference's answers to them.

What is needed only to compile is imported only then: a run from the cache begins at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ruleproof.cases.case import Case, Transcript
from ruleproof.engines.connect import reference
from ruleproof.engines.replies import GameTools
from ruleproof.engines.session import Session
from ruleproof.input import cache
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.problems import DataError, Problem, shown_path
from ruleproof.judging.expectations import Shapes
from ruleproof.rules.canonical import Shape
from ruleproof.rules.conservation import Checker
from ruleproof.rules.model import ComponentSet, Game
from ruleproof.rules.schemas import SchemaSet

if TYPE_CHECKING:
    from ruleproof.cases.scenarios import Workshop
    from ruleproof.engines.scribe import Scribe

_REFERENCE_TIMEOUT = 60.0


class Judged(msgspec.Struct, frozen=True):
    """A file of cases with the reference's answers: a transcript for each scenario, or one for all steps of a
    tour.
    """

    cases: tuple[Case, ...]
    transcripts: tuple[Transcript, ...]
    problems: tuple[tuple[str, str, tuple[str, ...]], ...] = ()

    @property
    def is_tour(self) -> bool:
        return bool(self.cases) and self.cases[0].tour

    def pairs(self) -> Iterator[tuple[Case, Transcript]]:
        """Yield each case with its transcript."""
        for index, case in enumerate(self.cases):
            yield case, self.transcripts[0 if self.is_tour else index]


@dataclass
class Suite:
    """All cases of one game under one component set and some readings."""

    data: Data
    folders: GameFolders
    game: Game
    components: ComponentSet
    readings: dict[str, str]
    common: SchemaSet
    base: str
    progress: Callable[[str], None] = field(default=lambda _text: None)

    @classmethod
    def open(cls, data: Data, folders: GameFolders, components: ComponentSet | None = None) -> Suite:
        """Read a game's specification, from the cache where nothing has changed.

        Raises:
            DataError: the specification is at fault.
        """
        base = cache.digest_of_files(
            [*folders.data_files(), *sorted(data.common_schemas().glob("*.json"))],
            cache.digest_of_kit(),
            str(folders.root),
        )
        game = cache.cached(
            f"game {folders.id} {folders.root} seen from {Path.cwd()}",
            base,
            Game,
            lambda: _read_game(data, folders),
        )
        common = SchemaSet(data.common_schemas())
        return cls(data, folders, game, components or game.components, game.adopted(), common, base)

    @cached_property
    def schemas(self) -> SchemaSet:
        return SchemaSet(self.folders.schemas)

    @cached_property
    def tools(self) -> GameTools:
        """Return what judging needs besides the cases."""
        shapes = Shapes(
            **{
                name: Shape(self.schemas, self.schemas.schema(name))
                for name in ("state", "view", "action", "outcome")
            }
        )

        def tools(made: ComponentSet, named: dict[str, GameTools]) -> GameTools:
            return GameTools(shapes, self.schemas, Checker(self.game.laws, made.values), made.values, named)

        return tools(
            self.components, {name: tools(made, {}) for name, made in self.game.component_sets.items()}
        )

    @cached_property
    def workshop(self) -> Workshop:
        from ruleproof.cases.scenarios import Workshop

        return Workshop.open(self.game, self.folders, self.components, self.common)

    @cached_property
    def _reference_digest(self) -> str:
        return cache.digest_of_files(self.folders.reference_files())

    @cached_property
    def _scribe(self) -> Scribe:
        from ruleproof.engines.scribe import Scribe

        return Scribe(Session(lambda: reference(self.data), _REFERENCE_TIMEOUT, self.common), self.tools)

    def file(self, path: Path) -> Judged:
        """Return the cases of one feature file or tour, with the reference's answers."""
        key = cache.digest_of_files(
            [path],
            self.base,
            self._reference_digest,
            self.components.digest,
            repr(sorted(self.readings.items())),
        )
        make = self._tour if path.suffix == ".yaml" else self._feature
        name = f"cases {path} {self.components.digest} {sorted(self.readings.items())}"
        return self._shown(cache.cached(name, key, Judged, lambda: make(path), _is_faultless))

    def _shown(self, judged: Judged) -> Judged:
        """Name the files of disagreements as they are seen from the folder in force, as all messages do; the
        cache holds them as below the root.
        """
        if not any(transcript.fault for transcript in judged.transcripts):
            return judged
        below = f"{self.folders.features.relative_to(self.folders.root).as_posix()}/"
        shown = Path(shown_path(self.folders.features))

        def seen(transcript: Transcript) -> Transcript:
            fault = transcript.fault
            told = str(shown / fault.removeprefix(below)) if fault.startswith(below) else fault
            return msgspec.structs.replace(transcript, fault=told)

        return msgspec.structs.replace(judged, transcripts=tuple(map(seen, judged.transcripts)))

    def files(self) -> list[Path]:
        """Return every file that holds cases: features, then tours."""
        return [*self.folders.feature_files(), *self.folders.tour_files()]

    def all(self) -> Iterator[Judged]:
        """Yield the cases of every file.

        Raises:
            DataError: a file cannot be compiled; with the faults of all files.
        """
        problems: list[Problem] = []
        for path in self.files():
            judged = self.file(path)
            problems += [Problem(where, message, notes) for where, message, notes in judged.problems]
            if not problems:
                yield judged
        if problems:
            raise DataError(problems)

    def _feature(self, path: Path) -> Judged:
        from ruleproof.cases.scenarios import compile_feature

        self.progress(f"compiling {path.name}")
        cases, problems = compile_feature(self.workshop, path)
        transcripts = tuple(self._scribe.case(case, self.readings) for case in cases)
        return Judged(tuple(cases), transcripts, tuple((p.where, p.message, p.notes) for p in problems))

    def _tour(self, path: Path) -> Judged:
        from ruleproof.cases.tours import read_tour, tour_cases

        self.progress(f"replaying {path.name}")
        try:
            tour = read_tour(self.game, self.folders, path, self.common)
        except DataError as error:
            return Judged((), (), tuple((p.where, p.message, p.notes) for p in error.problems))
        transcript = self._scribe.tour(tour, self.game.id, self.readings)
        return Judged(tuple(tour_cases(self.game, tour, transcript)), (transcript,))

    def digest(self) -> str:
        """Return the digest of the suite, the same on every machine: results compare only under equal
        digests.
        """
        return "suite:" + cache.digest_of_files(
            [*self.folders.data_files(), *self.files()], self.components.digest
        )


def _read_game(data: Data, folders: GameFolders) -> Game:
    from ruleproof.rules.reading import read_game

    return read_game(data, folders)


def refusals(suite: Suite, made: ComponentSet) -> list[Problem]:
    """Return why the reference refuses a component set, a problem for each reason."""
    session = Session(lambda: reference(suite.data), _REFERENCE_TIMEOUT, suite.common)
    reasons = session.configure(suite.game.id, made.values, suite.game.adopted())
    return [Problem(made.where, f"the reference refuses this component set: {reason}") for reason in reasons]


def _is_faultless(judged: Judged) -> bool:
    """Tell whether a file has no faults: those name files as they are seen from the folder in force, and are
    found anew each time.
    """
    return not judged.problems


def changed_entries(default: ComponentSet, in_force: ComponentSet, entries: Sequence[str]) -> list[str]:
    """Return which of the component entries have other values in the set in force."""
    return [
        entry
        for entry in entries
        if lookup_entry(default.values, entry) != lookup_entry(in_force.values, entry)
    ]


def lookup_entry(values: Mapping[str, Any], entry: str) -> Any:
    """Return the value of an entry such as `cards/yellow 2`, or None."""
    found: Any = values
    for part in entry.split("/"):
        if not isinstance(found, Mapping) or part not in found:
            return None
        found = found[part]
    return found
