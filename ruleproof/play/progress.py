"""A line of progress on standard error."""

from __future__ import annotations

import math
import sys
import time

import click

_BETWEEN_FRAMES = 0.2


class ProgressLine:
    """On a terminal, a line that is overwritten and cleared at the end; elsewhere, new lines
    `between_lines` seconds apart.
    """

    def __init__(self, between_lines: float = math.inf) -> None:
        self._shown = self._began = time.monotonic()
        self._is_terminal = sys.stderr.isatty()
        self._between = _BETWEEN_FRAMES if self._is_terminal else between_lines

    def __enter__(self) -> ProgressLine:
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_terminal:
            click.echo("\r\x1b[K", nl=False, err=True)

    def rate(self, count: int) -> float:
        """Return a count per second since the line was created."""
        return count / max(time.monotonic() - self._began, 0.001)

    def keep(self, words: str) -> None:
        """Print a line that stays and is not overwritten."""
        self.__exit__()
        click.echo(words, err=True)

    def show(self, words: str) -> None:
        """Show a text, unless another was shown a moment ago."""
        if time.monotonic() - self._shown >= self._between:
            self._shown = time.monotonic()
            start, end = ("\r\x1b[K", "") if self._is_terminal else ("ruleproof: ", "\n")
            click.echo(f"{start}{words}{end}", nl=False, err=True)
