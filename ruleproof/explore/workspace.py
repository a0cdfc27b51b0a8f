"""What the pages share: the open games, the lines of play, the engine beside the reference and the report."""

from __future__ import annotations

import random
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment

from ruleproof.explore.beside import Beside
from ruleproof.explore.game_context import Book
from ruleproof.explore.playthrough import Line
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.reports.model import Report
from ruleproof.reports.templates import page_environment

MOST_LINES = 24
"""Maximum number of lines of play; the line that was viewed least recently is dropped first."""


class Reply(msgspec.Struct, frozen=True):
    """The answer to a request: a body, or a path below the token to redirect to."""

    body: bytes = b""
    status: int = 200
    media: str = "text/html"
    goes_to: str = ""


class Gone(Exception):
    """A line of play that is no longer kept, or never existed."""


@dataclass
class Room:
    """Everything that the pages of one run share; `base` is the path in front of all others, and `site` the
    address of the site's pages for clauses and rulings, or ''.
    """

    data: Data
    folder: Path
    dice: random.Random = field(default_factory=random.Random)
    beside: Beside | None = None
    report: Report | None = None
    readings: Mapping[str, str] = field(default_factory=dict)
    base: str = "/"
    site: str = ""
    lines: OrderedDict[int, Line] = field(default_factory=OrderedDict)
    notices: dict[int, str] = field(default_factory=dict)
    _books: dict[str, Book] = field(default_factory=dict)
    _last: int = 0

    def book(self, game: str) -> Book:
        """Return a game; it is read when it is first needed.

        Raises:
            UsageError, DataError: there is no such game, or its data are at fault.
        """
        if game not in self._books:
            self._books[game] = Book.open(self.data, game)
        return self._books[game]

    def keep(self, line: Line) -> str:
        """Store a line, and return the path to its page."""
        self._last += 1
        self.lines[self._last] = line
        while len(self.lines) > MOST_LINES:
            number, gone = self.lines.popitem(last=False)
            self.notices.pop(number, None)
            if self.beside is not None:
                self.beside.forget(gone)
        return self.path(self._last)

    def number_of(self, line: Line) -> int:
        """Return the number under which a line is stored."""
        return next(number for number, one in self.lines.items() if one is line)

    def path(self, number: int) -> str:
        """Return the path to the page for a line, at the line's current step."""
        return f"/line/{number}?step={self.lines[number].at}"

    def line(self, number: int) -> Line:
        """Return a line.

        Raises:
            Gone: there is no stored line with this number.
        """
        if number not in self.lines:
            raise Gone(f"line {number} is not open; the first page lists the open lines")
        self.lines.move_to_end(number)
        return self.lines[number]

    @cached_property
    def environment(self) -> Environment:
        """Return the environment for the templates, which escapes every text and makes it printable."""
        return page_environment(Path(__file__).parent)

    def page(self, template: str, status: int = 200, **values: Any) -> Reply:
        """Return a page made from a template."""
        made = self.environment.get_template(f"{template}.html.j2").render(
            up=self.base, site=self.site, **{"accent": "", **values}
        )
        return Reply(made.encode("utf-8", "backslashreplace"), status)


def number_in(form: Mapping[str, str], name: str, default: int = 0) -> int:
    """Return a number from a form.

    Raises:
        UsageError: it is not a number.
    """
    text = form.get(name, "").strip()
    try:
        return int(text[:9]) if text else default
    except ValueError:
        raise UsageError(f"{name}: {text[:40]!r} is not a whole number") from None
