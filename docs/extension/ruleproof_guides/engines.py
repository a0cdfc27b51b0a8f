"""The engines of this repository side by side, from `measured/engines`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof_site.library import GameBook, Library

PAGE = "guides/engines"
_VERSION = re.compile(r" \d[\d.]*$")


@dataclass(frozen=True)
class Side:
    """A game with the record of its engines, as `tools.quality.engines` writes it. Anything that the data no
    longer contain is shown without a link.
    """

    book: GameBook
    kept: Mapping[str, Any]

    @property
    def names(self) -> list[str]:
        """Return a short name for each engine: what it is called apart from its game and its version."""
        labels = (_VERSION.sub("", column["label"]) for column in self.kept["table"]["columns"])
        short = (label.removeprefix(self.book.game.title).strip() or label for label in labels)
        return [name[:1].upper() + name[1:] for name in short]

    @property
    def is_of_this_suite(self) -> bool:
        """Tell whether the engines were judged by the same suite that this site shows."""
        return bool(self.kept["table"]["columns"][0]["suite"] == self.book.suite.digest())

    @property
    def differing(self) -> list[Mapping[str, Any]]:
        """Return the rulings that the engines play differently when they are not asked for a reading."""

        def readings(line: Mapping[str, Any]) -> set[str]:
            return {cell["words"].partition(", ")[0] for cell in line["cells"] if cell}

        return [line for line in self.kept["table"]["rulings"] if len(readings(line)) > 1]


def sides(library: Library, measured: Path) -> Iterator[Side]:
    """Yield the games whose engines have been measured; `measured` is the folder with the recorded
    figures.
    """
    for game, book in library.games.items():
        path = measured / "engines" / f"{game}.json"
        if path.exists():
            yield Side(book, json.loads(path.read_bytes()))
