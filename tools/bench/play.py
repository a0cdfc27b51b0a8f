"""Measures `ruleproof play` on one game: actions compared per second, within this process and over stdio.

`python -m tools.bench.play GAME SEED GAMES` plays GAMES games with a copy of the reference as the engine. It
prints, as JSON, seconds of processor time: what was used within this process, and how much of it by the copy;
and what was used over stdio with a child that sends recorded answers, and how much a bare exchange of the
same messages with that child takes.
"""

from __future__ import annotations

import json
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from ruleproof.cases.starts import Starts
from ruleproof.cases.suite import Suite
from ruleproof.engines.connect import Connection
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.stdio import StdioConnection
from ruleproof.input.folders import Data
from ruleproof.play.search import Explorer
from ruleproof.rules.verbs import QUESTIONS
from tools.bench import replies

TIMEOUT = 60.0


@dataclass
class Measured:
    """The actions compared, and the seconds of processor time: within this process, for the copy of the
    reference alone, over stdio, and for a bare exchange.
    """

    game: str
    actions: int
    inside: float
    alone: float
    stdio: float
    echo: float


class Kept:
    """An engine in this process that records its questions and answers, and measures its time."""

    may_chatter = False

    def __init__(self, engine: object) -> None:
        self._inner = InProcessConnection(engine, timed=False)
        self.batches: list[tuple[list[bytes], list[bytes]]] = []
        self.seconds = 0.0

    def exchange(self, lines: list[bytes], timeout: float) -> list[bytes]:
        began = time.thread_time()
        answers = self._inner.exchange(lines, timeout)
        self.seconds += time.thread_time() - began
        self.batches.append((list(lines), answers))
        return answers

    def unasked(self) -> bytes:
        return b""

    def kill(self) -> None:
        """Do nothing: an engine in this process ends when the process ends."""

    def close(self, grace: float = 2.0) -> list[str]:
        return []


def measure(game: str, seed: int, games: int) -> Measured:
    """Return the times that `games` games take."""
    data = Data.open()
    suite = Suite.open(data, data.game(game))
    starts = Starts(suite)
    starts.positions  # noqa: B018
    module = data.load_reference("ruleproof_bench_play")
    _played(suite, starts, lambda: Kept(module.engine()), seed, 1)
    kept = Kept(module.engine())
    before = time.process_time()
    actions = _played(suite, starts, lambda: kept, seed, games)
    inside = time.process_time() - before
    with tempfile.NamedTemporaryFile() as file:
        file.write(b"".join(b"%s\n" % line for _, answers in kept.batches for line in answers))
        file.flush()
        command = [sys.executable, str(Path(replies.__file__)), file.name]
        echo = _processor(lambda: _echo(StdioConnection(command), kept.batches))
        stdio = _processor(lambda: _played(suite, starts, lambda: StdioConnection(command), seed, games))
    return Measured(game, actions, inside, kept.seconds, stdio, echo)


def _played(suite: Suite, starts: Starts, connect: Callable[[], Connection], seed: int, games: int) -> int:
    offer = GameOffer(QUESTIONS)
    explorer = Explorer(starts, suite.game.adopted(), offer, connect, seed=seed, timeout=TIMEOUT)
    for number in range(games):
        for result in explorer.game(number):
            raise AssertionError(f"the reference gave two different answers: {result.reason}")
    explorer.close()
    return explorer.tally.actions


def _echo(connection: StdioConnection, batches: Sequence[tuple[list[bytes], list[bytes]]]) -> None:
    for lines, _ in batches:
        connection.exchange(lines, TIMEOUT)
    connection.close()


def _processor(call: Callable[[], object]) -> float:
    """Return the seconds of processor time that a call takes in this process and its children."""

    def used() -> float:
        sums = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
        return sum(one.ru_utime + one.ru_stime for one in sums)

    before = used()
    call()
    return used() - before


if __name__ == "__main__":
    print(json.dumps(asdict(measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))))
