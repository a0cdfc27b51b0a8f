"""How good the suite is at finding faults: what was recorded, and what is measured when the site is built."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof.running.recordings import Judged
from ruleproof.running.verify import Plan, floor_scores
from ruleproof_site.library import GameBook, Library


@dataclass(frozen=True)
class Caught:
    """How many mutants of one sort there are, and how many of them were caught, refused outright, or are
    known to change nothing.
    """

    sort: str
    tried: int
    caught: int
    refused: int
    excused: int


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
    def caught(self) -> list[Caught]:
        """Return the mutants by sort."""
        if not self.mutants:
            return []
        functions = self.mutants["functions"]
        off = [mutant for mutant in functions if mutant["id"].endswith("switched off")]
        shifted = [mutant for mutant in functions if not mutant["id"].endswith("switched off")]
        return [
            self._caught("functions switched off", off),
            self._caught("limits in the rules, one higher and one lower", shifted),
            self._caught(
                "numbers of the component set, one higher and one lower", self.mutants["components"]
            ),
        ]

    def _caught(self, sort: str, mutants: Sequence[Mapping[str, Any]]) -> Caught:
        refused = sum(mutant["caught"] == "refused" for mutant in mutants)
        caught = sum(bool(mutant["caught"]) for mutant in mutants) - refused
        return Caught(
            sort,
            len(mutants),
            caught,
            refused,
            sum(mutant["id"] in self.mutants["excused"] for mutant in mutants),
        )

    @property
    def escaped(self) -> list[str]:
        """Return the mutants that nothing caught and nobody excused."""
        if not self.mutants:
            return []
        tried = [*self.mutants["functions"], *self.mutants["components"]]
        return [
            mutant["id"]
            for mutant in tried
            if not mutant["caught"] and mutant["id"] not in self.mutants["excused"]
        ]


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
