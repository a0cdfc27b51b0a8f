"""Finds and ends the processes that engines start and leave behind.

A variable in the environment of an engine marks the engine, and everything that it starts inherits the mark
(Linux). Processes that an engine hides from this search are ended together with its sandbox.
"""

from __future__ import annotations

import contextlib
import os
import signal
import time
from pathlib import Path

VARIABLE = "RULEPROOF_ENGINE"
"""The environment variable that contains the mark of an engine."""
_PATIENCE = 5.0
"""Maximum number of seconds for ending the processes of an engine; meanwhile they may start more."""


def end_marked(mark: str) -> int:
    """End the processes that carry a mark; return how many there were."""
    killed: set[int] = set()
    until = time.monotonic() + _PATIENCE
    while (living := marked(mark)) and time.monotonic() < until:
        for pid in living:
            kill(pid)
        killed.update(living)
        time.sleep(0.002)
    return len(killed)


def marked(mark: str) -> list[int]:
    """Return the living processes with a mark in their environment, as far as it can be read."""
    variable = f"{VARIABLE}={mark}".encode()
    processes = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if variable in (folder / "environ").read_bytes():
                processes.append(int(folder.name))
    return processes


def kill(pid: int) -> None:
    """End a process at once, if it exists."""
    with contextlib.suppress(OSError):
        os.kill(pid, signal.SIGKILL)
