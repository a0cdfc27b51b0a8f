"""Shows the progress of a run in the terminal."""

from __future__ import annotations

import shutil
import sys
import time
from types import TracebackType
from typing import TextIO

from ruleproof.judging.verdicts import Result
from ruleproof.reports.terminal_output import bar, understands_control_sequences
from ruleproof.reports.text import counted, one_line
from ruleproof.running.plan import Watcher

_BETWEEN_LINES = 5.0
_BETWEEN_FRAMES = 0.08
_ERASE_LINE = "\r\x1b[2K"


class Progress(Watcher):
    """Shows the progress of a run: a bar on a terminal, otherwise a plain line now and then. It writes
    nothing to standard output.
    """

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._is_terminal = understands_control_sequences(self._stream)
        self._is_drawn = False
        self._began = self._told = time.monotonic()
        self.cases = self.done = self._faults = 0

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._is_drawn:
            print(_ERASE_LINE, end="", file=self._stream, flush=True)
            self._is_drawn = False

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
        if not due and not (last and self._is_drawn):
            return
        self._told = now
        if self._is_terminal:
            self._is_drawn = True
            line = self._bar(what, int(now - self._began))[: shutil.get_terminal_size().columns - 1]
            print(f"{_ERASE_LINE}{line}", end="", file=self._stream, flush=True)
        else:
            text = f"{self.done} of {counted(self.cases, 'case')}, {self._faults} at fault"
            print(f"ruleproof: {text if self.cases else one_line(what)}", file=self._stream, flush=True)

    def _bar(self, what: str, seconds: int) -> str:
        drawn = bar(self.done - self._faults, self._faults, self.cases, self._stream)
        faults = f"  {self._faults} at fault" if self._faults else ""
        clock = f"{seconds // 60}:{seconds % 60:02}"
        return f"{one_line(what, 32):32} {drawn} {self.done}/{self.cases or '?'}  {clock}{faults}"
