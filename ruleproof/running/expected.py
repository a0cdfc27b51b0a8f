"""The stories of a suite with the reference's recordings of them, from the cache if nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Recording, Step, words_of
from ruleproof.engines.wire import ILLEGAL_ACTION
from ruleproof.input import cache, jsontext
from ruleproof.input.problems import DataError, Problem, shown_path
from ruleproof.judging.differences import NEW_GAME, POSITION, examine
from ruleproof.judging.expectations import Witness, unmet
from ruleproof.language.operations import GameRefused
from ruleproof.language.operations import Refused as RefusedExpected
from ruleproof.rules.model import ComponentSet
from ruleproof.rules.validation import Invalid
from ruleproof.rules.verbs import Verb

if TYPE_CHECKING:
    from ruleproof.cases.tours import Tour

_decode_recording = msgspec.msgpack.Decoder(Recording).decode


class Recorded(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A story with the reference's recording of it, which is decoded when it is asked for.

    `entries` are the component entries that the reference used in the plays, and in the answers that the
    story's cases expect something of. `fault` says why the reference disagrees with the story, if it does (a
    suite error); then the recording may be short.
    """

    story: Story
    encoded: msgspec.Raw = msgspec.field(name="recording")
    entries: tuple[str, ...] = ()
    fault: str = ""

    @classmethod
    def of(
        cls, story: Story, recording: Recording, entries: tuple[str, ...] = (), fault: str = ""
    ) -> Recorded:
        """Return a story with its recording."""
        return cls(story, msgspec.Raw(msgspec.msgpack.encode(recording)), entries, fault)

    @cached_property
    def recording(self) -> Recording:
        """Return what the reference answered."""
        return _decode_recording(self.encoded)


class RecordedFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a feature file or a tour holds; `problems` (place, message, notes) keep it from being compiled."""

    stories: tuple[Recorded, ...]
    problems: tuple[tuple[str, str, tuple[str, ...]], ...] = ()

    @property
    def cases(self) -> tuple[Case, ...]:
        """Return all cases of the file."""
        return tuple(case for recorded in self.stories for case in recorded.story.cases)


@dataclass
class Recordings:
    """The stories of a suite as the reference plays them under some readings.

    `progress` is told what is being recorded.
    """

    suite: Suite
    readings: Mapping[str, str]
    progress: Callable[[str], None] = field(default=lambda _text: None)
    _taken: dict[Path, RecordedFile] = field(default_factory=dict, init=False, repr=False)

    @classmethod
    def adopted(cls, suite: Suite) -> Recordings:
        """Return the recordings under the adopted readings."""
        return cls(suite, suite.game.adopted())

    @cached_property
    def _rulings(self) -> Mapping[str, tuple[object, ...]]:
        """What a file that names a ruling depends on."""
        return {
            ruling.id: (ruling.id, sorted(ruling.readings), ruling.adopted, ruling.switchable)
            for ruling in self.suite.game.rulings.values()
        }

    @cached_property
    def _reference_digest(self) -> str:
        return cache.digest_of_files(self.suite.folders.reference_files())

    @cached_property
    def oracle(self) -> Oracle:
        """Return what asks the reference."""
        return Oracle(self.suite)

    @cached_property
    def reference(self) -> ReferenceRecorder:
        """Return what records the stories of the suite with the reference."""
        return ReferenceRecorder(self.oracle)

    def file(self, path: Path) -> RecordedFile:
        """Return the stories of one feature file or tour, with the reference's recordings."""
        make = self._tour if path.suffix == ".yaml" else self._feature
        made = self._taken.pop(path, None)
        if made is None:
            name, key = self._name(path), self.key(path)
            made = cache.cached(name, key, RecordedFile, lambda: make(path), _is_faultless)
        return self._shown(made)

    def missing(self) -> list[Path]:
        """Return the files that the cache does not hold; what it holds of the others is taken from it."""
        files = self.suite.files()
        known = {path: cache.kept(self._name(path), self.key(path), RecordedFile) for path in files}
        self._taken = {path: file for path, file in known.items() if file is not None}
        return [path for path in files if path not in self._taken]

    def _name(self, path: Path) -> str:
        return f"cases {path} {self.suite.components.digest} {self._named_readings}"

    def key(self, path: Path) -> str:
        """Return a digest of all that the recordings of a file depend on."""
        suite = self.suite
        text = path.read_bytes()
        named = repr([facts for ruling, facts in self._rulings.items() if ruling.encode() in text])
        rests_on = (suite.base_of_recordings, self._reference_digest, suite.components.digest)
        return cache.digest_of_texts([(path.name, text)], *rests_on, self._named_readings, named)

    @cached_property
    def _named_readings(self) -> str:
        return repr(sorted(self.readings.items()))

    def _shown(self, file: RecordedFile) -> RecordedFile:
        """Name the files of disagreements as they are seen from the folder in force, as all messages do; the
        cache holds them as below the root.
        """
        if not any(recorded.fault for recorded in file.stories):
            return file
        folders = self.suite.folders
        below = f"{folders.features.relative_to(folders.root).as_posix()}/"
        shown = Path(shown_path(folders.features))

        def seen(recorded: Recorded) -> Recorded:
            fault = recorded.fault
            shown_fault = str(shown / fault.removeprefix(below)) if fault.startswith(below) else fault
            return msgspec.structs.replace(recorded, fault=shown_fault)

        return msgspec.structs.replace(file, stories=tuple(map(seen, file.stories)))

    def scenarios(self) -> Iterator[Recorded]:
        """Yield every scenario.

        Raises:
            DataError: a file cannot be compiled; with the faults of all files.
        """
        yield from self._stories(self.suite.folders.feature_files())

    def tours(self) -> Iterator[Recorded]:
        """Yield every tour.

        Raises:
            DataError: a file cannot be read; with the faults of all files.
        """
        yield from self._stories(self.suite.folders.tour_files())

    def all(self) -> Iterator[Recorded]:
        """Yield every scenario, then every tour.

        Raises:
            DataError: a file cannot be compiled; with the faults of all files.
        """
        yield from self._stories(self.suite.files())

    def cases(self) -> Iterator[Case]:
        """Yield every case.

        Raises:
            DataError: a file cannot be compiled; with the faults of all files.
        """
        for recorded in self.all():
            yield from recorded.story.cases

    def _stories(self, files: Sequence[Path]) -> Iterator[Recorded]:
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


class ReferenceRecorder:
    """Records stories with the reference, and finds where it disagrees with them or the specification."""

    def __init__(self, oracle: Oracle) -> None:
        self.suite = oracle.suite
        self.oracle = oracle

    def scenario(self, story: Story, readings: Mapping[str, str]) -> Recorded:
        """Return a scenario as the reference plays it under some readings."""
        case = story.cases[0]
        recording, fault = self.record(story, readings)
        return Recorded.of(
            story, recording, self._entries(case.verbs), fault or self._disagreement(story, recording)
        )

    def tour(self, tour: Tour, readings: Mapping[str, str]) -> Recorded:
        """Return a tour with a case for each settled step; its fault says where the reference leaves it."""
        recording, fault = self.record(tour.story, readings)
        last = recording.steps[-1]
        refused = last is not None and last.refusal is not None
        if not fault and refused:
            assert last is not None and last.refusal is not None
            line = tour.story.plays[len(recording.steps) - 2].line
            fault = f"{tour.story.file}:{line}: the reference refuses this play: {last.refusal.reason}"
        if not fault and not (last and last.answers.outcome and _is_over(last.answers.outcome)):
            fault = f"{tour.story.file}: the game of this tour does not end"
        made = recording if not fault else Recording(recording.steps[:1])
        story = msgspec.structs.replace(
            tour.story, cases=tuple(tour_cases(tour.id, tour.title, tour.story, made))
        )
        return Recorded.of(story, recording, self._entries(()), fault)

    def record(self, story: Story, readings: Mapping[str, str]) -> tuple[Recording, str]:
        """Return the reference's recording of a story, and what is wrong with it or ''."""
        validator = self.suite.validator.under(story.components)
        recording = self.oracle.record(story, readings)
        steps = tuple(_without_messages(step) for step in recording.steps if step is not None)
        for number, step in enumerate(steps):
            what = story.plays[number - 1] if number else NEW_GAME if story.start.is_new_game else POSITION
            fault = "" if _refused_as_wanted(story, step) else _failure(step, words_of(what))
            try:
                examined = examine(validator, what, step, None)
            except Invalid as error:
                fault = fault or f"the reference breaks a schema: {error}"
            else:
                fault = fault or (
                    f"of the reference: {examined.broken_law.message}" if examined.broken_law else ""
                )
            if fault:
                line = f"{story.cases[0].line}: " if story.cases else " "
                return Recording(steps), f"{story.file}:{line}{fault}"
        return Recording(steps), ""

    def _entries(self, verbs: Sequence[str]) -> tuple[str, ...]:
        """Return the component entries used in play, and in the answers to these verbs."""
        used = self.oracle.recorder.entries
        entries = {entry for verb in {Verb.NEW_GAME, Verb.APPLY, *verbs} for entry in used.get(verb, ())}
        return tuple(sorted(entries))

    def _disagreement(self, story: Story, recording: Recording) -> str:
        """Return how the reference's answers contradict a scenario, or ''."""
        case = story.cases[0]
        last = recording.made(len(recording.steps) - 1)
        if len(recording.steps) <= len(story.plays):
            reason = last.refusal.reason if last.refusal is not None else ""
            return f"{case.file}:{case.line}: the reference refuses a play before the last: {reason}"
        expected = next((one for one in case.expectations if isinstance(one, RefusedExpected)), None)
        if last.refusal is not None and expected is None:
            under = f" ({last.refusal.clause})" if last.refusal.clause else ""
            message = "the reference refuses the action, and no refusal is expected"
            return f"{case.file}:{case.line}: {message}: {last.refusal.reason}{under}"
        if (
            last.refusal is not None
            and expected is not None
            and expected.clause not in ("", last.refusal.clause)
        ):
            under = last.refusal.clause or "no clause"
            return f"{case.file}:{expected.line}: the reference refuses under {under}: {last.refusal.reason}"
        if last.refusal is None and not last.settled:
            message = "the scenario ends in the middle of a choice (the state is unsettled)"
            return f"{case.file}:{case.line}: {message}"
        validator = self.suite.validator.under(story.components)
        start = recording.made(0).state
        witness = Witness(validator, start, last.state, last.refusal is not None, last.answers)
        for expectation in case.expectations:
            difference = unmet(expectation, witness)
            if difference is not None:
                return f"{case.file}:{expectation.line}: the reference disagrees: {difference.message}"
        return ""


def tour_cases(tour: str, title: str, story: Story, recording: Recording, before: int = 0) -> Iterator[Case]:
    """Yield a case for each settled step of a tour, about the clauses that the reference applied there.

    The first case is the new game itself. A clause about what a seat sees counts where it first shows, and
    those of the outcome at the end. Where the story is the rest of a tour, `before` are the plays left out.
    """
    shown: set[str] = set()
    begins = 0
    applied: list[str] = []
    made = (Verb.NEW_GAME,) if story.start.is_new_game else ()
    for number, step in enumerate(recording.steps):
        assert step is not None
        applied += step.clauses
        if not step.settled:
            continue
        at_the_end = step.answers.outcome_clauses if number == len(recording.steps) - 1 and number else ()
        sights = [clause for clause in step.answers.view_clauses if clause not in shown]
        shown.update(sights)
        play = story.plays[number - 1] if number else None
        kind = play.action.get("type", "acts") if play is not None else ""
        whole = number + before
        yield Case(
            id=f"{tour}/{whole or 'start'}",
            title=f"{title}: {f'{play.seat} {kind} (play {whole})' if play else 'the new game'}",
            rule=title,
            file=story.file,
            line=play.line if play is not None else 1,
            clauses=tuple(dict.fromkeys((*applied, *sights, *at_the_end))),
            begins=begins,
            ends=number,
            readings=story.readings,
            verbs=(*made, Verb.APPLY) if number else made,
            components=story.components,
        )
        begins, applied = number, []


def refusals(oracle: Oracle, made: ComponentSet) -> list[Problem]:
    """Return why the reference refuses a component set, a problem for each reason."""
    reasons = oracle.configure(made.values, oracle.suite.game.adopted())
    return [Problem(made.where, f"the reference refuses this component set: {reason}") for reason in reasons]


def changed_entries(default: ComponentSet, in_force: ComponentSet, entries: Sequence[str]) -> list[str]:
    """Return which of the component entries have other values in the set in force."""

    def same(entry: str) -> bool:
        return bool(lookup_entry(default.values, entry) == lookup_entry(in_force.values, entry))

    return [entry for entry in entries if not same(entry)]


def lookup_entry(values: Mapping[str, Any], entry: str) -> Any:
    """Return the value of an entry such as `cards/yellow 2`, or None."""
    value: Any = values
    for part in entry.split("/"):
        if not isinstance(value, Mapping) or part not in value:
            return None
        value = value[part]
    return value


def _failure(step: Step, what: str) -> str:
    """Return why the reference could not answer, or ''."""
    if step.failure is not None:
        said = step.failure.message
        if step.failure.verdict == UNSUPPORTED_FAILURE:
            return f"the reference says of {what}: {said}"
        return said
    if step.refusal is not None and what == Verb.NEW_GAME:
        return f"the reference refuses this new game: {step.refusal.reason}"
    if step.refusal is not None and step.refusal.code != ILLEGAL_ACTION:
        return f"the reference answers {what}: {step.refusal.words}"
    return ""


def _refused_as_wanted(story: Story, step: Step) -> bool:
    """Tell whether a step is the refusal of a new game that the scenario expects."""
    expected = any(
        isinstance(expectation, GameRefused) for case in story.cases for expectation in case.expectations
    )
    return expected and step.refusal is not None and step.refusal.code == ILLEGAL_ACTION


def _without_messages(step: Step) -> Step:
    return msgspec.structs.replace(step, exchanges=())


def _is_over(outcome: bytes) -> bool:
    return bool(jsontext.decode(outcome).get("over") is True)


def _is_faultless(file: RecordedFile) -> bool:
    """Tell whether a file has no faults: those name files as they are seen from the folder in force, and are
    found anew each time.
    """
    return not file.problems
