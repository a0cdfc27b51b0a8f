"""The command `verify`: from options to a report."""

from __future__ import annotations

import gc
import shlex
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from ruleproof.cases.case import Case
from ruleproof.cases.suite import Suite
from ruleproof.engines.connect import REFERENCE, Connector, connector
from ruleproof.engines.containment import Containment
from ruleproof.engines.session import GameOffer, Greeting, Session
from ruleproof.engines.stdio import StartError
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, UsageError
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.rules.schemas import SchemaSet
from ruleproof.running.baselines import baseline_scores
from ruleproof.running.corrected import left_out
from ruleproof.running.journal import Head, Journal
from ruleproof.running.known_failures import passing_entries, read_known_failures
from ruleproof.running.other_readings import OtherReadings, Suspect
from ruleproof.running.readings import readings_in_force, require_known_names, unlisted
from ruleproof.running.recording_processes import record_missing
from ruleproof.running.recordings import Recorded, Recordings, refusals
from ruleproof.running.report import GameReport, Report, RulingRow, Spectral, game_report, new_report
from ruleproof.running.runner import Runner, contested, result_of
from ruleproof.running.selection import Selection


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
    containment: Containment = field(default_factory=Containment)
    ask_again: bool = False
    command: str = ""
    site: str = ""
    remote: bool = False


@dataclass
class Plan:
    """The part of a run that concerns one game: its suite, and what is to be tried."""

    recordings: Recordings
    offer: GameOffer
    stories: list[Recorded]
    selected: list[Case]
    untried: list[Result]
    digest: str
    total: int
    notes: tuple[str, ...] = ()

    @property
    def suite(self) -> Suite:
        return self.recordings.suite


_AS_RECORDED = "as recorded: the reference was not asked again (--ask-again asks it)"


class Watcher:
    """Is told how a run goes on. This one listens to nothing."""

    def compiling(self, what: str) -> None:
        """A file is being compiled."""

    def planned(self, cases: int) -> None:
        """So many cases will be judged."""

    def judged(self, result: Result) -> None:
        """A case has been judged."""

    def trying(self, what: str) -> None:
        """Something is being tried on cases that failed: another reading, or what may be at fault."""


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
    connect = connector(
        options.engine,
        data,
        in_process=options.in_process,
        remote=options.remote,
        containment=options.containment,
    )
    try:
        greeting = greet(connect, options.timeout, data)
    except StartError as error:
        raise StartError(
            error.what, *error.advice, f"ruleproof smoke --engine {shlex.quote(options.engine)} tells more"
        ) from None
    with _collecting_nothing():
        opened = [_opened(options, data, game, greeting, watch) for game in _games(options, data, greeting)]
        if options.components is None:
            record_missing([recordings for recordings, _ in opened], watch.compiling)
        plans = [_plan(options, recordings, offer, watch) for recordings, offer in opened]
    options.selection.check(
        [clause for plan in plans for clause in plan.suite.game.clauses],
        [case.id for plan in plans for recorded in plan.stories for case in recorded.story.cases],
    )
    known = _known(options, plans)
    head = Head(
        options.engine,
        jsontext.digest(msgspec.to_builtins(greeting)),
        {plan.suite.game.id: plan.digest for plan in plans},
        {plan.suite.game.id: dict(plan.recordings.readings) for plan in plans},
    )
    notes: list[str] = []
    results: dict[str, Result] = {}
    interrupted = False
    if options.report is not None:
        with Journal(options.report, head, resume=options.resume) as journal:
            interrupted = _run(options, plans, connect, known, results, notes, watch, journal)
    else:
        interrupted = _run(options, plans, connect, known, results, notes, watch, None)
    spectra: list[Spectral | None] = [None for _ in plans]
    try:
        for place, plan in enumerate(plans):
            spectra[place] = _spectrum(plan, _own(plan, results), watch)
    except KeyboardInterrupt:
        interrupted = True
    games = [
        _report(plan, results, spectrum, interrupted=interrupted)
        for plan, spectrum in zip(plans, spectra, strict=True)
    ]
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
    report = new_report(
        engine,
        options.command,
        games,
        seconds=seconds,
        notes=notes,
        unexpected_passes=passes,
        interrupted=interrupted,
    )
    return msgspec.structs.replace(report, site=options.site)


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
            f"the engine offers none of the known games ({', '.join(known)}); "
            f"it offers: {', '.join(greeting.games) or 'none'}"
        )
    return offered


def _opened(
    options: Options, data: Data, game: str, greeting: Greeting, watch: Watcher
) -> tuple[Recordings, GameOffer]:
    """Return the suite of a game under the readings in force, and what the engine offers."""
    folders = data.game(game)
    suite = printed = Suite.open(data, folders)
    if options.components is not None:
        from ruleproof.rules.reading import read_component_set

        components = read_component_set(
            options.components, printed.common, printed.schemas, printed.game.laws
        )
        refused = refusals(printed, components)
        if refused:
            raise DataError(refused)
        suite = Suite.open(data, folders, components)
    offer = greeting.games[game]
    require_known_names(suite, offer, greeting.name)
    readings = readings_in_force(suite.game, offer, options.profile, options.readings, greeting.name)
    return Recordings(suite, readings, watch.compiling), offer


def _plan(options: Options, recordings: Recordings, offer: GameOffer, watch: Watcher) -> Plan:
    suite = recordings.suite
    notes = _readings_not_listed(suite, recordings.readings, offer, options)
    if options.components is None:
        stories = list(recordings.all())
        cases = [case for recorded in stories for case in recorded.story.cases]
        untried: dict[str, Result] = {}
    else:
        printed = Suite.open(suite.data, suite.folders)
        plain = Recordings(printed, printed.game.adopted(), watch.compiling)
        stories, reasons = left_out(plain, recordings)
        known = {case.id: case for recorded in stories for case in recorded.story.cases}
        known = {**{case.id: case for case in plain.cases()}, **known}
        cases = list(known.values())
        untried = {case: result_of(known[case], v.INAPPLICABLE, reason) for case, reason in reasons.items()}
    selected = [case for case in cases if options.selection.picks(case)]
    kept = [
        contested(untried[case.id], case, suite.game.contested) for case in selected if case.id in untried
    ]
    return Plan(recordings, offer, stories, selected, kept, suite.digest(), len(cases), notes)


def _readings_not_listed(
    suite: Suite, readings: Mapping[str, str], offer: GameOffer, options: Options
) -> tuple[str, ...]:
    """Return a note for each reading of the profile that the engine does not list."""
    profile_readings = readings if options.profile else {}
    played = {
        ruling: unlisted(suite.game, offer, ruling, reading)
        for ruling, reading in profile_readings.items()
        if ruling not in options.readings
    }
    template = "the profile {} asks for {}={}, which the engine does not list in hello (it plays {})"
    return tuple(
        template.format(options.profile, ruling, profile_readings[ruling], other)
        for ruling, other in played.items()
        if other
    )


def _known(options: Options, plans: Sequence[Plan]) -> dict[str, int]:
    if options.known_failures is None:
        return {}
    ids = [case.id for plan in plans for recorded in plan.stories for case in recorded.story.cases]
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
            tried = {result.case for result in plan.untried}
            for case in plan.selected:
                if case.id in taken and case.id not in tried:
                    keep(_of_case(taken[case.id], case), write=False)
                    tried.add(case.id)
            remaining = {case.id for case in plan.selected} - tried
            todo = [
                recorded
                for recorded in plan.stories
                if any(case.id in remaining for case in recorded.story.cases)
            ]
            if not todo:
                continue
            asks = options.engine != REFERENCE or options.ask_again
            if not asks:
                notes += [_AS_RECORDED] if _AS_RECORDED not in notes else []
            runner = Runner(
                plan.recordings,
                plan.offer,
                connect if asks else None,
                options.timeout,
                options.jobs,
                selected=remaining,
            )
            runs = runner.run(todo)
            try:
                for result in runs:
                    keep(result)
            finally:
                runs.close()  # type: ignore[attr-defined]
                notes += [note for note in runner.notes if note not in notes]
                if runner.restarts:
                    notes.append(
                        f"{plan.suite.game.id}: "
                        f"the engine was started again {runner.restarts} times after a failure"
                    )
            for result in _under_other_readings(plan, runner.suspects, results, watch):
                results[result.case] = result
                if journal is not None:
                    journal.write(result)
    except KeyboardInterrupt:
        return True
    return False


def _of_case(result: Result, case: Case) -> Result:
    """Return a result that was taken over, with what its case says of itself; what a pass proves stays."""
    clauses = result.clauses if result.verdict == v.PASS else result.clauses or case.clauses
    return msgspec.structs.replace(result, title=case.title, clauses=clauses, file=case.file, line=case.line)


def _under_other_readings(
    plan: Plan, suspects: Sequence[Suspect], results: Mapping[str, Result], watch: Watcher
) -> Iterator[Result]:
    """Yield the results of failing cases with what the other readings of the rulings would make of them."""
    order = {case.id: number for number, case in enumerate(plan.selected)}
    at_fault = [suspect for suspect in suspects if results[suspect.case.id].verdict in v.FAULTS]
    at_fault.sort(key=lambda suspect: order[suspect.case.id])
    shown = [case for case in plan.selected if case.id in results and results[case.id].verdict == v.PASS]
    for tried in OtherReadings(plan.recordings, plan.offer, watch.trying).tried(at_fault, shown):
        yield msgspec.structs.replace(
            results[tried.case], tried=True, rests_on=tried.rests_on, passes_under=tried.passes_under
        )


def _rulings(plan: Plan, results: Sequence[Result]) -> tuple[RulingRow, ...]:
    """Return the rulings on which failing cases rest."""
    rested = {ruling for result in results for ruling in result.rests_on}
    rows = []
    for ruling in plan.suite.game.rulings.values():
        if ruling.id in rested:
            in_force = plan.recordings.readings[ruling.id]
            others = tuple(reading for reading in ruling.readings if reading != in_force)
            rows.append(RulingRow(ruling.id, ruling.question, in_force, others))
    return tuple(rows)


def _own(plan: Plan, results: Mapping[str, Result]) -> list[Result]:
    return [results[case.id] for case in plan.selected if case.id in results]


def _report(
    plan: Plan, results: Mapping[str, Result], spectrum: Spectral | None, *, interrupted: bool
) -> GameReport:
    suite = plan.suite
    own = _own(plan, results)
    components = {
        "name": suite.components.name,
        "digest": suite.components.digest,
        "file": suite.components.where,
    }
    notes = list(plan.notes)
    if plan.offer.components.get("digest", suite.components.digest) != suite.components.digest:
        built_with = plan.offer.components.get("name")
        used = suite.components.name
        notes.append(
            f"the engine was built with the component set {built_with!r}, and this run used {used!r}"
        )
    if not plan.offer.covers.is_whole:
        notes.append(f"of this game the engine covers {plan.offer.covers.words()}")
    if interrupted:
        notes.append(f"interrupted: {len(own)} of {len(plan.selected)} cases were judged")
    report = game_report(
        suite.game,
        own,
        total=plan.total,
        suite=plan.digest,
        components=components,
        readings=dict(plan.recordings.readings),
        baselines={} if interrupted else baseline_scores(plan.recordings, plan.stories, plan.digest),
        notes=notes,
        spectrum=spectrum,
    )
    return msgspec.structs.replace(report, rulings=_rulings(plan, own), declared=plan.offer.readings)


def _spectrum(plan: Plan, results: Sequence[Result], watch: Watcher) -> Spectral | None:
    """Return which clauses took part in what passed and failed, if anything failed."""
    if not any(result.verdict in v.FAULTS for result in results):
        return None
    from ruleproof.running.spectrum import Spectrum

    watch.trying(f"looking for the rules of {plan.suite.game.title} at fault")
    return Spectrum(plan.suite, plan.recordings.readings, plan.stories, plan.offer).of(results)
