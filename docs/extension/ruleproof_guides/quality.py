"""How good the suite is at finding faults: what was recorded, and what is measured when the site is built."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof.running.baselines import baseline_scores
from ruleproof.running.recordings import Recorded, Recordings
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
    baselines: Mapping[str, str]
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


def context(library: Library, recorded: Mapping[str, list[Recorded]], measured: Path) -> Mapping[str, Any]:
    """Return what the page is made of: `recorded` has the stories of each game, `measured` is the folder of
    recorded figures.
    """
    speed = measured / "speed.txt"
    return {
        "games": [_quality(book, recorded[game], measured) for game, book in library.games.items()],
        "speed": speed.read_text(encoding="utf-8") if speed.exists() else "",
    }


def _quality(book: GameBook, recorded: list[Recorded], measured: Path) -> GameQuality:
    titles = {case.id: case.title for one in recorded for case in one.story.cases}
    recordings = Recordings.adopted(book.suite)
    return GameQuality(
        book,
        titles,
        baseline_scores(recordings, recorded, book.suite.digest()),
        _recorded(measured / "faulty", book),
        _recorded(measured / "mutants", book),
    )


def _recorded(folder: Path, book: GameBook) -> Mapping[str, Any]:
    path = folder / f"{book.game.id}.json"
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found
