"""Times whole processes, one after the other, and several of them in turns."""

from __future__ import annotations

import os
import shlex
import statistics
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path


class RunFailed(Exception):
    """A process that did not do what was to be timed."""


@dataclass(frozen=True)
class Run:
    """A process to be timed. `before` is called ahead of it, and `after` sees whether it did its work; neither is timed."""

    name: str
    command: Sequence[str]
    folder: Path
    environment: Mapping[str, str] = field(default_factory=dict)
    before: Callable[[], None] = lambda: None
    after: Callable[[str], None] = lambda _output: None

    def seconds(self) -> float:
        """Run the process and return its wall time.

        Raises:
            RunFailed: it ended with another status than 0, or had not done its work.
        """
        self.before()
        began = time.perf_counter()
        done = subprocess.run(
            self.command, cwd=self.folder, env={**os.environ, **self.environment}, stdin=subprocess.DEVNULL, capture_output=True, text=True
        )
        took = time.perf_counter() - began
        if done.returncode:
            tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-12:])
            raise RunFailed(f"{self.name}: {shlex.join(self.command)} ended with status {done.returncode}:\n{tail}")
        self.after(done.stdout)
        return took


@dataclass(frozen=True)
class Timing:
    """The wall times of one run, in seconds, in the order of the passes."""

    name: str
    passes: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.passes)

    @property
    def spread(self) -> str:
        return f"{min(self.passes):.2f}–{max(self.passes):.2f}"


def in_turns(runs: Sequence[Run], passes: int, tell: Callable[[str], None]) -> tuple[dict[str, Timing], list[str]]:
    """Time all runs once, then all of them again, as often as there are passes.

    Returns the timings, and a line for every run that failed, which is not run again.
    """
    found: dict[str, list[float]] = {run.name: [] for run in runs}
    failures: list[str] = []
    for number in range(1, passes + 1):
        for run in runs:
            if run.name not in found:
                continue
            tell(f"pass {number} of {passes}: {run.name}")
            try:
                found[run.name].append(run.seconds())
            except RunFailed as error:
                failures.append(str(error))
                del found[run.name]
    return {name: Timing(name, tuple(seconds)) for name, seconds in found.items()}, failures
