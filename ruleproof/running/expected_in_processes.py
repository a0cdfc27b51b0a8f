"""Records the files of a suite in several processes at once.

`python -m ruleproof.running.expected_in_processes` is one of them. It puts what it has recorded into the
cache, from which everybody takes it. A task is a line of JSON on its standard input; a line on its
standard output says that it is done.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof.running.children import Child, children, tell
from ruleproof.running.expected import Recordings

_WORTH = 150_000
"""Bytes of files, below which one process is quicker than several that must start first."""
_MOST = 8
"""Processes at once."""


class Task(msgspec.Struct, frozen=True):
    """A file to record, under some readings and the component set in force."""

    roots: list[str]
    game: str
    readings: dict[str, str]
    path: str


def record_missing(recordings: Sequence[Recordings], progress: Callable[[str], None]) -> None:
    """Record, with a process for each processor, the files of some suites that the cache does not hold yet.

    Little to do is left to whoever needs it. A process that fails leaves its files to them too.
    """
    tasks = [
        Task([str(root) for root in one.suite.data.roots], one.suite.game.id, dict(one.readings), str(path))
        for one in recordings
        for path in one.missing()
    ]
    sizes = {task.path: Path(task.path).stat().st_size for task in tasks}
    processes = min(
        len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1, _MOST, len(tasks)
    )
    if processes > 1 and sum(sizes.values()) >= _WORTH:
        _share(sorted(tasks, key=lambda task: sizes[task.path]), processes, progress)


def _share(tasks: list[Task], processes: int, progress: Callable[[str], None]) -> None:
    """Give each process a task, the largest first, and another whenever it is done."""
    with children(__name__, processes) as started, DefaultSelector() as waiting:
        for child in started:
            if _give(child, tasks, progress):
                waiting.register(child.stdout, EVENT_READ, child)  # type: ignore[arg-type]
        while waiting.get_map():
            for key, _ in waiting.select():
                if not key.data.stdout.readline() or not _give(key.data, tasks, progress):
                    waiting.unregister(key.fileobj)


def _give(child: Child, tasks: list[Task], progress: Callable[[str], None]) -> bool:
    """Give a process the next task; tell whether there was one, and the process still takes it."""
    if not tasks:
        return False
    task = tasks.pop()
    path = Path(task.path)
    progress(f"{'replaying' if path.suffix == '.yaml' else 'compiling'} {path.name}")
    return tell(child, task)


def main() -> None:
    """Record file after file until the input ends."""
    known: dict[tuple[Any, ...], Recordings] = {}
    for line in sys.stdin.buffer:
        task = msgspec.json.decode(line, type=Task)
        key = (tuple(task.roots), task.game, tuple(sorted(task.readings.items())))
        if key not in known:
            data = Data(tuple(map(Path, task.roots)))
            known[key] = Recordings(Suite.open(data, data.game(task.game)), task.readings)
        known[key].file(Path(task.path))
        sys.stdout.buffer.write(b"done\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
