"""Shows the progress of a run in the terminal."""

from __future__ import annotations

import shutil
import sys
import time
from typing import Self, TextIO

from ruleproof.judging.verdicts import Result
from ruleproof.reports.terminal_output import bar, understands_control_sequences
from ruleproof.reports.text import counted, one_line
from ruleproof.running.plan import Watcher

_BETWEEN_LINES = 5.0
_FIRST_LINE = 2.0
_BETWEEN_FRAMES = 0.08
_ERASE_LINE = "\r\x1b[2K"


class ProgressLine:
    """A line of progress on standard error or another stream. On a terminal it is overwritten, and erased at
    the end; elsewhere, the first line is printed after two seconds, and further ones `between_lines` seconds
    apart.
    """

    def __init__(self, between_lines: float = _BETWEEN_LINES, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stderr
        self.is_terminal = understands_control_sequences(self.stream)
        self._between = _BETWEEN_FRAMES if self.is_terminal else between_lines
        self._is_drawn = False
        self._began = time.monotonic()
        self._shown = self._began + min(self._between, _FIRST_LINE) - self._between

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_drawn:
            print(_ERASE_LINE, end="", file=self.stream, flush=True)
            self._is_drawn = False

    @property
    def seconds(self) -> float:
        """Return the seconds since the line was created."""
        return time.monotonic() - self._began

    def rate(self, count: int) -> float:
        """Return a count per second since the line was created."""
        return count / max(self.seconds, 0.001)

    def keep(self, words: str) -> None:
        """Print a line that stays and is not overwritten."""
        self.__exit__()
        print(words, file=self.stream, flush=True)

    def show(self, words: str, *, last: bool = False) -> None:
        """Show a text, unless another was shown a moment ago. On a terminal, the `last` text is shown in any
        case.
        """
        now = time.monotonic()
        if now - self._shown < self._between and not (last and self._is_drawn):
            return
        self._shown = now
        if self.is_terminal:
            self._is_drawn = True
            line = words[: shutil.get_terminal_size().columns - 1]
            print(f"{_ERASE_LINE}{line}", end="", file=self.stream, flush=True)
        else:
            print(f"ruleproof: {words}", file=self.stream, flush=True)


class Progress(ProgressLine, Watcher):
    """Shows the progress of a run: a bar on a terminal, otherwise a plain line now and then. It writes
    nothing to standard output.
    """

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream=stream)
        self.cases = self.done = self._faults = 0

    def planned(self, cases: int) -> None:
        self.cases = cases

    def judged(self, result: Result) -> None:
        self.done += 1
        self._faults += result.verdict.is_fault
        self._tell("judging", last=self.done == self.cases)

    def doing(self, what: str) -> None:
        self._tell(what)

    def _tell(self, what: str, *, last: bool = False) -> None:
        text = f"{self.done} of {counted(self.cases, 'case')}, {self._faults} at fault"
        plain = text if self.cases else one_line(what)
        self.show(self._bar(what, int(self.seconds)) if self.is_terminal else plain, last=last)

    def _bar(self, what: str, seconds: int) -> str:
        drawn = bar(self.done - self._faults, self._faults, self.cases, self.stream)
        faults = f"  {self._faults} at fault" if self._faults else ""
        clock = f"{seconds // 60}:{seconds % 60:02}"
        return f"{one_line(what, 32):32} {drawn} {self.done}/{self.cases or '?'}  {clock}{faults}"
