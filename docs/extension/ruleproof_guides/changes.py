"""The changes between versions of the suite, from the records in `measured/versions`."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof.edit.contents import kept
from ruleproof.edit.diff import SORTS, Change, GameDiff, changes
from ruleproof_site.library import GameBook, Library

WORDS = {
    "new": "New",
    "gone": "Gone",
    "changed": "Changed in meaning",
    "reworded": "Reworded",
}
MOST_CASES = 200
"""Maximum number of cases of one kind on the page; `ruleproof diff` lists all of them."""


@dataclass(frozen=True)
class Version:
    """A version of one game: the changes since the previous version or, if it is the first version, its
    size.
    """

    number: str
    date: str
    holds: dict[str, int]
    since: GameDiff | None

    def changed(self, part: str) -> list[tuple[str, list[Change]]]:
        """Return the changes to clauses, rulings, components or cases, by kind of change."""
        found = self.since.parts[part] if self.since is not None else ()
        rows = [(WORDS[sort], [change for change in found if change.sort == sort]) for sort in SORTS]
        return [(name, own) for name, own in rows if own]


def versions(library: Library, measured: Path) -> Iterator[tuple[GameBook, list[Version]]]:
    """Yield the recorded versions of each game, newest first."""
    numbers = sorted((path.name for path in (measured / "versions").glob("*") if path.is_dir()), key=_order)
    for game, book in library.games.items():
        found: list[Version] = []
        before = None
        for number in numbers:
            path = measured / "versions" / number / f"{game}.json.gz"
            if not path.exists():
                continue
            record: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
            now = kept(record)
            since: GameDiff | None = changes(game, before, now) if before is not None else None
            holds = {part: len(record[part]) for part in ("clauses", "rulings", "cases")}
            found.append(Version(number, record["date"], holds, since))
            before = now
        yield book, found[::-1]


def _order(number: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", number)))
