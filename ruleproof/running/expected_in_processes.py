"""Records the files of a suite in several processes at once and stores them in the cache."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof.running.expected import Recordings
from ruleproof.running.spreading import WorkersDied, spread

_WORTH = 150_000
"""Total size of the files, in bytes, below which one process is faster than several."""
_MOST = 8
"""Maximum number of processes."""

_Suite = tuple[tuple[Path, ...], str, tuple[tuple[str, str], ...]]
"""The roots of the data, the game and the readings. Together they identify a suite to a process."""


def record_missing(recordings: Sequence[Recordings], progress: Callable[[str], None]) -> None:
    """Record the files of some suites that are not in the cache yet, with one process per processor.

    The caller must record the rest: small amounts of work, and the files of a process that died.
    """
    tasks = [
        ((one.suite.data.roots, one.suite.game.id, tuple(sorted(one.readings.items()))), path)
        for one in recordings
        for path in one.missing()
    ]
    sizes = {path: path.stat().st_size for _, path in tasks}
    processes = min(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1, _MOST)
    if processes == 1 or sum(sizes.values()) < _WORTH:
        return
    tasks.sort(key=lambda task: sizes[task[1]], reverse=True)

    def tell(done: int, of: int) -> None:
        progress(f"recording file {min(done + 1, of)} of {of}")

    with suppress(WorkersDied):
        for _ in spread(_record, tasks, jobs=processes, progress=tell):
            pass


def _record(task: tuple[_Suite, Path]) -> None:
    """Record a file. Its faults are reported later, when its recordings are needed."""
    of, path = task
    with suppress(Exception):
        _recordings(of).file(path)


@lru_cache
def _recordings(of: _Suite) -> Recordings:
    roots, game, readings = of
    data = Data(roots)
    return Recordings(Suite.open(data, data.game(game)), dict(readings))
