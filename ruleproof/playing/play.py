"""The command `play`: from options to what was found."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from ruleproof.cases.case import Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.connect import REFERENCE, Connector, connector
from ruleproof.engines.containment import Containment
from ruleproof.engines.session import GameOffer, Greeting
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.playing.explorer import Explorer, Tally
from ruleproof.playing.findings import Finding, messages_of, positions_of, read
from ruleproof.playing.starts import Starts
from ruleproof.running.readings import readings_in_force, require_known_names
from ruleproof.running.run import greet

GAMES = 100
"""So many games are played where neither their number nor a time is given."""


class Options(msgspec.Struct, frozen=True):
    """What `play` was asked. Without a number of games, as many are played as the seconds allow."""

    engine: str
    game: str
    against: str = REFERENCE
    games: int = 0
    seconds: float = 0.0
    seed: int = 0
    profile: str = ""
    readings: dict[str, str] = {}
    data: tuple[str, ...] = ()
    jobs: int = 1
    timeout: float = 10.0
    in_process: bool = False
    remote: bool = False
    containment: Containment = Containment()

    @property
    def most_games(self) -> int:
        """Return how many games are played at most, or 0 where time alone limits them."""
        return self.games or (0 if self.seconds else GAMES)


class Watcher:
    """Is told how play goes on. This one listens to nothing."""

    def going(self, games: int, actions: int, findings: int) -> None:
        """So many games and actions have been played, and so many faults found."""

    def found(self, finding: Finding) -> None:
        """A fault has been found."""


@dataclass
class Table:
    """Who plays what: the engine and what it is compared with, under the readings in force."""

    suite: Suite
    readings: dict[str, str]
    greeting: Greeting
    offer: GameOffer
    connect: Connector
    against: Connector | None

    @classmethod
    def of(cls, options: Options) -> Table:
        """Greet the engines and read the game.

        Raises:
            UsageError, DataError: the command or some input is at fault.
            StartError: an engine cannot be started.
        """
        data = Data.of([Path(folder) for folder in options.data])
        connect = _connector(options.engine, options, data)
        suite = Suite.open(data, data.game(options.game))
        greeting = greet(connect, options.timeout, data)
        offer = _offer(greeting, suite)
        readings = readings_in_force(suite.game, offer, options.profile, options.readings, greeting.name)
        against = None
        if options.against != REFERENCE:
            against = _connector(options.against, options, data)
            _offer(greet(against, options.timeout, data), suite)
        return cls(suite, readings, greeting, offer, connect, against)

    def explorer(self, options: Options, starts: Starts | None = None) -> Explorer:
        """Return what plays here."""
        return Explorer(
            self.suite,
            self.readings,
            self.offer,
            self.connect,
            seed=options.seed,
            timeout=options.timeout,
            against=self.against,
            starts=starts,
        )


def _connector(engine: str, options: Options, data: Data) -> Connector:
    return connector(
        engine,
        data,
        in_process=options.in_process,
        remote=options.remote,
        containment=options.containment,
    )


def _offer(greeting: Greeting, suite: Suite) -> GameOffer:
    game = suite.game.id
    if game not in greeting.games:
        offers = ", ".join(greeting.games) or "none"
        raise UsageError(f"--game {game}: {greeting.name} does not offer it in hello; it offers {offers}")
    require_known_names(suite, greeting.games[game], greeting.name)
    covers = greeting.games[game].covers
    if not covers.is_whole:
        message = f"--game {game}: play compares everything, and {greeting.name} covers {covers.words()}"
        raise UsageError(f"{message}\n    ruleproof verify judges it by what it covers")
    return greeting.games[game]


@dataclass
class Played:
    """What play came to: the faults found, each once, and what was played in how many seconds."""

    table: Table
    findings: list[Finding] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def status(self) -> int:
        """Return the exit status: 0 nothing differs, 1 something does, 130 interrupted."""
        return 130 if self.interrupted else 1 if self.findings else 0

    def met(self, finding: Finding) -> bool:
        """Take note of a finding; tell whether it is a new one."""
        for index, known in enumerate(self.findings):
            if known.key == finding.key:
                self.findings[index] = msgspec.structs.replace(known, seen=known.seen + finding.seen)
                return False
        self.findings.append(finding)
        return True


def play(options: Options, watch: Watcher | None = None) -> Played:
    """Play, and return what was found. After ctrl-C that is what had been found by then.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: an engine cannot be started.
    """
    from ruleproof.playing.processes import play_in_processes

    watcher = watch or Watcher()
    began = time.monotonic()
    table = Table.of(options)
    played = Played(table)
    if options.jobs > 1:
        Starts(table.suite).positions  # noqa: B018
        play_in_processes(options, played, watcher)
    else:
        _play_alone(options, played, watcher)
    played.seconds = time.monotonic() - began
    return played


def _play_alone(options: Options, played: Played, watcher: Watcher) -> None:
    explorer = played.table.explorer(options)
    try:
        for finding in explored(explorer, options, 0, lambda: _tell(watcher, explorer)):
            watcher.found(finding)
    except KeyboardInterrupt:
        played.interrupted = True
        explorer.session.drop()
    explorer.close()
    played.findings, played.tally = explorer.findings, explorer.tally


def _tell(watcher: Watcher, explorer: Explorer) -> None:
    watcher.going(explorer.tally.games, explorer.tally.actions, len(explorer.findings))


def explored(explorer: Explorer, options: Options, first: int, tell: Callable[[], None]) -> Iterator[Finding]:
    """Play every game whose turn it is, from the first on, and yield what is found for the first time.

    With several jobs each plays every so manieth game, so that what they play does not hang on their pace.
    """
    until = time.monotonic() + options.seconds if options.seconds else float("inf")
    number = first
    while not options.most_games or number < options.most_games:
        for difference in explorer.game(number):
            finding = explorer.met(difference)
            if finding is not None:
                yield finding
            if time.monotonic() > until:
                break
        tell()
        if time.monotonic() > until or explorer.given_up:
            return
        number += options.jobs


def again(options: Options, path: Path) -> tuple[Table, Finding | None]:
    """Play the story kept in a file again, and return how the engine differs in it, if it does.

    Raises:
        UsageError, DataError: the command or the file is at fault.
        StartError: an engine cannot be started.
    """
    table = Table.of(options)
    story, readings = read(path, table.suite)
    table.readings = readings
    explorer = table.explorer(options)
    try:
        return table, _shown(explorer, story)
    finally:
        explorer.close()


def _shown(explorer: Explorer, story: Story) -> Finding | None:
    from ruleproof.playing.lockstep import CannotLoad, NotAccepted, ReferenceFailed

    lockstep = explorer.lockstep
    try:
        difference = lockstep.begin(story.start, story.components)
        for one in story.plays:
            if difference is not None:
                break
            difference = lockstep.play(one)
    except (CannotLoad, NotAccepted, ReferenceFailed) as error:
        raise UsageError(f"the story cannot be played: {error}") from None
    if difference is None:
        return None
    cause = explorer.namer.cause(lockstep, difference)
    clauses = explorer.namer.clauses(lockstep, difference)
    return Finding(
        lockstep.story,
        difference,
        cause,
        clauses,
        "a kept story",
        plays=len(lockstep.story.plays),
        positions=positions_of(lockstep),
        messages=messages_of(lockstep, difference),
    )
