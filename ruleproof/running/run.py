"""A run: from options to the results of the cases asked for."""

from __future__ import annotations

import gc
import random
import shlex
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated

import msgspec

from ruleproof.cases.case import Case
from ruleproof.cases.suite import Suite
from ruleproof.engines.connect import REFERENCE, Connector
from ruleproof.engines.options import EngineOptions
from ruleproof.engines.session import GameOffer, Greeting, Session
from ruleproof.engines.stdio import StartError
from ruleproof.input import jsontext
from ruleproof.input.asked import PROFILE, READING, Option, command_line, existing_file, words_of
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, UsageError, shown_path
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.rules.schemas import SchemaSet
from ruleproof.running.component_override import left_out
from ruleproof.running.engine_files import newer_file
from ruleproof.running.expected import Recorded, Recordings, refusals
from ruleproof.running.expected_in_processes import record_missing
from ruleproof.running.first_of_kind import FirstOfKind
from ruleproof.running.fresh_games import FreshTable, not_done, seconds_for
from ruleproof.running.fresh_outcome import FreshGames
from ruleproof.running.journal import NAME, Head, Journal
from ruleproof.running.known_failures import MOST_KNOWN, passing_entries, read_known_failures
from ruleproof.running.readings import passed_over, readings_in_force, require_known_names, unlisted
from ruleproof.running.retold import retold
from ruleproof.running.runner import Failed, Runner, contested, result_of
from ruleproof.running.selection import Selection


class Options(EngineOptions, frozen=True, kw_only=True):
    """What `verify` was asked."""

    games: Annotated[
        tuple[str, ...], Option("Only this game (may be repeated).", "G", "--game", chooses=True)
    ] = ()
    selection: Selection = Selection()
    components: Annotated[
        Path | None,
        Option("A component set in place of the bundled one.", "FILE", read=existing_file("--components")),
    ] = None
    profile: Annotated[str, PROFILE] = ""
    readings: Annotated[dict[str, str], READING] = {}
    jobs: Annotated[int, Option("Engines at once.", "N", least=1, most=64, chooses=True)] = 1
    known_failures: Annotated[
        Path | None, Option("Cases that are expected to fail.", "FILE", chooses=True)
    ] = None
    known_share: Annotated[
        float,
        Option(
            "The share of the judged cases that may be known to fail.", "X", least=0, most=1, chooses=True
        ),
    ] = MOST_KNOWN
    resume: Annotated[bool, Option("Continue the run in the report folder.", chooses=True)] = False
    resume_anyway: Annotated[
        bool, Option("Continue it although files of the engine are newer.", chooses=True)
    ] = False
    report: Annotated[Path | None, Option("Where the report goes.", "DIR", chooses=True)] = None
    against: Annotated[
        Path | None,
        Option("Say what has changed since this report.json (or its folder).", "REPORT", chooses=True),
    ] = None
    fresh: Annotated[
        int, Option("Fresh games at the end; 0 leaves them out.", "N", least=0, most=100, chooses=True)
    ] = 3
    seed: Annotated[
        int | None, Option("Repeat the fresh games of this seed.", "N", least=0, chooses=True)
    ] = None
    site: Annotated[
        str,
        Option(
            "Where the pages of clauses and rulings are; with '' nothing is linked there.",
            "URL",
            chooses=True,
        ),
    ] = ""
    ask_again: Annotated[bool, Option("Run the reference instead of using its recording.")] = False

    def require_sound(self) -> None:
        """Refuse options that do not go together.

        Raises:
            UsageError: a component set is given, and not the one game that it is of.
        """
        if self.components is not None and len(self.games) != 1:
            raise UsageError("--components FILE is the set of one game; name it with --game")

    @property
    def continues(self) -> bool:
        """Tell whether the run goes on with an earlier one."""
        return self.resume or self.resume_anyway

    @property
    def command(self) -> str:
        """Return the command that asks for the same once more."""
        return command_line("ruleproof", "verify", *words_of(self))

    @property
    def case_command(self) -> str:
        """Return the command that runs one case again; `--case ID` follows it."""
        game = ["--game", *self.games] if self.components is not None else []
        return command_line("ruleproof", "verify", *words_of(self, without_choice=True), *game)

    @property
    def explore_command(self) -> str:
        """Return the command that opens a case of the report beside the engine; `--case ID` follows it."""
        beside = words_of(
            EngineOptions(**{name: getattr(self, name) for name in EngineOptions.__struct_fields__})
        )
        report = str(self.report or DEFAULT_REPORT)
        return command_line("ruleproof", "explore", "--report", report, *beside)


DEFAULT_REPORT = Path("ruleproof-report")
"""Where the report goes unless another folder is named."""


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

    @cached_property
    def tours(self) -> frozenset[str]:
        """Return the cases that are steps of tours."""
        return frozenset(case.id for one in self.stories for case in one.story.cases if not case.lines)

    @cached_property
    def scenarios(self) -> frozenset[str]:
        """Return the cases that are scenarios, or rows of their outlines."""
        return frozenset(case.id for one in self.stories for case in one.story.cases if case.lines)


_SEEDS = 10**9
_AS_RECORDED = "as recorded: the reference was not asked again (--ask-again asks it)"


class Watcher:
    """Hears how a run goes on. This one ignores it."""

    def compiling(self, what: str) -> None:
        """A file is being compiled."""

    def planned(self, cases: int) -> None:
        """So many cases will be judged."""

    def judged(self, result: Result) -> None:
        """A case has been judged."""

    def trying(self, what: str) -> None:
        """Something is being tried on cases that failed: another reading, or what may be at fault."""


@dataclass(frozen=True)
class GameRun:
    """One game's part of a run: the results, in the order of the suite, and the first failures of each kind
    with the engine's recordings.
    """

    plan: Plan
    results: tuple[Result, ...]
    failed: tuple[Failed, ...] = ()
    interrupted: bool = False
    fresh: FreshGames | None = None


@dataclass(frozen=True)
class Run:
    """What a run came to. `unexpected_passes` are the known failures that pass."""

    options: Options
    greeting: Greeting
    games: tuple[GameRun, ...]
    seconds: int
    notes: tuple[str, ...] = ()
    unexpected_passes: tuple[str, ...] = ()

    @property
    def interrupted(self) -> bool:
        """Tell whether the run was interrupted before its last case."""
        return any(game.interrupted for game in self.games)


def run_suite(options: Options, watcher: Watcher | None = None) -> Run:
    """Run the cases asked for on an engine. After ctrl-C the run holds the results so far.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: the engine cannot be started.
    """
    watch = watcher or Watcher()
    began = time.monotonic()
    changed = _changed_since(options)
    data = Data.of(options.data)
    connect = options.connector(data)
    try:
        greeting = greet(connect, options.patience, data)
    except StartError as error:
        raise StartError(
            error.what, *error.advice, f"ruleproof smoke --engine {shlex.quote(options.engine)} tells more"
        ) from None
    plans = _plans(options, data, greeting, watch)
    known = _known(options, plans)
    watch.planned(sum(len(plan.selected) for plan in plans))
    with _journal(options, greeting, plans, resume=options.continues and changed is None) as journal:
        running = _Running(options, connect, known, watch, journal)
        running.notes += _told_of_resuming(journal, changed)
        games = tuple(running.game(plan, len(plans)) for plan in plans)
    judged = {
        result.case: result.verdict == v.PASS
        for game in games
        for result in game.results
        if result.verdict.is_judged
    }
    return Run(
        options,
        greeting,
        games,
        int(time.monotonic() - began),
        tuple(running.notes),
        tuple(passing_entries(known, judged)),
    )


def _plans(options: Options, data: Data, greeting: Greeting, watch: Watcher) -> list[Plan]:
    """Return what is to be tried of each game, with all of it compiled and recorded."""
    with _without_garbage_collection():
        opened = [_opened(options, data, game, greeting, watch) for game in _games(options, data, greeting)]
        if options.components is None:
            record_missing([recordings for recordings, _ in opened], watch.compiling)
        plans = [_plan(options, recordings, offer, watch) for recordings, offer in opened]
    options.selection.check(
        [clause for plan in plans for clause in plan.suite.game.clauses],
        [case.id for plan in plans for recorded in plan.stories for case in recorded.story.cases],
    )
    return plans


def _changed_since(options: Options) -> Path | None:
    """Return a file of the engine that is newer than the run that is to be resumed, where that counts. It is
    asked before the engine is started, which may write files itself.
    """
    if not options.resume or options.resume_anyway or options.report is None:
        return None
    return newer_file(options.engine, options.report / NAME)


def _told_of_resuming(journal: Journal | None, changed: Path | None) -> list[str]:
    if changed is not None:
        return [
            f"nothing was taken over: {shown_path(changed)} is newer than the earlier run "
            "(--resume-anyway takes its results over all the same)"
        ]
    taken = sum(one.verdict not in (v.FAIL, v.DIVERGES) for one in journal.taken.values()) if journal else 0
    return [f"{taken} results were taken over from an earlier run"] if taken else []


def _journal(
    options: Options, greeting: Greeting, plans: Sequence[Plan], *, resume: bool
) -> AbstractContextManager[Journal | None]:
    if options.report is None:
        return nullcontext()
    head = Head(
        options.engine,
        jsontext.digest(msgspec.to_builtins(greeting)),
        {plan.suite.game.id: plan.digest for plan in plans},
        {plan.suite.game.id: dict(plan.recordings.readings) for plan in plans},
    )
    return Journal(options.report, head, resume=resume)


@contextmanager
def _without_garbage_collection() -> Iterator[None]:
    """Disable the garbage collector while thousands of recordings load, none of which is garbage."""
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
        from ruleproof.rules.loader import read_component_set

        components = read_component_set(
            options.components, printed.common, printed.schemas, printed.game.laws
        )
        refused = refusals(Recordings.adopted(printed).oracle, components)
        if refused:
            raise DataError(refused)
        suite = Suite.open(data, folders, components)
    offer = greeting.games[game]
    require_known_names(suite, offer, greeting.name)
    readings = readings_in_force(suite.game, offer, options.profile, options.readings, greeting.name)
    return Recordings(suite, readings, watch.compiling), offer


def _plan(options: Options, recordings: Recordings, offer: GameOffer, watch: Watcher) -> Plan:
    suite = recordings.suite
    notes = (
        *passed_over(suite.game, offer),
        *_readings_not_listed(suite, recordings.readings, offer, options),
    )
    if options.components is None:
        written = list(recordings.all())
        stories = retold(recordings, offer, written)
        asked = {case.id: case for recorded in stories for case in recorded.story.cases}
        cases = [asked[case.id] for recorded in written for case in recorded.story.cases]
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
    """Return the cases listed as known failures, with their lines in the list."""
    if options.known_failures is None:
        return {}
    ids = [case.id for plan in plans for recorded in plan.stories for case in recorded.story.cases]
    others = Data.of(options.data).games().keys() - {plan.suite.game.id for plan in plans}
    return read_known_failures(options.known_failures, ids, others=others)


class _Running:
    """Judges what is planned, game by game, until it is interrupted."""

    def __init__(
        self,
        options: Options,
        connect: Connector,
        known: Mapping[str, int],
        watch: Watcher,
        journal: Journal | None,
    ) -> None:
        self._options = options
        self._connect = connect
        self._known = known
        self._watch = watch
        self._journal = journal
        self._interrupted = False
        self._asks = options.engine != REFERENCE or options.ask_again
        self.notes: list[str] = []

    def game(self, plan: Plan, games: int) -> GameRun:
        """Judge the cases of one of several games, and play fresh ones; none after an interruption."""
        began = time.monotonic()
        order = {case.id: number for number, case in enumerate(plan.selected)}
        failed: FirstOfKind[Failed] = FirstOfKind(order)
        results: dict[str, Result] = {}
        fresh: FreshGames | None = None
        try:
            if not self._interrupted:
                with closing(self._results(plan, failed)) as judged:
                    results.update((result.case, result) for result in judged)
                fresh = self._fresh(plan, list(results.values()), time.monotonic() - began, games)
        except KeyboardInterrupt:
            self._interrupted = True
        return GameRun(
            plan,
            tuple(_trimmed(results[case.id], failed) for case in plan.selected if case.id in results),
            tuple(one for one in failed.values() if one.case.id in results),
            self._interrupted,
            fresh,
        )

    def _fresh(self, plan: Plan, results: Sequence[Result], seconds: float, games: int) -> FreshGames:
        """Play fresh games of a game, or say why there are none."""
        options = self._options
        if not options.fresh:
            why = "left out (--fresh 0)"
        elif not self._asks:
            why = "the reference was not asked"
        elif len(plan.selected) < plan.total and options.seed is None:
            why = "only a part of the suite was asked for"
        else:
            why = not_done(plan.offer, results)
        if why:
            return FreshGames(not_done=why)
        self._watch.trying("playing fresh games")
        seed = random.SystemRandom().randrange(_SEEDS) if options.seed is None else options.seed
        seconds = seconds_for(seconds, games, repeated=options.seed is not None)
        table = FreshTable(plan.recordings, plan.offer, plan.stories, self._connect, options.patience)
        return table.play(options.fresh, seed, seconds)

    def _results(self, plan: Plan, failed: FirstOfKind[Failed]) -> Generator[Result]:
        """Yield the result of every case of a game as it is known."""
        done: set[str] = set()
        for result in plan.untried:
            yield self._kept(result)
            done.add(result.case)
        taken = self._journal.taken if self._journal is not None else {}
        for case in plan.selected:
            earlier = taken.get(case.id)
            if earlier is not None and case.id not in done and earlier.verdict not in (v.FAIL, v.DIVERGES):
                yield self._kept(_of_case(earlier, case), write=False)
                done.add(case.id)
        remaining = {case.id for case in plan.selected} - done
        todo = [one for one in plan.stories if any(case.id in remaining for case in one.story.cases)]
        if todo:
            yield from self._judged(plan, todo, remaining, failed)

    def _judged(
        self, plan: Plan, todo: Sequence[Recorded], remaining: set[str], failed: FirstOfKind[Failed]
    ) -> Iterator[Result]:
        if not self._asks:
            self._note(_AS_RECORDED)
        runner = Runner(
            plan.recordings,
            plan.offer,
            self._connect if self._asks else None,
            self._options.patience,
            self._options.jobs,
            selected=remaining,
            failed=failed,
        )
        try:
            with closing(runner.run(todo)) as results:
                for result in results:
                    yield self._kept(result)
        finally:
            for note in runner.notes:
                self._note(note)
            if runner.restarts:
                times = f"{runner.restarts} times after a failure"
                self._note(f"{plan.suite.game.id}: the engine was started again {times}")

    def _kept(self, result: Result, *, write: bool = True) -> Result:
        """Write a result into the journal and show it; return it as known failure where it is one."""
        if result.case in self._known:
            result = msgspec.structs.replace(result, known=True)
        if self._journal is not None and write:
            self._journal.write(result)
            if result.verdict != v.PASS:
                self._journal.flush()
        self._watch.judged(result)
        return result

    def _note(self, note: str) -> None:
        if note not in self.notes:
            self.notes.append(note)


def _trimmed(result: Result, failed: FirstOfKind[Failed]) -> Result:
    """Return a result without messages and positions where it is not among the first failures of its kind."""
    if result.case in failed or not (result.messages or result.positions):
        return result
    return msgspec.structs.replace(result, messages=(), positions=None)


def _of_case(result: Result, case: Case) -> Result:
    """Return a result that was taken over, with what its case says of itself; what a pass proves stays."""
    clauses = result.clauses if result.verdict == v.PASS else result.clauses or case.clauses
    return msgspec.structs.replace(result, title=case.title, clauses=clauses, file=case.file, line=case.line)
