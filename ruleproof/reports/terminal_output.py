"""Prints styled lines: with colours if the output shows them, and wrapped at the width of the terminal."""

from __future__ import annotations

import os
import shutil
import textwrap
from collections.abc import Iterable
from typing import TextIO

import click

_BAR = 16
_NARROWEST = 40
_COLOURS = frozenset({"red", "green", "yellow"})


def print_styled(lines: Iterable[str], stream: TextIO) -> None:
    """Print lines such as `bold red indent=5|  1  The text`: words that say how, a bar, and the text.

    Besides styles, there are three words. `indent=N` indents the further lines of a paragraph by N spaces;
    without it, they are indented by two more than the first. `copied` keeps a paragraph on one line. `breaks`
    breaks words that are longer than a line; otherwise long words such as commands and ids are never broken,
    so that they can be copied.
    """
    width = max(_NARROWEST, shutil.get_terminal_size().columns)
    coloured = _shows_colours(stream)
    for line in lines:
        how, _, text = line.partition("|")
        words = dict(word.partition("=")[::2] for word in how.split())
        colour = next(iter(_COLOURS & words.keys()), None)
        for part in [text] if "copied" in words else _wrapped(text, width, words):
            styled = click.style(part, fg=colour, bold="bold" in words or None, dim="dim" in words or None)
            click.echo(styled if coloured and part else part, file=stream, color=coloured)


def _wrapped(text: str, width: int, words: dict[str, str]) -> list[str]:
    if len(text) <= width:
        return [text]
    indent = int(words.get("indent", len(text) - len(text.lstrip()) + 2))
    lines = textwrap.wrap(
        text.replace(" %", "\0%"),
        width,
        subsequent_indent=" " * indent,
        break_long_words="breaks" in words,
        break_on_hyphens=False,
    )
    return [line.replace("\0", " ") for line in lines]


def _shows_colours(stream: TextIO) -> bool:
    if os.environ.get("NO_COLOR"):
        return False
    return bool(os.environ.get("FORCE_COLOR")) or understands_control_sequences(stream)


def understands_control_sequences(stream: TextIO) -> bool:
    """Tell whether a stream is a terminal that can change colours and erase what was written."""
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def bar(passed: int, faults: int, total: int, stream: TextIO) -> str:
    """Return a bar: passes are solid, faults crossed, and the rest dotted.

    Every number above zero is visible.
    """
    unicode = (stream.encoding or "utf-8").lower().startswith("utf")
    solid, crossed, rest = ("█", "╳", "·") if unicode else ("#", "x", ".")
    if not total:
        return " " * _BAR
    bad = min(_BAR, max(1, round(_BAR * faults / total))) if faults else 0
    good = min(_BAR - bad, max(1, _BAR * passed // total)) if passed and bad < _BAR else 0
    if passed + faults == total and passed:
        good = _BAR - bad
    return solid * good + crossed * bad + rest * (_BAR - good - bad)
