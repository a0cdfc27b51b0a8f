"""Shows a progress bar in the terminal during a run."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

from ruleproof.judging.verdicts import Result
from ruleproof.reports import text as wording
from ruleproof.running.plan import Watcher

if TYPE_CHECKING:
    from rich.progress import Progress as RichProgress
    from rich.progress import TaskID

_BETWEEN_LINES = 5.0
_BETWEEN_FRAMES = 0.08


class Progress(Watcher):
    """Shows the progress of a run: a bar on a terminal, otherwise a plain line now and then. It writes
    nothing to standard output.
    """

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._rich: RichProgress | None = None
        self._task: TaskID | None = None
        self._is_terminal = self._stream.isatty()
        self._told = time.monotonic()
        self.cases = self.done = self._faults = 0

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._rich is not None:
            self._rich.stop()
            self._rich = self._task = None

    def compiling(self, what: str) -> None:
        self._tell(what)

    def planned(self, cases: int) -> None:
        self.cases = cases

    def judged(self, result: Result) -> None:
        self.done += 1
        self._faults += result.verdict.is_fault
        self._tell("judging", last=self.done == self.cases)

    def trying(self, what: str) -> None:
        self._tell(what)

    def _tell(self, what: str, *, last: bool = False) -> None:
        now = time.monotonic()
        due = now - self._told >= (_BETWEEN_FRAMES if self._is_terminal else _BETWEEN_LINES)
        if not due and not (last and self._rich is not None):
            return
        self._told = now
        if self._is_terminal:
            self._draw(what)
        elif self.cases:
            print(
                f"ruleproof: {self.done} of {self.cases} cases, {self._faults} at fault",
                file=self._stream,
                flush=True,
            )
        else:
            print(f"ruleproof: {wording.printable(what)}", file=self._stream, flush=True)

    def _draw(self, what: str) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
        from rich.progress import Progress as RichProgress

        if self._rich is None:
            columns = (
                TextColumn("{task.description}", markup=False),
                BarColumn(),
                MofNCompleteColumn(),
                TextColumn("{task.fields[faults]}"),
            )
            console = Console(file=self._stream)
            self._rich = RichProgress(
                *columns,
                TimeElapsedColumn(),
                console=console,
                transient=True,
                redirect_stdout=False,
                redirect_stderr=False,
            )
            self._task = self._rich.add_task(what, total=None, faults="")
            self._rich.start()
        assert self._task is not None
        faults = f"{self._faults} at fault" if self._faults else ""
        total = self.cases or None
        self._rich.update(
            self._task,
            description=wording.one_line(what, 32),
            total=total,
            completed=self.done,
            faults=faults,
        )
