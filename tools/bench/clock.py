"""Times whole processes, one after the other, or several of them in turn."""

from __future__ import annotations

import os
import resource
import shlex
import statistics
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path


class RunFailed(Exception):
    """A process did not do the work that was to be timed."""


@dataclass(frozen=True)
class Sample:
    """One pass of a process: its wall time and processor time in seconds, and what it printed.

    The processor time covers the process and its children.
    """

    wall: float
    processor: float
    output: str = ""


@dataclass(frozen=True)
class Run:
    """A process to be timed. `before` is called first, and `check` returns what is missing in the output, if
    anything; neither call is timed.
    """

    name: str
    command: Sequence[str]
    folder: Path
    environment: Mapping[str, str] = field(default_factory=dict)
    before: Callable[[], None] = lambda: None
    check: Callable[[str], str] = lambda _output: ""

    def once(self) -> Sample:
        """Run the process.

        Raises:
            RunFailed: the process ended with a status other than 0, or had not done its work.
        """
        self.before()
        before, began = _children(), time.perf_counter()
        done = subprocess.run(
            self.command,
            cwd=self.folder,
            env={**_surroundings(), **self.environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        sample = Sample(time.perf_counter() - began, _children() - before, done.stdout)
        wrong = f"it ended with status {done.returncode}" if done.returncode else self.check(done.stdout)
        if wrong:
            tail = "\n    ".join((done.stdout + done.stderr).strip().splitlines()[-12:])
            raise RunFailed(f"{self.name}: {wrong}\n    {shlex.join(self.command)}\n    {tail}")
        return sample


def _surroundings() -> dict[str, str]:
    """Return the environment without the variables that change how Python and pytest run."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST"))}


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@dataclass(frozen=True)
class Timing:
    """All passes of one run."""

    name: str
    samples: tuple[Sample, ...]

    @property
    def wall(self) -> float:
        """Return the median of the wall times."""
        return statistics.median(sample.wall for sample in self.samples)

    @property
    def processor(self) -> float:
        """Return the median of the processor times."""
        return statistics.median(sample.processor for sample in self.samples)

    @property
    def range(self) -> tuple[float, float]:
        """Return the shortest and the longest wall time."""
        return min(sample.wall for sample in self.samples), max(sample.wall for sample in self.samples)


Timings = dict[str, Timing]


def in_turns(runs: Sequence[Run], passes: int, tell: Callable[[str], None]) -> tuple[Timings, list[str]]:
    """Run everything once, then everything again, up to the number of passes.

    Return the timings, and a text for every run that failed; a failed run is not repeated and has no timing.
    """
    found: dict[str, list[Sample]] = {run.name: [] for run in runs}
    failures: list[str] = []
    for number in range(1, passes + 1):
        for run in runs:
            if run.name not in found:
                continue
            tell(f"pass {number} of {passes}: {run.name}")
            try:
                found[run.name].append(run.once())
            except RunFailed as error:
                failures.append(str(error))
                del found[run.name]
    return {name: Timing(name, tuple(samples)) for name, samples in found.items()}, failures
