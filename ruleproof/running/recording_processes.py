"""Records the files of a suite in several processes at once.

`python -m ruleproof.running.recording_processes` is one of them. It puts what it has recorded into the cache,
from which everybody takes it. A task is a line of JSON on its standard input; a line on its standard output
says that it is done.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof.running.recordings import Recordings

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
    package = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join([package, *filter(None, [os.environ.get("PYTHONPATH", "")])])
    children = [_start({**os.environ, "PYTHONPATH": path}) for _ in range(processes)]
    try:
        with DefaultSelector() as waiting:
            for child in children:
                if _give(child, tasks, progress):
                    waiting.register(child.stdout, EVENT_READ, child)  # type: ignore[arg-type]
            while waiting.get_map():
                for key, _ in waiting.select():
                    if not key.data.stdout.readline() or not _give(key.data, tasks, progress):
                        waiting.unregister(key.fileobj)
    finally:
        for child in children:
            child.kill()
            child.wait()
            for stream in (child.stdin, child.stdout):
                stream.close()  # type: ignore[union-attr]


def _start(environment: dict[str, str]) -> subprocess.Popen[bytes]:
    """Start a process in a group of its own, so that ctrl-C is for the parent, which ends it."""
    return subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        bufsize=0,
        process_group=0,
        env=environment,
    )


def _give(child: subprocess.Popen[bytes], tasks: list[Task], progress: Callable[[str], None]) -> bool:
    """Give a process the next task; tell whether there was one, and the process still takes it."""
    if not tasks:
        return False
    task = tasks.pop()
    path = Path(task.path)
    progress(f"{'replaying' if path.suffix == '.yaml' else 'compiling'} {path.name}")
    try:
        child.stdin.write(msgspec.json.encode(task) + b"\n")  # type: ignore[union-attr]
    except OSError:
        return False
    return True


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
