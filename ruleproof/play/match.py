"""A match: its options, the engines that play, in one process or in several, and its result."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import msgspec

from ruleproof.cases.starts import Starts
from ruleproof.cases.suite import Suite
from ruleproof.diagnosis.findings import Finding
from ruleproof.engines.connect import Connector
from ruleproof.engines.greeting import GameOffer, Greeting
from ruleproof.engines.options import EngineOptions, seconds
from ruleproof.input.command_options import (
    GAME,
    PROFILE,
    READING,
    Option,
    arguments_for,
    command_line,
    seconds_of,
)
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.play.search import Explorer, Tally
from ruleproof.play.story_file import read
from ruleproof.reports.found import options_of, report_of_findings
from ruleproof.reports.model import Report
from ruleproof.reports.text import counted
from ruleproof.running.lockstep import Unplayable
from ruleproof.running.plan import Watcher
from ruleproof.running.readings import offered, readings_in_force, require_known_names
from ruleproof.running.run import greet
from ruleproof.running.spreading import DASK, JOBS, in_order, spread

Tell = Callable[[str], None]
"""Called with the progress of play, in words."""
GAMES = 100
"""Number of games to play if neither a number nor a time limit is given."""


class PlayOptions(EngineOptions, frozen=True, kw_only=True):
    """Options of `play`. If no number of games is given, play goes on until the time limit."""

    engine: Annotated[
        str, Option("The engine: stdio:COMMAND, python:package.module or tcp:HOST:PORT.", "CONNECTION")
    ]
    game: Annotated[str, GAME]
    games: Annotated[
        int, Option(f"Number of games to play; {GAMES} if no time limit is given.", "N", whole_run=True)
    ] = 0
    seconds: Annotated[
        float,
        Option(
            "Time limit, such as 30s, 5m or 2h.",
            "T",
            "--time",
            whole_run=True,
            read=seconds_of,
            written=seconds,
        ),
    ] = 0.0
    seed: Annotated[
        int, Option("Random seed; a different seed gives different games.", "N", whole_run=True)
    ] = 0
    profile: Annotated[str, PROFILE] = ""
    readings: Annotated[dict[str, str], READING] = {}
    jobs: Annotated[int, JOBS] = 1
    dask: Annotated[str, DASK] = ""
    as_scenario: Annotated[bool, Option("Also print each finding as a scenario.", whole_run=True)] = False
    again: Annotated[Path | None, Option("Only replay a kept finding.", "FILE", whole_run=True)] = None
    out: Annotated[Path, Option("Folder for the findings and their report.", "DIR", whole_run=True)] = Path(
        "ruleproof-play"
    )

    @property
    def command(self) -> str:
        """Return the command that repeats the run."""
        return command_line("ruleproof", "play", *arguments_for(self))

    @property
    def most_games(self) -> int:
        """Return the maximum number of games, or 0 if only the time limit applies."""
        return self.games or (0 if self.seconds else GAMES)


@dataclass
class Table:
    """The engine under test and the reference, under the readings in force."""

    suite: Suite
    readings: dict[str, str]
    greeting: Greeting
    offer: GameOffer
    connect: Connector

    @classmethod
    def of(cls, options: PlayOptions) -> Table:
        """Greet the engines and read the game.

        Raises:
            UsageError, DataError: the command or some input is at fault.
            StartError: an engine cannot be started.
        """
        data = Data.open(options.data)
        connect = options.connector(data)
        suite = Suite.open(data, data.game(options.game))
        greeting = greet(connect, options.timeout, data)
        offer = offered(greeting, suite.game.id)
        require_known_names(suite, offer, greeting.name)
        readings = readings_in_force(suite.game, offer, options.profile, options.readings, greeting.name)
        return cls(suite, readings, greeting, offer, connect)

    def explorer(self, options: PlayOptions) -> Explorer:
        """Return the explorer that plays games here."""
        return Explorer(
            Starts(self.suite),
            self.readings,
            self.offer,
            self.connect,
            seed=options.seed,
            timeout=options.timeout,
        )


class Share(msgspec.Struct):
    """The share of one process: what it has played, and what it has found, each fault once."""

    findings: list[Finding]
    tally: Tally
    interrupted: bool = False


@dataclass
class Played:
    """The result of play: the faults found, each listed once, and what was played, with the seconds that it
    took.
    """

    table: Table
    findings: list[Finding] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def status(self) -> int:
        """Return the exit status: 0 nothing differs, 1 something does or nothing was compared, 130
        interrupted.
        """
        return 130 if self.interrupted else 1 if self.findings or self.tally.is_empty else 0

    def add(self, shares: Iterable[Share]) -> None:
        """Add the shares of some processes; a fault that several processes have found counts as one."""
        found: dict[tuple[str, ...], Finding] = {}
        everything: list[Finding] = []
        for share in shares:
            self.tally.add(share.tally)
            self.interrupted |= share.interrupted
            everything += share.findings
        for one in sorted(everything, key=lambda one: one.game):
            known = found.get(one.key)
            found[one.key] = (
                one if known is None else msgspec.structs.replace(known, seen=known.seen + one.seen)
            )
        self.findings = list(found.values())


def share(task: tuple[PlayOptions, int]) -> Share:
    """Return the share of one worker: all games whose numbers belong to it."""
    options, first = task
    return share_of(Table.of(options).explorer(options), options, first)


def share_of(explorer: Explorer, options: PlayOptions, first: int, tell: Tell = lambda _text: None) -> Share:
    """Play all games whose numbers belong to this process, beginning with `first`, until an interrupt; then
    end the engine.

    With n jobs, each process plays every nth game, so that the games do not depend on the speed of the
    processes.
    """
    began = time.monotonic()
    until = began + options.seconds if options.seconds else float("inf")
    interrupted, number = False, first

    def goes_on(doing: str = "") -> bool:
        """Tell how far the games are, and return whether there is time for more."""
        games, actions = explorer.tally.games, explorer.tally.actions
        rate = actions / max(time.monotonic() - began, 0.001)
        found = counted(len(explorer.findings), "fault")
        tell(f"{counted(games, 'game')}, {actions} actions, {rate:.0f} a second, {found} found{doing}")
        return time.monotonic() < until

    explorer.goes_on = goes_on
    try:
        while not options.most_games or number < options.most_games:
            if explorer.given_up or not goes_on():
                break
            for difference in explorer.game(number):
                goes_on("; shortening a difference")
                explorer.met(difference)
                if not goes_on():
                    break
            number += options.jobs
    except KeyboardInterrupt:
        interrupted = True
        explorer.session.drop()
    explorer.close()
    return Share(explorer.findings, explorer.tally, interrupted)


def play(options: PlayOptions, tell: Tell = lambda _text: None) -> Played:
    """Play and return the findings. After Ctrl-C, they are the findings up to then, or none if the games were
    played by several processes.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: an engine cannot be started.
    """
    began = time.monotonic()
    played = Played(Table.of(options))
    if options.dask or options.jobs > 1:
        Starts(played.table.suite).positions  # noqa: B018 (kept once, so that the processes only read it)
        tell(f"{options.jobs} processes are playing")
        tasks = [(options, first) for first in range(options.jobs)]
        try:
            played.add(list(in_order(spread(share, tasks, jobs=options.jobs, dask=options.dask))))
        except KeyboardInterrupt:
            played.interrupted = True
    else:
        played.add([share_of(played.table.explorer(options), options, 0, tell)])
    played.seconds = time.monotonic() - began
    return played


def again(options: PlayOptions, path: Path) -> tuple[Table, Finding | None]:
    """Replay a stored story, and return how the engine differs in it, if it does.

    Raises:
        UsageError, DataError: the command or the file is at fault.
        StartError: an engine cannot be started.
    """
    table = Table.of(options)
    story, readings = read(path, table.suite)
    table.readings = readings
    explorer = table.explorer(options)
    try:
        difference = explorer.replay(story, "a kept story")
        return table, explorer.met(difference, shorten=False) if difference is not None else None
    except Unplayable as error:
        raise UsageError(f"the story cannot be played: {error}") from None
    finally:
        explorer.close()


def report(
    table: Table, findings: Sequence[Finding], files: Sequence[Path], options: PlayOptions, watcher: Watcher
) -> Report:
    """Return the report of some findings, whose stories are stored in files.

    Raises:
        UsageError, StartError: the engine cannot be run again.
    """
    adopted = table.suite.game.adopted()
    other = {ruling: reading for ruling, reading in table.readings.items() if reading != adopted[ruling]}
    verifying = options_of(options, games=(table.suite.game.id,), readings=other, report=options.out)
    words = ["ruleproof", "play", *arguments_for(options, for_one_case=True)]
    again = [command_line(*words, "--again", shown_path(file)) for file in files]
    report = report_of_findings(findings, "play", verifying, table.greeting, again, watcher)
    return msgspec.structs.replace(report, command=options.command)
