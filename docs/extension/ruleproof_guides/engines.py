"""The engines of this repository side by side, from `measured/engines`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ruleproof.reports.model import percent
from ruleproof_site.library import GameBook, Library

PAGE = "guides/engines"
_VERSION = re.compile(r" \d[\d.]*$")


class Column(msgspec.Struct, frozen=True):
    """An engine, and how many of the `cases` of its game were `judged` and how many `passed`."""

    label: str
    suite: str
    passed: int
    judged: int
    cases: int


class Cell(msgspec.Struct, frozen=True):
    """The results of an engine in a chapter: how many of its `cases` were `judged` and how many `passed`."""

    passed: int
    judged: int
    cases: int

    @property
    def share(self) -> str:
        """Return how much of the chapter is judged, in per cent."""
        return percent(self.judged, self.cases).removesuffix(".0")


class ChapterLine(msgspec.Struct, frozen=True):
    """A chapter of the rules, with a cell for each engine."""

    id: str
    title: str
    cells: tuple[Cell, ...]


class RulingCell(msgspec.Struct, frozen=True):
    """The readings that an engine plays, or declares if they were not `found`, its default first.

    `contradiction` says where the engine does not play as it declares.
    """

    words: str
    found: bool
    contradiction: str = ""


class RulingLine(msgspec.Struct, frozen=True):
    """A switchable ruling, with a cell for each engine; None if the engine was not judged by the ruling."""

    id: str
    cells: tuple[RulingCell | None, ...]

    @property
    def parts(self) -> bool:
        """Tell whether the engines play the ruling differently when they are not asked for a reading."""
        return len({cell.words.partition(", ")[0] for cell in self.cells if cell is not None}) > 1


class Table(msgspec.Struct, frozen=True):
    """The engines of a game by chapters and rulings."""

    columns: tuple[Column, ...]
    chapters: tuple[ChapterLine, ...]
    rulings: tuple[RulingLine, ...]


class Kept(msgspec.Struct, frozen=True):
    """The record of a game's engines: the folder of each engine, in the order of the columns, and the day."""

    date: str
    folders: tuple[str, ...]
    table: Table


@dataclass(frozen=True)
class Side:
    """A game with its engines; anything that the data no longer contain is shown without a link."""

    book: GameBook
    kept: Kept

    @property
    def names(self) -> list[str]:
        """Return a short name for each engine: what it is called apart from its game and its version."""
        labels = (_VERSION.sub("", column.label) for column in self.kept.table.columns)
        short = (label.removeprefix(self.book.game.title).strip() or label for label in labels)
        return [name[:1].upper() + name[1:] for name in short]

    @property
    def is_of_this_suite(self) -> bool:
        """Tell whether the engines were judged by the same suite that this site shows."""
        return self.kept.table.columns[0].suite == self.book.suite.digest()

    def page_of_chapter(self, chapter: str) -> str:
        """Return the document for a chapter, or '' if it no longer exists."""
        known = {one.id for one in self.book.game.chapters}
        return self.book.chapter_page(chapter) if chapter in known else ""

    def page_of_ruling(self, ruling: str) -> str:
        """Return the document for a ruling, or '' if it no longer exists."""
        return self.book.page_of(ruling) if ruling in self.book.game.rulings else ""


def sides(library: Library, measured: Path) -> Iterator[Side]:
    """Yield the games whose engines have been measured; `measured` is the folder with the recorded
    figures.
    """
    for game, book in library.games.items():
        path = measured / "engines" / f"{game}.json"
        if path.exists():
            yield Side(book, msgspec.json.decode(path.read_bytes(), type=Kept))
