"""Runs the bundled suites as `make verify` does: warm, cold, and over standard input and output."""

from __future__ import annotations

import os
import shutil
import statistics
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tools.bench import own_time
from tools.bench.clock import Run, Timings
from tools.bench.kit import ROOT

AS_RECORDED = "verify, warm"
COLD_ALONE = "verify, cold, one processor"
COLD = "verify, cold, every processor"
OVER_STDIO = "verify over stdio, warm"
_ON_ONE = (
    "import os, sys; os.sched_setaffinity(0, {min(os.sched_getaffinity(0))}); "
    "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
)


class Suites:
    """The runs of `ruleproof verify` on all bundled games, with a cache of their own in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seconds = folder / "own-time.txt"

    def prepare(self) -> None:
        """Fill the cache.

        Raises:
            RunFailed: a reference does not conform.
        """
        self._run("filling the cache", ["verify"], "cache").once()

    def runs(self) -> list[Run]:
        """Return the runs to be timed."""
        stdio = ["verify", "--fresh", "0", "--engine", "python:tools.bench.own_time"]
        found = [
            self._run(AS_RECORDED, ["verify"], "cache"),
            self._run(
                OVER_STDIO,
                stdio,
                "cache",
                environment={own_time.OWN_TIME: str(self.seconds)},
                check=self._own,
            ),
            self._run(COLD, ["verify"], "cache-cold", cold=True),
        ]
        if hasattr(os, "sched_setaffinity"):
            start = ["-c", _ON_ONE, "-m", "ruleproof"]
            found.append(self._run(COLD_ALONE, ["verify"], "cache-cold", cold=True, start=start))
        return found

    def of_own_time(self, timings: Timings) -> float | None:
        """Return the processor time of the run over stdio, as a multiple of the engine's own time."""
        if OVER_STDIO not in timings or not self.seconds.exists():
            return None
        own = sum(map(float, self.seconds.read_text(encoding="utf-8").split()))
        passes = [sample.processor for sample in timings[OVER_STDIO].samples]
        return statistics.fmean(passes) / (own / len(passes))

    def _own(self, _output: str) -> str:
        return "" if self.seconds.exists() else "the engine has not written what time it used"

    def _run(
        self,
        name: str,
        words: Sequence[str],
        cache: str,
        *,
        cold: bool = False,
        start: Sequence[str] = ("-m", "ruleproof"),
        environment: Mapping[str, str] | None = None,
        check: Callable[[str], str] = lambda _output: "",
    ) -> Run:
        report = self.folder / "report"

        def clear() -> None:
            shutil.rmtree(report, ignore_errors=True)
            if cold:
                shutil.rmtree(self.folder / cache, ignore_errors=True)

        return Run(
            name,
            [sys.executable, *start, *words, "--report", str(report)],
            ROOT,
            {"RULEPROOF_CACHE": str(self.folder / cache), **(environment or {})},
            clear,
            check,
        )
