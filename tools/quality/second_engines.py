"""Measures what the suite and play find in mutants of engines other than the reference.

`measured/second_engines/<game>.json` is written by `python -m tools.quality second-engines`. The
mutants that somebody has looked at, with a verdict on each, are in
`tools/quality/second_engines/<game>.yaml`.
"""

from __future__ import annotations

import datetime
import multiprocessing
import random
import signal
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import yaml

from ruleproof.cases.starts import Starts
from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError, StdioConnection
from ruleproof.engines.wire import EngineFailure
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.play.search import Explorer
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.workers import Worker
from tools.mutants.written import SECOND_ENGINES, SecondEngine, Written, changed, copied
from tools.quality import recorded
from tools.quality.play import MOST_ACTIONS, played

WORDS = Path(__file__).parent / "second_engines"
SAMPLE = 180
"""Default number of mutants of each engine."""
SCENARIOS, TOURS, PLAY, SURVIVES = "scenarios", "tours", "play", "survives"
WAYS = (SCENARIOS, TOURS, PLAY, SURVIVES)
"""What shows a mutant: a scenario, only a tour, only play, or nothing that was tried."""
NOT_JUDGED = "not judged: "
"""Prefix for a case that a mutant says it cannot play, although the unchanged engine can."""
EQUIVALENT = "equivalent"
"""The word for a mutant without a visible change."""
_SECONDS = 30.0
"""Time limit for an answer, long enough that a mutant is not late only because the machine is busy."""
_NEARBY = 40
"""Number of cases tried first, because they have shown other mutants of the same function or file."""


class NotConforming(Exception):
    """An engine has faults even without a mutation, so its mutants prove nothing."""


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What showed a mutant: the case, or the cause that play found; `actions` is the number of actions
    played.

    `suite` is the digest of the suite that was asked.
    """

    id: str
    operator: str
    way: str
    by: str = ""
    actions: int = 0
    suite: str = ""


class Word(msgspec.Struct, frozen=True):
    """The verdict of somebody who looked at a mutant: `word` is equivalent, scenario (one has been written),
    or left.
    """

    mutant: str
    word: str
    why: str


def words_about(game: str) -> dict[str, Word]:
    """Return, by id, the mutants of a game's second engine that somebody has looked at."""
    path = WORDS / f"{game}.yaml"
    rows = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else []
    return {word.mutant: word for word in msgspec.convert(rows, list[Word])}


@dataclass
class Trial:
    """The cases of a game, ready to be tried on mutants of the game's second engine. Without `actions`, play
    is not tried.
    """

    engine: SecondEngine
    actions: int = MOST_ACTIONS
    hints: dict[str, str] = field(default_factory=dict)
    """For each mutant, the scenario that showed it before, which is tried first."""
    _judged: dict[int, bool] = field(default_factory=dict)
    _told: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))

    @cached_property
    def suite(self) -> Suite:
        data = Data.open()
        return Suite.open(data, data.game(self.engine.game))

    @cached_property
    def digest(self) -> str:
        return self.suite.digest()

    @cached_property
    def scenarios(self) -> list[RecordedStory]:
        """The scenarios in random order, but grouped by components and readings."""
        found = list(RecordedSuite.adopted(self.suite).scenarios())
        random.Random(recorded.SEED).shuffle(found)
        return sorted(found, key=lambda one: (one.story.components, sorted(one.story.readings.items())))

    @cached_property
    def tours(self) -> list[RecordedStory]:
        found = list(RecordedSuite.adopted(self.suite).tours())
        return sorted(found, key=lambda one: len(one.story.plays))

    @cached_property
    def starts(self) -> Starts:
        return Starts(self.suite)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The ids of the scenarios, each with its position among them."""
        return {one.story.cases[0].id: number for number, one in enumerate(self.scenarios)}

    @cached_property
    def offer(self) -> GameOffer:
        """The declaration of the engine."""
        session = Session(lambda: StdioConnection(self.engine.command()), _SECONDS, self.suite.common)
        try:
            return session.hello().games[self.engine.game]
        finally:
            session.bye()

    def prepare(self, *, play: bool = False) -> None:
        """Prepare what all mutants need, so that processes forked later need not prepare it."""
        _ = self.offer, self.suite.validator
        _ = self.starts.positions if play else (self.scenarios, self.tours)

    def at_fault(self) -> str:
        """Return the first case that the unchanged engine fails, or ''."""
        found = self._as_it_is((*self.scenarios, *self.tours))
        return next((case for case in found if not case.startswith(NOT_JUDGED)), "")

    def _as_it_is(self, stories: Sequence[RecordedStory]) -> list[str]:
        """Return the cases that the unchanged engine does not pass."""
        session = Session(lambda: StdioConnection(self.engine.command()), _SECONDS, self.suite.common)
        worker = Worker(RecordedSuite.adopted(self.suite), self.offer, session)
        try:
            return [case for case in (_not_passed(worker, one) for one in stories) if case]
        finally:
            session.drop()

    def _is_judged(self, number: int) -> bool:
        """Tell whether the unchanged engine can be asked a scenario."""
        if number not in self._judged:
            self._judged[number] = not self._as_it_is([self.scenarios[number]])
        return self._judged[number]

    def asked(self, mutant: Written, command: Sequence[str]) -> Shown:
        """Return the first case that shows a mutant; it belongs to a scenario if any scenario shows the
        mutant.
        """
        session = Session(lambda: StdioConnection(command), _SECONDS, self.suite.common)
        worker = Worker(RecordedSuite.adopted(self.suite), self.offer, session)
        try:
            way, by = self._cases_show(mutant, worker)
        except StartError:
            way, by = SCENARIOS, "it cannot be started"
        finally:
            session.drop()
        return Shown(mutant.id, mutant.operator, way, by, suite=self.digest)

    def _cases_show(self, mutant: Written, worker: Worker) -> tuple[str, str]:
        """Return whether scenarios or only tours show a mutant, and the first case that shows it."""
        unjudged = ""
        for number in self._order(mutant):
            case = _not_passed(worker, self.scenarios[number])
            if case and not case.startswith(NOT_JUDGED):
                self._remember(mutant, number)
                return SCENARIOS, case
            if case and not unjudged and self._is_judged(number):
                unjudged = case
        if unjudged:
            return SCENARIOS, unjudged
        shown = (_not_passed(worker, tour) for tour in self.tours)
        by = next((case for case in shown if case and not case.startswith(NOT_JUDGED)), "")
        return (TOURS if by else SURVIVES), by

    def _order(self, mutant: Written) -> list[int]:
        """Return the numbers of the scenarios; those that have shown similar mutants come first."""
        nearby = [*self._told[mutant.where].most_common(), *self._told[mutant.file.name].most_common()]
        hint = self.numbers.get(self.hints.get(mutant.id, ""))
        known = [] if hint is None else [hint]
        first = dict.fromkeys([*known, *(number for number, _ in nearby[:_NEARBY])])
        return [*first, *(number for number in range(len(self.scenarios)) if number not in first)]

    def _remember(self, mutant: Written, number: int) -> None:
        self._told[mutant.where][number] += 1
        self._told[mutant.file.name][number] += 1

    def played(self, mutant: Written, command: Sequence[str]) -> Shown:
        """Return whether play shows a mutant that no case has shown, and after how many actions."""
        explorer = Explorer(
            self.starts,
            self.suite.game.adopted(),
            self.offer,
            lambda: StdioConnection(command),
            seed=recorded.SEED,
            timeout=_SECONDS,
        )
        try:
            row = played(explorer, self.actions)
        finally:
            explorer.close()
        return Shown(
            mutant.id,
            mutant.operator,
            PLAY if row["found"] else SURVIVES,
            row.get("cause", ""),
            row["actions"],
            self.digest,
        )


def _not_passed(worker: Worker, story: RecordedStory) -> str:
    """Return the first case in a story that fails, otherwise the first one that is not judged,
    otherwise ''.
    """
    unjudged = ""
    try:
        for result in worker.results(story):
            if result.verdict in v.FAULTS or result.verdict == v.SUITE_ERROR:
                return result.case
            if result.verdict == v.UNSUPPORTED and not unjudged:
                unjudged = NOT_JUDGED + result.case
    except EngineFailure:
        return story.story.cases[0].id
    return unjudged


class _Work:
    """What a forked process needs, with its own copy of the engines."""

    trial: Trial
    mutants: Sequence[Written]
    play: bool
    engines: Path


def shown(trial: Trial, mutants: Sequence[Written], *, play: bool = False, jobs: int = 1) -> Iterator[Shown]:
    """Yield what cases, or play, show about each mutant as soon as it is known; the results do not depend on
    the number of jobs.
    """
    if not mutants:
        return
    _Work.trial, _Work.mutants, _Work.play = trial, mutants, play
    if jobs > 1:
        trial.prepare(play=play)
    with tempfile.TemporaryDirectory(prefix="second-engines-") as folder:
        if jobs <= 1:
            _Work.engines = copied(Path(folder))
            yield from map(_try, range(len(mutants)))
            return
        context = multiprocessing.get_context("fork")
        with context.Pool(jobs, _with_own_copy, (folder,)) as pool:
            yield from pool.imap_unordered(_try, range(len(mutants)))


def _with_own_copy(folder: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Work.engines = copied(Path(tempfile.mkdtemp(dir=folder)))


def _try(number: int) -> Shown:
    mutant = _Work.mutants[number]
    with changed(_Work.trial.engine, mutant, _Work.engines) as command:
        trial = _Work.trial
        return trial.played(mutant, command) if _Work.play else trial.asked(mutant, command)


def record_second_engine(
    game: str,
    say: Callable[[object], None],
    *,
    sample: int = SAMPLE,
    actions: int = MOST_ACTIONS,
    jobs: int = 1,
    keep_in: Path | None = None,
) -> dict[str, Any]:
    """Try a sample of the mutants of a game's second engine, and return the results.

    `keep_in` is a folder to which every finding is added at once, and from which the next call continues.
    Results for the same suite are reused; for a different suite, the scenario that showed a mutant is tried
    first. If the game has no second engine, the record is empty.

    Raises:
        StartError: the engine cannot be started.
        NotConforming: the engine has faults even without a mutation.
    """
    engine = next((one for one in SECOND_ENGINES if one.game == game and one.there), None)
    if engine is None:
        return {}
    mutants = engine.mutants
    chosen = sampled(mutants, sample)
    trial = Trial(engine, actions)
    kept_at = keep_in / f"{game}-{engine.digest[:12]}.jsonl" if keep_in else None
    kept = _kept(kept_at)
    trial.hints = {one.id: one.by for one in kept.values() if one.way == SCENARIOS}
    found = {one.id: one for one in kept.values() if one.suite == trial.digest}
    wrong = "" if found else trial.at_fault()
    if wrong:
        raise NotConforming(f"{engine.folder} does not pass {wrong}: mutants of it would prove nothing")

    def take(todo: Sequence[Written], *, play: bool) -> None:
        for number, one in enumerate(shown(trial, todo, play=play, jobs=jobs), 1):
            found[one.id] = one
            if kept_at is not None:
                with kept_at.open("ab") as out:
                    out.write(msgspec.json.encode(one) + b"\n")
            if one.way != SCENARIOS or number % 20 == 0:
                say(f"{game}: {number} of {len(todo)} mutants; {one.id}: {one.way}")

    take([mutant for mutant in chosen if mutant.id not in found], play=False)
    words = words_about(game)
    left = [
        mutant
        for mutant in chosen
        if found[mutant.id].way == SURVIVES
        and found[mutant.id].actions < actions
        and not (mutant.id in words and words[mutant.id].word == EQUIVALENT)
    ]
    take(left, play=True)
    return _record(trial, len(mutants), [found[mutant.id] for mutant in chosen])


def sampled(mutants: Sequence[Written], sample: int) -> list[Written]:
    """Return at most `sample` mutants in source order; the same sources give the same mutants."""
    if not 0 < sample < len(mutants):
        return list(mutants)
    picked = random.Random(recorded.SEED).sample(range(len(mutants)), sample)
    return [mutants[index] for index in sorted(picked)]


def _kept(file: Path | None) -> dict[str, Shown]:
    if file is None or not file.exists():
        return {}
    lines = file.read_bytes().splitlines()
    return {one.id: one for one in (msgspec.json.decode(line, type=Shown) for line in lines)}


def _record(trial: Trial, there: int, found: Sequence[Shown]) -> dict[str, Any]:
    words = words_about(trial.engine.game)
    equivalent = {
        one.id
        for one in found
        if one.way == SURVIVES and one.id in words and words[one.id].word == EQUIVALENT
    }
    ways = Counter(one.way for one in found if one.id not in equivalent)
    missed = sorted((one for one in found if one.way != SCENARIOS), key=lambda one: (one.way, one.id))
    return {
        "game": trial.engine.game,
        "date": datetime.date.today().isoformat(),
        "suite": trial.digest,
        "engine": trial.engine.folder,
        "language": trial.engine.language,
        "seed": recorded.SEED,
        "actions": trial.actions,
        "there": there,
        "tried": len(found),
        "equivalent": len(equivalent),
        "real": len(found) - len(equivalent),
        **{way: ways[way] for way in WAYS},
        "not_judged": sum(one.by.startswith(NOT_JUDGED) for one in found),
        "missed": [
            {
                **{name: told for name, told in msgspec.to_builtins(one).items() if name != "suite"},
                "word": words[one.id].word if one.id in words else "not looked at",
                "why": words[one.id].why if one.id in words else "",
            }
            for one in missed
        ],
    }
