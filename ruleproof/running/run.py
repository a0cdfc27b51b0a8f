"""A run of the suite, from the options to the results of the selected cases."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace

import msgspec

from ruleproof.engines.connect import REFERENCE, Connector
from ruleproof.engines.greeting import Greeting
from ruleproof.engines.recording import Step
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.input.folders import Data
from ruleproof.judging.deferred_plays import taken_together
from ruleproof.judging.verdicts import Result
from ruleproof.rules.schemas import SchemaSet
from ruleproof.running.altered_actions import Trial, games_to_alter
from ruleproof.running.first_of_kind import FirstOfKind
from ruleproof.running.fresh_games import FreshTable, not_done, seconds_for
from ruleproof.running.fresh_outcome import FreshGames
from ruleproof.running.kept_state import KeptState, kept_state
from ruleproof.running.known_failures import passing_entries, read_known_failures
from ruleproof.running.observations import Observations
from ruleproof.running.observed import Observed
from ruleproof.running.options import VerifyOptions
from ruleproof.running.plan import Plan, Watcher, make_plans
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.workers import Answered, Workers

_SEEDS = 10**9
_AS_RECORDED = "results are from the recording; use --ask-again to run the reference"


@dataclass(frozen=True)
class GameRun:
    """The results of a run for one game, in the order of the suite, and the cases in which the engine
    differs, with its recordings. `gaps` are the failures that no scenario shows, each with a scenario that
    would. `kept` says which failures pass by themselves, if the first one does. `altered` is the case of an
    altered action that the engine does not refuse, if there is one; it is not of the suite.
    """

    plan: Plan
    results: tuple[Result, ...]
    failed: tuple[Answered, ...] = ()
    interrupted: bool = False
    fresh: FreshGames | None = None
    observed: Observed | None = None
    gaps: Mapping[str, str] = field(default_factory=dict)
    kept: KeptState | None = None
    altered: str = ""

    def differing(self) -> Iterator[tuple[RecordedStory, Result, Step | None]]:
        """Yield each fault that is a difference, with its story and the reference's step there, if there is
        one.
        """
        faults = {one.case: one for one in self.results if one.verdict.is_fault and one.differences}
        for recorded in self.plan.stories:
            for result in (faults[case.id] for case in recorded.story.cases if case.id in faults):
                expected = taken_together(recorded.recording, result.at, result.deferred)
                yield recorded, result, expected.step(result.at)


@dataclass(frozen=True)
class Run:
    """The result of a run. `unexpected_passes` are known failures that pass, and `engine_notes` are what the
    engine noted in its replies.
    """

    options: VerifyOptions
    greeting: Greeting
    games: tuple[GameRun, ...]
    seconds: int
    notes: tuple[str, ...] = ()
    unexpected_passes: tuple[str, ...] = ()
    engine_notes: tuple[str, ...] = ()

    @property
    def interrupted(self) -> bool:
        """Tell whether the run was interrupted before its last case."""
        return any(game.interrupted for game in self.games)


def run_suite(options: VerifyOptions, watcher: Watcher | None = None) -> Run:
    """Run the selected cases on an engine. After Ctrl-C, the run contains the results so far.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: the engine cannot be started.
    """
    watch = watcher or Watcher()
    began = time.monotonic()
    data = Data.open(options.data)
    connect = options.connector(data)
    try:
        greeting = greet(connect, options.timeout, data)
    except StartError as error:
        raise StartError(
            error.what,
            *error.advice,
            f"for more, run: {options.command_of('smoke')}",
        ) from None
    plans = make_plans(options, data, greeting, watch)
    known = _known(options, plans)
    watch.planned(sum(len(plan.selected) for plan in plans))
    ends = began + options.deadline
    running = _Execution(options, connect, known, watch, ends)
    games = tuple(map(running.game, plans))
    judged = {
        result.case: result.verdict.passes
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
        tuple(dict.fromkeys(running.engine_notes)),
    )


def run_plan(options: VerifyOptions, plan: Plan, connect: Connector, watcher: Watcher) -> GameRun:
    """Judge the selected cases of one game on an engine, without known failures and fresh games."""
    return _Execution(options, connect, {}, watcher, math.inf).game(plan)


def greet(connect: Connector, timeout: float, data: Data) -> Greeting:
    """Start an engine, get its greeting, and end it.

    Raises:
        StartError: the engine cannot be started, does not answer `hello` as the protocol requires, or writes
            something else after its answer.
    """
    session = Session(connect, timeout, SchemaSet(data.common_schemas()))
    try:
        greeting = session.hello()
        session.require_quiet()
        return greeting
    finally:
        session.drop()


def _known(options: VerifyOptions, plans: Sequence[Plan]) -> dict[str, int]:
    """Return the cases that are listed as known failures, with their lines in the list."""
    if options.known_failures is None:
        return {}
    ids = [case.id for plan in plans for recorded in plan.stories for case in recorded.story.cases]
    others = Data.open(options.data).games().keys() - {plan.suite.game.id for plan in plans}
    return read_known_failures(options.known_failures, ids, others=others)


@dataclass
class _Execution:
    """Judges the planned cases, game by game, until it is interrupted or its deadline has passed."""

    options: VerifyOptions
    connect: Connector
    known: Mapping[str, int]
    watch: Watcher
    ends: float
    interrupted: bool = False
    notes: list[str] = field(default_factory=list)
    engine_notes: list[str] = field(default_factory=list)

    @property
    def asks(self) -> bool:
        """Tell whether the engine is asked; otherwise results come from the reference's recordings."""
        return self.options.engine != REFERENCE or self.options.ask_again

    def game(self, plan: Plan) -> GameRun:
        """Judge the cases of a game, and play fresh games, unless interrupted."""
        began = time.monotonic()
        order = {case.id: number for number, case in enumerate(plan.selected)}
        failed: FirstOfKind[Answered] = FirstOfKind(order)
        results: dict[str, Result] = {}
        fresh: FreshGames | None = None
        observed: Observed | None = None
        kept: KeptState | None = None
        altered: tuple[RecordedStory, Result] | None = None
        try:
            if not self.interrupted:
                with closing(self._results(plan, failed)) as judged:
                    for result in judged:
                        results[result.case] = result
                        self._require_time()
                fresh, altered = self._fresh(plan, results, time.monotonic() - began, failed)
                observed = self._observed(plan, time.monotonic() - began)
                kept = self._kept(plan, results)
        except KeyboardInterrupt:
            self.interrupted = True
        if altered is not None:
            made, result = altered
            plan = replace(
                plan,
                stories=[*plan.stories, made],
                selected=[*plan.selected, *made.story.cases],
                total=plan.total + 1,
            )
            results[result.case] = result
        return GameRun(
            plan,
            tuple(_trimmed(results[case.id], failed) for case in plan.selected if case.id in results),
            tuple(one for one in failed.values() if one.case.id in results),
            self.interrupted,
            fresh,
            observed,
            kept=kept,
            altered=altered[1].case if altered is not None else "",
        )

    def _kept(self, plan: Plan, results: Mapping[str, Result]) -> KeptState | None:
        """Repeat the first failure of each kind alone."""
        if not self.asks or not any(result.verdict.is_fault for result in results.values()):
            return None
        self.watch.doing("repeating failures alone")
        ordered = [results[case.id] for case in plan.selected if case.id in results]
        return kept_state(plan, ordered, self.connect, self.options.timeout)

    def _require_time(self) -> None:
        """Interrupt the run if its deadline has passed."""
        if time.monotonic() > self.ends:
            self._note(f"the deadline of {self.options.deadline:g} s has passed; --deadline sets another")
            raise KeyboardInterrupt

    def _fresh(
        self, plan: Plan, results: Mapping[str, Result], seconds: float, failed: FirstOfKind[Answered]
    ) -> tuple[FreshGames, tuple[RecordedStory, Result] | None]:
        """Play fresh games of a game and try altered actions, or return the reason why that is not done. Also
        return the first altered action that the engine does not refuse.
        """
        options = self.options
        if not self.asks:
            return FreshGames(not_done="the reference was not run"), None
        if self._is_in_part(plan):
            return FreshGames(not_done="only part of the suite was selected"), None
        why = not_done(list(results.values())) if options.fresh else "skipped (--fresh 0)"
        if why:
            return FreshGames(not_done=why, alone=True), None
        self.watch.doing("playing fresh games")
        seed, limit = self._seed_and_seconds(seconds)
        table = FreshTable(plan.recordings, plan.offer, plan.stories, self.connect, options.timeout)
        made = list(table.made(options.fresh, seed))
        fresh = table.play(made, seed, limit)
        self.engine_notes += table.engine_notes
        if fresh.result is not None:
            return fresh, None
        games = [*games_to_alter(plan, results), *(one for one, _ in made)]
        until = min(time.monotonic() + max(seconds, limit), self.ends)
        trial = Trial(plan, self.connect, options.timeout, failed, until, self.watch.doing)
        trial.run(games, seed)
        fresh = msgspec.structs.replace(
            fresh,
            alone=options.seed is not None or not fresh.games,
            altered=trial.tried,
            unrefused=trial.unrefused,
            refused_under=tuple(sorted(trial.refused_under)),
        )
        return fresh, trial.found

    def _observed(self, plan: Plan, seconds: float) -> Observed | None:
        """Compare what the engine shows the seats beside their views, unless only a part is run."""
        if not self.asks or not self.options.fresh or self._is_in_part(plan):
            return None
        self.watch.doing("comparing observations")
        check = Observations(plan.recordings, plan.offer, self.connect, self.options.timeout)
        observed = check.compared(*self._seed_and_seconds(seconds))
        self.engine_notes += check.engine_notes
        return observed

    def _is_in_part(self, plan: Plan) -> bool:
        return len(plan.selected) < plan.total and self.options.seed is None

    def _seed_and_seconds(self, run: float) -> tuple[int, float]:
        """Return the seed of games outside the suite, and how many seconds they may take after a run of `run`
        seconds; games of a given seed are all played.
        """
        if self.options.seed is not None:
            return self.options.seed, math.inf
        return random.SystemRandom().randrange(_SEEDS), seconds_for(run)

    def _results(self, plan: Plan, failed: FirstOfKind[Answered]) -> Generator[Result]:
        """Yield the result of every case of a game as soon as it is known."""
        yield from map(self._announced, plan.untried)
        remaining = {case.id for case in plan.selected} - {result.case for result in plan.untried}
        todo = [one for one in plan.stories if any(case.id in remaining for case in one.story.cases)]
        if todo:
            yield from self._judged(plan, todo, remaining, failed)

    def _judged(
        self, plan: Plan, todo: Sequence[RecordedStory], remaining: set[str], failed: FirstOfKind[Answered]
    ) -> Iterator[Result]:
        if not self.asks:
            self._note(_AS_RECORDED)
        workers = Workers(
            plan.recordings,
            plan.offer,
            self.connect if self.asks else None,
            self.options.timeout,
            self.options.jobs,
            selected=remaining,
            failed=failed,
        )
        try:
            with closing(workers.run(todo)) as results:
                for result in results:
                    yield self._announced(result)
        finally:
            for note in workers.notes:
                self._note(note)
            self.engine_notes += workers.engine_notes
            if workers.restarts:
                times = f"{workers.restarts} times after a failure"
                self._note(f"{plan.suite.game.id}: the engine was started again {times}")

    def _announced(self, result: Result) -> Result:
        """Announce a result and return it, marked as known if it is a known failure."""
        if result.case in self.known:
            result = msgspec.structs.replace(result, known=True)
        self.watch.judged(result)
        return result

    def _note(self, note: str) -> None:
        if note not in self.notes:
            self.notes.append(note)


def _trimmed(result: Result, failed: FirstOfKind[Answered]) -> Result:
    """Return a result without messages and positions if it is not among the first failures of its kind."""
    if result.case in failed or not (result.messages or result.positions):
        return result
    return msgspec.structs.replace(result, messages=(), positions=None)
