"""The command `verify`: from options to a report."""

from __future__ import annotations

import gc
import shlex
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from ruleproof.cases.case import Case
from ruleproof.engines.connect import Connector, connector
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.session import GameOffer, Greeting, Session
from ruleproof.engines.stdio import StartError
from ruleproof.input import cache, jsontext
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, UsageError
from ruleproof.judging import verdicts as v
from ruleproof.judging.baselines import FLOORS, FloorEngine
from ruleproof.judging.judge import contested
from ruleproof.judging.verdicts import Result
from ruleproof.rules.schemas import SchemaSet
from ruleproof.running.journal import Head, Journal
from ruleproof.running.known_failures import passing_entries, read_known_failures
from ruleproof.running.recordings import Judged, Suite, refusals
from ruleproof.running.report import GameReport, Report, game_report, new_report, score_of
from ruleproof.running.runner import (
    Batch,
    Runner,
    Selection,
    batches_of,
    left_out,
    readings_in_force,
    result_of,
    unlisted,
)


@dataclass(frozen=True)
class Options:
    """What `verify` was asked."""

    engine: str = "reference"
    games: tuple[str, ...] = ()
    selection: Selection = field(default_factory=Selection)
    components: Path | None = None
    profile: str = ""
    readings: dict[str, str] = field(default_factory=dict)
    data: tuple[Path, ...] = ()
    jobs: int = 1
    timeout: float = 10.0
    known_failures: Path | None = None
    resume: bool = False
    report: Path | None = None
    in_process: bool = False
    command: str = ""


@dataclass
class Plan:
    """The part of a run that concerns one game: its suite, and what is to be tried."""

    suite: Suite
    offer: GameOffer | None
    judged: list[Judged]
    selected: list[Case]
    untried: list[Result]
    batches: list[Batch]
    digest: str
    total: int
    notes: tuple[str, ...] = ()


class Watcher:
    """Is told how a run goes on. This one listens to nothing."""

    def compiling(self, what: str) -> None:
        """A file is being compiled."""

    def planned(self, cases: int) -> None:
        """So many cases will be judged."""

    def judged(self, result: Result) -> None:
        """A case has been judged."""


def verify(options: Options, watcher: Watcher | None = None) -> Report:
    """Run the cases asked for on an engine and return the report. After ctrl-C the report holds the results
    so far.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: the engine cannot be started.
    """
    watch = watcher or Watcher()
    began = time.monotonic()
    data = Data.of(options.data)
    connect = connector(options.engine, data, in_process=options.in_process)
    try:
        greeting = greet(connect, options.timeout, data)
    except StartError as error:
        raise StartError(
            error.what, *error.advice, f"ruleproof smoke --engine {shlex.quote(options.engine)} tells more"
        ) from None
    with _collecting_nothing():
        plans = [_plan(options, data, game, greeting, watch) for game in _games(options, data, greeting)]
    options.selection.check(
        [plan.suite for plan in plans],
        [case for plan in plans for part in plan.judged for case in part.cases],
    )
    known = _known(options, plans)
    head = Head(
        options.engine,
        jsontext.digest(msgspec.to_builtins(greeting)),
        {plan.suite.game.id: plan.digest for plan in plans},
        {plan.suite.game.id: plan.suite.readings for plan in plans},
    )
    notes: list[str] = []
    results: dict[str, Result] = {}
    interrupted = False
    if options.report is not None:
        with Journal(options.report, head, resume=options.resume) as journal:
            interrupted = _run(options, plans, connect, known, results, notes, watch, journal)
    else:
        interrupted = _run(options, plans, connect, known, results, notes, watch, None)
    games = [_report(plan, results, interrupted, floors=not interrupted) for plan in plans]
    judged = {
        case: result.verdict == v.PASS
        for case, result in results.items()
        if result.verdict in (v.PASS, *v.FAULTS)
    }
    passes = passing_entries(known, judged)
    engine = {
        "connection": options.engine,
        "name": greeting.name,
        "version": greeting.version,
        "homepage": greeting.homepage,
    }
    seconds = int(time.monotonic() - began)
    return new_report(
        engine,
        options.command,
        games,
        seconds=seconds,
        notes=notes,
        unexpected_passes=passes,
        interrupted=interrupted,
    )


@contextmanager
def _collecting_nothing() -> Iterator[None]:
    """Leave out garbage collection while thousands of transcripts are loaded, none of which is garbage."""
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        gc.enable()


def greet(connect: Connector, timeout: float, data: Data) -> Greeting:
    """Start an engine, ask who it is, and end it.

    Raises:
        StartError: it cannot be started or does not greet as the protocol asks.
    """
    session = Session(connect, timeout, SchemaSet(data.common_schemas()))
    try:
        return session.hello()
    finally:
        session.drop()


def _games(options: Options, data: Data, greeting: Greeting) -> list[str]:
    known = data.games()
    if options.games:
        asked_for = [data.game(game).id for game in options.games]
        for game in asked_for:
            if game not in greeting.games:
                offers = ", ".join(greeting.games) or "none"
                raise UsageError(
                    f"--game {game}: {greeting.name} does not offer it in hello; it offers {offers}"
                )
        return asked_for
    offered = [game for game in known if game in greeting.games]
    if options.selection.cases or options.selection.clauses:
        asked = {name.split("/")[0] for name in options.selection.cases} | {
            name.split(".")[0] for name in options.selection.clauses
        }
        offered = [game for game in offered if game in asked or any("*" in name for name in asked)] or offered
    if not offered:
        raise UsageError(
            f"the engine offers none of the known games ({', '.join(known)}); it offers: {', '.join(greeting.games) or 'none'}"
        )
    return offered


def _plan(options: Options, data: Data, game: str, greeting: Greeting, watch: Watcher) -> Plan:
    folders = data.game(game)
    default = Suite.open(data, folders)
    default.progress = watch.compiling
    suite = default
    if options.components is not None:
        from ruleproof.rules.reading import read_component_set

        found = read_component_set(options.components, default.common, default.schemas, default.game.laws)
        refused = refusals(default, found)
        if refused:
            raise DataError(refused)
        suite = Suite.open(data, folders, found)
        suite.progress = watch.compiling
    offer = greeting.games[game]
    suite.readings = readings_in_force(suite, offer, options.profile, options.readings, greeting.name)
    judged = list(default.all()) if suite is default else []
    untried: dict[str, Result] = {}
    if suite is not default:
        judged, reasons = left_out(default, suite)
        plain = {case.id: case for part in default.all() for case in part.cases}
        untried = {case: result_of(plain[case], v.INAPPLICABLE, reason) for case, reason in reasons.items()}
    cases = [case for part in judged for case in part.cases]
    cases += list(_missing(default, cases)) if suite is not default else []
    selected = [case for case in cases if options.selection.picks(case)]
    wanted = {case.id for case in selected}
    batches = batches_of(judged, lambda case: case.id in wanted and case.id not in untried)
    kept = [
        contested(untried[case.id], case, suite.game.contested) for case in selected if case.id in untried
    ]
    return Plan(
        suite,
        offer,
        judged,
        selected,
        kept,
        batches,
        suite.digest(),
        len(cases),
        _readings_not_listed(suite, offer, options),
    )


def _readings_not_listed(suite: Suite, offer: GameOffer, options: Options) -> tuple[str, ...]:
    """Return a note for each reading of the profile that the engine does not list."""
    wanted = suite.readings if options.profile else {}
    played = {
        ruling: unlisted(suite, offer, ruling, reading)
        for ruling, reading in wanted.items()
        if ruling not in options.readings
    }
    told = "the profile {} asks for {}={}, which the engine does not list in hello (it plays {})"
    return tuple(
        told.format(options.profile, ruling, wanted[ruling], other)
        for ruling, other in played.items()
        if other
    )


def _missing(default: Suite, cases: Sequence[Case]) -> Iterator[Case]:
    there = {case.id for case in cases}
    for part in default.all():
        yield from (case for case in part.cases if case.id not in there)


def _known(options: Options, plans: Sequence[Plan]) -> dict[str, int]:
    if options.known_failures is None:
        return {}
    ids = [case.id for plan in plans for part in plan.judged for case in part.cases]
    others = Data.of(options.data).games().keys() - {plan.suite.game.id for plan in plans}
    return read_known_failures(options.known_failures, ids, others=others)


def _run(
    options: Options,
    plans: Sequence[Plan],
    connect: Connector,
    known: dict[str, int],
    results: dict[str, Result],
    notes: list[str],
    watch: Watcher,
    journal: Journal | None,
) -> bool:
    """Judge everything that is planned; return whether it was interrupted."""
    taken = journal.taken if journal else {}
    watch.planned(sum(len(plan.selected) for plan in plans))

    def keep(result: Result, *, write: bool = True) -> None:
        result = msgspec.structs.replace(result, known=True) if result.case in known else result
        results[result.case] = result
        if journal is not None and write:
            journal.write(result)
            if result.verdict != v.PASS:
                journal.flush()
        watch.judged(result)

    try:
        for plan in plans:
            for result in plan.untried:
                keep(result)
            todo: list[Batch] = []
            for batch in plan.batches:
                if any(case.id not in taken for case in batch.cases):
                    todo.append(batch)
                    continue
                for case in batch.cases:
                    keep(taken[case.id], write=False)
            if plan.offer is None or not todo:
                continue
            runner = Runner(plan.suite, plan.offer, connect, options.timeout, options.jobs)
            runs = runner.run(todo)
            try:
                for result in runs:
                    keep(result)
            finally:
                runs.close()  # type: ignore[attr-defined]
                notes += [note for note in runner.notes if note not in notes]
                if runner.restarts:
                    notes.append(
                        f"{plan.suite.game.id}: the engine was started again {runner.restarts} times after a failure"
                    )
    except KeyboardInterrupt:
        return True
    return False


def _report(plan: Plan, results: dict[str, Result], interrupted: bool, *, floors: bool) -> GameReport:
    suite = plan.suite
    own = [results[case.id] for case in plan.selected if case.id in results]
    components = {
        "name": suite.components.name,
        "digest": suite.components.digest,
        "file": suite.components.where,
    }
    notes = list(plan.notes)
    if (
        plan.offer is not None
        and plan.offer.components.get("digest", suite.components.digest) != suite.components.digest
    ):
        notes.append(
            f"the engine was built with the component set {plan.offer.components.get('name')!r}, and this run used {suite.components.name!r}"
        )
    if interrupted:
        notes.append(f"interrupted: {len(own)} of {len(plan.selected)} cases were judged")
    return game_report(
        suite.game,
        own,
        total=plan.total,
        suite=plan.digest,
        components=components,
        readings=suite.readings,
        floors=floor_scores(plan) if floors else {},
        notes=notes,
    )


def floor_scores(plan: Plan) -> dict[str, str]:
    """Return the score of each engine without rules on the whole suite of a game."""
    name = f"floors {plan.suite.game.id} {plan.digest}"
    return cache.cached(
        name,
        cache.digest_of_kit() + plan.digest,
        dict[str, str],
        lambda: {floor: _floor_score(plan, floor) for floor in FLOORS},
    )


def _floor_score(plan: Plan, floor: str) -> str:
    game = plan.suite.game.id
    connect: Callable[[], InProcessConnection] = lambda: InProcessConnection(
        FloorEngine(floor, [game]), timed=False
    )
    batches = batches_of(plan.judged, lambda case: True)
    runner = Runner(plan.suite, GameOffer(FLOORS[floor][0]), connect, 10.0, brief=True)
    counts = Counter(result.verdict for result in runner.run(batches))
    return score_of(counts)
