"""Runs the command `play`: from its options to the findings, in one process or in several."""

from __future__ import annotations

import _thread
import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from ruleproof.cases.case import Story
from ruleproof.cases.starts import Starts
from ruleproof.input.problems import UsageError
from ruleproof.play.findings import Finding, read
from ruleproof.play.match import Played, PlayOptions, Share, Table, Tell, share, share_of
from ruleproof.play.search import Explorer
from ruleproof.running.lockstep import Unplayable
from ruleproof.running.spreading import in_order, spread

_BETWEEN = 0.2
"""Seconds between two checks on the processes."""


def play(options: PlayOptions, tell: Tell = lambda *_: None) -> Played:
    """Play and return the findings; after Ctrl-C, the findings up to then.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: an engine cannot be started.
    """
    began = time.monotonic()
    played = Played(Table.of(options))
    if options.dask:
        tasks = [(options, first) for first in range(options.jobs)]
        played.add(in_order(spread(share, tasks, dask=options.dask)))
    elif options.jobs > 1:
        _play_in_processes(options, played, tell)
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
        return table, _shown(explorer, story)
    finally:
        explorer.close()


def _shown(explorer: Explorer, story: Story) -> Finding | None:
    try:
        difference = explorer.replay(story, "a kept story")
    except Unplayable as error:
        raise UsageError(f"the story cannot be played: {error}") from None
    return explorer.met(difference, shorten=False) if difference is not None else None


def _play_in_processes(options: PlayOptions, played: Played, tell: Tell) -> None:
    """Play with one process for each job; if a process dies, only its own games are lost.

    After Ctrl-C each process reports what it has found so far. After a second Ctrl-C they are ended.
    """
    Starts(played.table.suite).positions  # noqa: B018 (kept once, so that the processes only read it)
    context = multiprocessing.get_context("spawn")
    stop, going = context.Event(), context.Array("q", 3 * options.jobs)
    pools = [ProcessPoolExecutor(1, context, _begin, (stop, going)) for _ in range(options.jobs)]
    try:
        futures = [pool.submit(_share, options, first) for first, pool in enumerate(pools)]
        played.interrupted = _wait(futures, stop, lambda: tell(*_sums(going)))
    finally:
        for pool in pools:
            pool.shutdown(cancel_futures=True)
    shares = []
    for number, future in enumerate(futures, 1):
        try:
            shares.append(future.result())
        except BrokenProcessPool:
            played.tally.note(f"process {number} of {options.jobs} ended early; its games are lost")
    played.add(shares)


def _wait(futures: Sequence[Future[Share]], stop: Any, look: Callable[[], None]) -> bool:
    """Wait until all processes have ended; tell whether the wait was interrupted."""
    interrupted = False
    while True:
        try:
            left = wait(futures, _BETWEEN).not_done
            look()
            if not left:
                return interrupted
        except KeyboardInterrupt:
            for child in multiprocessing.active_children() if interrupted else ():
                child.terminate()
            interrupted = True
            stop.set()


def _sums(going: Any) -> tuple[int, int, int]:
    """Return the total numbers of games and actions, and the largest number of faults in one process: several
    processes may have found the same faults.
    """
    return sum(going[0::3]), sum(going[1::3]), max(going[2::3])


class _Here:
    """What a process shares with the others, and whether it is playing."""

    going: Any
    playing = False


def _begin(stop: Any, going: Any) -> None:
    """Prepare a process: it stops when all must stop, and leaves Ctrl-C to its parent."""
    _Here.going = going

    def interrupt(*_: object) -> None:
        if stop.is_set() and _Here.playing:
            raise KeyboardInterrupt

    def interrupt_at_the_stop() -> None:
        stop.wait()
        _thread.interrupt_main()

    signal.signal(signal.SIGINT, interrupt)
    threading.Thread(target=interrupt_at_the_stop, daemon=True).start()


def _share(options: PlayOptions, first: int) -> Share:
    """Play the games of one process."""

    def tell(*counts: int) -> None:
        _Here.going[3 * first : 3 * first + 3] = counts

    explorer = Table.of(options).explorer(options)
    _Here.playing = True
    share = share_of(explorer, options, first, tell)
    _Here.playing = False
    return share
