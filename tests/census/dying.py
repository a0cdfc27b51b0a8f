"""A worker of a census that is killed; workers import it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from ruleproof.census.findings import Part
from ruleproof.census.looking import Task, look


def look_unless_first(task: Task) -> Part:
    """Look at some positions; of all workers, the first one to be asked is killed in the middle of it."""
    marker = Path(os.environ["RULEPROOF_TEST_MARKER"])
    part = look(task)
    if not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return part
