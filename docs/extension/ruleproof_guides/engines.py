"""The engines of this repository side by side, from `measured/engines`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ruleproof.reports.comparing import GameTable
from ruleproof_site.library import GameBook, Library

PAGE = "guides/engines"


class Kept(msgspec.Struct, frozen=True):
    """The record of a game's engines: the folder of each engine, in the order of the columns, and the day."""

    date: str
    folders: tuple[str, ...]
    table: GameTable


@dataclass(frozen=True)
class Side:
    """A game with its engines; anything that the data no longer contain is shown without a link."""

    book: GameBook
    kept: Kept

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
