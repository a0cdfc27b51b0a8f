"""Lines for a terminal: styled if it can show styles, otherwise plain, wrapped at its width."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Protocol, TextIO

from ruleproof.reports import text as wording

if TYPE_CHECKING:
    from rich.console import Console


_COLUMNS = 80
"""The width of a terminal if it is not known."""
_BAR = 16
_ASKING_FOR_STYLES = ("FORCE_COLOR", "TTY_COMPATIBLE")
"""Environment variables that request styles where a terminal would not show them, or prevent them."""


class _Screen(Protocol):
    """The output for lines: how many characters wide it is, and whether it can only show ASCII."""

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
    """A stream without styles, such as a file or a pipe: rich need not be loaded for it."""

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
    """Return the width of the terminal in use, wherever standard output goes."""
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
    """Prints plain text with a style; long words such as commands and ids are never broken, so that they can
    be copied.
    """

    def __init__(self, screen: _Screen) -> None:
        self._screen = screen
        self.width = max(screen.width, 40)
        self.ascii = screen.ascii

    def say(
        self, text: str = "", style: str = "", *, hang: int = 2, copied: bool = False, unbroken: bool = True
    ) -> None:
        """Print a paragraph, with further lines indented by `hang` more.

        What is to be `copied` stays on one line, and words longer than a line are broken only outside
        `unbroken` ones.
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
        """Return a bar: passes solid, faults crossed, the rest dotted. Everything above zero is visible."""
        solid, crossed, rest = ("#", "x", ".") if self.ascii else ("█", "╳", "·")
        if not total:
            return " " * _BAR
        bad = min(_BAR, max(1, round(_BAR * faults / total))) if faults else 0
        good = min(_BAR - bad, max(1, _BAR * passed // total)) if passed and bad < _BAR else 0
        if passed + faults == total and passed:
            good = _BAR - bad
        return solid * good + crossed * bad + rest * (_BAR - good - bad)
