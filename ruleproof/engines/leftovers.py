"""Finds and ends the processes that engines start and leave behind.

A process that leaves its parent, its session and its environment can still be recognised in two ways. First,
it has the mark of its engine: the value of a resource limit that processes inherit but that Linux no longer
enforces. Second, if this process has become their reaper, orphans become its children and not children of the
first process of the system.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

VARIABLE = "RULEPROOF_ENGINE"
"""The environment variable that also contains the mark."""
_PR_SET_CHILD_SUBREAPER = 36
_RLIMIT_LOCKS = 10
_ROW_OF_LOCKS = "Max file locks"
_ROUNDS = 100
"""Maximum number of searches for processes that were started while others were being ended."""
_PATIENCE = 2.0
"""Seconds to wait until a killed process is gone."""
_starting = threading.RLock()
_engines: set[int] = set()
"""The engines that were started here and are still running."""
_adopts = False


@contextmanager
def marking() -> Iterator[int]:
    """Mark everything that is started in the block, and yield the mark; child processes inherit it.

    If an engine is started in the block, call `begun` for it before the block ends.
    """
    mark = int.from_bytes(os.urandom(4), sys.byteorder) // 2 + 2**20
    with _starting:
        before = _limit_locks((mark, resource.RLIM_INFINITY))
        try:
            yield mark
        finally:
            if before is not None:
                _limit_locks(before)


def _limit_locks(limits: tuple[int, int]) -> tuple[int, int] | None:
    """Set the limit that serves as the mark; return its old value, or None if it cannot be set."""
    if sys.platform != "linux":
        return None
    try:
        before = resource.getrlimit(_RLIMIT_LOCKS)
        resource.setrlimit(_RLIMIT_LOCKS, (limits[0], before[1]))
    except (OSError, ValueError):
        return None
    return before


def begun(engine: int) -> None:
    """Record an engine that was started here."""
    _engines.add(engine)


def ended(engine: int) -> None:
    """Record the end of an engine."""
    _engines.discard(engine)


def become_reaper() -> None:
    """Adopt the orphans of everything started from here (Linux).

    Only a process that runs nothing but the kit may do this, because all adopted processes are ended with the
    last engine.
    """
    global _adopts
    if sys.platform == "linux":
        _adopts = ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0


def end_marked(mark: int) -> int:
    """End the processes that carry a mark; return how many there were."""
    return _end(lambda: marked(mark))


def end_adopted() -> int:
    """End the orphans that this process has adopted, unless a running engine may need them.

    Return how many there were.
    """
    with _starting:
        return _end(adopted) if _adopts and not _engines else 0


def bury_adopted() -> None:
    """Collect the exit statuses of orphans, which would otherwise count as processes."""
    if _adopts and _some_child_has_ended():
        with _starting:
            for pid in adopted():
                _has_ended(pid)


def _end(list_processes: Callable[[], list[int]]) -> int:
    killed: set[int] = set()
    for _ in range(_ROUNDS):
        living = [pid for pid in list_processes() if not _has_ended(pid)]
        if not living:
            break
        killed.update(living)
        for pid in living:
            kill(pid)
        until = time.monotonic() + _PATIENCE
        while not all(map(_has_ended, living)) and time.monotonic() < until:
            time.sleep(0.002)
    return len(killed)


def _some_child_has_ended() -> bool:
    """Tell whether a child, adopted or not, has ended without its exit status being collected."""
    try:
        return os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return False


def _has_ended(pid: int) -> bool:
    """Tell whether a process has ended, and collect its exit status if it is a child."""
    with contextlib.suppress(OSError):
        if os.waitpid(pid, os.WNOHANG)[0] == pid:
            return True
    return _stat(pid)[:1] in (["Z"], [])


def kill(pid: int) -> None:
    """End a process at once, if it exists."""
    with contextlib.suppress(OSError):
        os.kill(pid, signal.SIGKILL)


def marked(mark: int) -> list[int]:
    """Return the processes with a mark in their environment or their limits, as far as these can be read."""
    named = f"{VARIABLE}={mark}".encode()
    processes = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if mark == _mark_of(folder) or named in (folder / "environ").read_bytes():
                processes.append(int(folder.name))
    return processes


def _mark_of(folder: Path) -> int:
    text = (folder / "limits").read_text(encoding="ascii")
    row = next((line for line in text.splitlines() if line.startswith(_ROW_OF_LOCKS)), "")
    soft = row.removeprefix(_ROW_OF_LOCKS).split()[:1]
    return int(soft[0]) if soft and soft[0].isdigit() else 0


def adopted() -> list[int]:
    """Return the children that this process did not start.

    The children that it did start are in its session, or are engines.
    """
    here = os.getsid(0)
    return [pid for pid in children(os.getpid()) if pid not in _engines and _session(pid) != here]


def children(pid: int) -> list[int]:
    """Return the children of a process."""
    processes: list[int] = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            processes += map(int, path.read_bytes().split())
    return processes


def _session(pid: int) -> int:
    fields = _stat(pid)
    return int(fields[3]) if fields else 0


def _stat(pid: int) -> list[str]:
    """Return the system's report on a process, from its state on; it is empty if the process is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(errors="replace").rpartition(")")[2].split()
    except OSError:
        return []
