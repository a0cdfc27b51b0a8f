"""Lines for a terminal: styled if the terminal can show styles, otherwise plain, and wrapped at its width."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Protocol, TextIO

from ruleproof.reports import text as wording

if TYPE_CHECKING:
    from rich.console import Console


_COLUMNS = 80
"""The assumed width of a terminal if its real width is not known."""
_BAR = 16
_ASKING_FOR_STYLES = ("FORCE_COLOR", "TTY_COMPATIBLE")
"""Environment variables that request styles where there would be none, or turn them off."""


class _Screen(Protocol):
    """The output for lines: its width in characters, and whether it can show only ASCII."""

    width: int
    ascii: bool

    def line(self, text: str, style: str) -> None: ...


class _Styled:
    """A console that shows styles."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.width = console.width
        self.ascii = console.options.ascii_only

    def line(self, text: str, style: str) -> None:
        from rich.text import Text

        self._console.print(Text(text, style=style), soft_wrap=True)


class _Plain:
    """A stream without styles, such as a file or a pipe; it works without loading rich."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.width = columns_of_terminal()
        self.ascii = not (stream.encoding or "utf-8").lower().startswith("utf")

    def line(self, text: str, style: str) -> None:
        print(text.expandtabs(), file=self._stream, flush=True)


def screen_of(stream: TextIO) -> _Screen:
    if not stream.isatty() and not any(name in os.environ for name in _ASKING_FOR_STYLES):
        return _Plain(stream)
    from rich.console import Console

    return _Styled(Console(file=stream, highlight=False, markup=False, emoji=False))


def columns_of_terminal() -> int:
    """Return the width of the terminal, even if standard output goes elsewhere."""
    asked = os.environ.get("COLUMNS", "")
    if asked.isdigit():
        return int(asked) or _COLUMNS
    for number in range(3):
        try:
            return os.get_terminal_size(number).columns or _COLUMNS
        except OSError:
            continue
    return _COLUMNS


class Out:
    """Prints plain text with a style.

    Long words such as commands and ids are never broken, so that they can be copied.
    """

    def __init__(self, screen: _Screen) -> None:
        self._screen = screen
        self.width = max(screen.width, 40)
        self.ascii = screen.ascii

    def say(
        self, text: str = "", style: str = "", *, hang: int = 2, copied: bool = False, unbroken: bool = True
    ) -> None:
        """Print a paragraph whose further lines are indented by `hang` more spaces.

        A `copied` paragraph stays on one line. With `unbroken`, even words longer than a line are not broken.
        """
        from textwrap import wrap

        text = wording.printable(text)
        lines = [text]
        if not copied and len(text) > self.width:
            indent = " " * (len(text) - len(text.lstrip()) + hang)
            whole = text.replace(" %", "\0%")
            lines = wrap(
                whole,
                self.width,
                subsequent_indent=indent,
                break_long_words=not unbroken,
                break_on_hyphens=False,
            )
        for line in lines:
            self._screen.line(line.replace("\0", " "), style)

    def bar(self, passed: int, faults: int, total: int) -> str:
        """Return a bar: passes are solid, faults crossed, and the rest dotted.

        Every number above zero is visible.
        """
        solid, crossed, rest = ("#", "x", ".") if self.ascii else ("█", "╳", "·")
        if not total:
            return " " * _BAR
        bad = min(_BAR, max(1, round(_BAR * faults / total))) if faults else 0
        good = min(_BAR - bad, max(1, _BAR * passed // total)) if passed and bad < _BAR else 0
        if passed + faults == total and passed:
            good = _BAR - bad
        return solid * good + crossed * bad + rest * (_BAR - good - bad)
