"""Watches the processes in a sandbox, and ends them all if together they become too many or too large."""

from __future__ import annotations

import contextlib
import os
import resource
import threading
from pathlib import Path

from ruleproof.engines.containment import size
from ruleproof.engines.leftovers import kill

MOST_THREADS = 512
"""Maximum number of threads of all processes in a sandbox together."""
_EVERY = 0.05
"""Seconds between two checks."""
_NICENESS = 10
"""How much lower the sandbox's priority is than the kit's, so that the kit can watch it."""
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Watch(threading.Thread):
    """Watches a sandbox, given its first process. `excess` is the reason why the sandbox was ended, if it
    was.
    """

    def __init__(self, first: int, memory: int) -> None:
        super().__init__(daemon=True)
        _bound(first)
        self._first = first
        self._memory = memory
        self._over = threading.Event()
        self.excess = ""

    def run(self) -> None:
        """Watch until `stop` is called or there is a reason to end the sandbox."""
        while not self._over.wait(_EVERY):
            self.excess = self._excess()
            if self.excess:
                kill(self._first)
                return

    def stop(self) -> None:
        """Stop watching."""
        self._over.set()

    def _excess(self) -> str:
        pids, threads = _below(self._first)
        if threads > MOST_THREADS:
            return (
                f"it had more than {MOST_THREADS} processes and threads, the maximum in a sandbox, "
                "and all of them were ended"
            )
        if sum(map(_resident, pids)) > self._memory and sum(map(_proportional, pids)) > self._memory:
            return f"it used more than {size(self._memory)} of memory (--memory) and was ended"
        return ""


def _bound(first: int) -> None:
    """Lower the priority of the sandbox, and let the system limit the number of its processes if it can.

    The system never limits the processes of root. Before Linux 5.14 it also counts processes outside the
    sandbox.
    """
    with contextlib.suppress(OSError, ValueError):
        os.setpriority(os.PRIO_PROCESS, first, os.getpriority(os.PRIO_PROCESS, 0) + _NICENESS)
        major, minor = map(int, os.uname().release.split(".")[:2])
        if (major, minor) >= (5, 14):
            resource.prlimit(first, resource.RLIMIT_NPROC, (MOST_THREADS, MOST_THREADS))


def _below(first: int) -> tuple[list[int], int]:
    """Return a process with all processes below it, and the number of their threads. It stops counting when
    there are too many.

    It must be fast: a fork bomb leaves it little processor time.
    """
    pids = [first]
    threads = 0
    for pid in pids:
        with contextlib.suppress(OSError):
            for thread in os.listdir(f"/proc/{pid}/task"):  # noqa: PTH208 (six times as quick)
                threads += 1
                pids += map(int, _read(f"/proc/{pid}/task/{thread}/children").split())
        if threads > MOST_THREADS:
            break
    return pids, threads


def _read(path: str) -> bytes:
    file = os.open(path, os.O_RDONLY)
    try:
        return os.read(file, 1 << 16)
    finally:
        os.close(file)


def _resident(pid: int) -> int:
    """Return how many bytes of a process are in memory, or 0 if it is gone."""
    try:
        return int(_read(f"/proc/{pid}/statm").split()[1]) * _PAGE
    except (OSError, IndexError):
        return 0


def _proportional(pid: int) -> int:
    """Return how many bytes of a process are in memory, with shared pages counted in proportion, or 0 if it
    is gone.
    """
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
    return 0
