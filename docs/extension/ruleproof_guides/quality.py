"""How good the suite is at finding faults: what was recorded, and what is measured when the site is built."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof.suite import Judged
from ruleproof.verify import Plan, floor_scores
from ruleproof_site.library import GameBook, Library

WAYS = ("fail", "crash", "diverges", "tours", "refused", "survives", "unreached")
"""What becomes of a mutant, as it is recorded."""


@dataclass(frozen=True)
class Tried:
    """How many mutants of one operator there are, how many of them were tried and excused, and what became of
    those, in the order of `WAYS`.
    """

    operator: str
    there: int
    tried: int
    excused: int
    ways: tuple[int, ...]


@dataclass(frozen=True)
class GameQuality:
    """The figures of one game; `titles` has those of all scenarios of the suite as it is now, by the ids of
    their cases.
    """

    book: GameBook
    titles: Mapping[str, str]
    floors: Mapping[str, str]
    faulty: Mapping[str, Any]
    mutants: Mapping[str, Any]

    @property
    def tried(self) -> list[Tried]:
        """Return the mutants by operator, all together last."""
        rows = [
            Tried(
                str(row["operator"]).replace("_", " "),
                row["there"],
                row["tried"],
                row["excused"],
                tuple(row.get(way, 0) for way in WAYS),
            )
            for row in self.mutants.get("operators", ())
        ]
        if not rows:
            return []
        ways = tuple(map(sum, zip(*(row.ways for row in rows), strict=True)))
        there, tried, excused = (
            sum(getattr(row, name) for row in rows) for name in ("there", "tried", "excused")
        )
        return [*rows, Tried("all", there, tried, excused, ways)]


def context(library: Library, judged: Mapping[str, list[Judged]], measured: Path) -> Mapping[str, Any]:
    """Return what the page is made of: `judged` has the cases of each game, `measured` is the folder of
    recorded figures.
    """
    speed = measured / "speed.txt"
    return {
        "games": [_quality(book, judged[game], measured) for game, book in library.games.items()],
        "speed": speed.read_text(encoding="utf-8") if speed.exists() else "",
    }


def _quality(book: GameBook, judged: list[Judged], measured: Path) -> GameQuality:
    titles = {case.id: case.title for part in judged for case in part.cases}
    plan = Plan(book.suite, None, judged, [], [], [], book.suite.digest(), len(titles))
    return GameQuality(
        book,
        titles,
        floor_scores(plan),
        _recorded(measured / "faulty", book),
        _recorded(measured / "mutants", book),
    )


def _recorded(folder: Path, book: GameBook) -> Mapping[str, Any]:
    path = folder / f"{book.game.id}.json"
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found
