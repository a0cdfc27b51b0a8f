"""How good the suite is at finding faults: recorded figures, and figures measured when the site is built."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof.running.recorded_story import RecordedStory
from ruleproof_guides import growth
from ruleproof_site.library import GameBook, Library

WAYS = ("fail", "crash", "contested", "diverges", "tours", "refused", "survives", "unreached")
"""The possible results for a mutant, as recorded."""


@dataclass(frozen=True)
class Tried:
    """The results for the mutants of one operator: how many there are, how many of them were tried, how many
    were excused, and their results in the order of `WAYS`.
    """

    operator: str
    there: int
    tried: int
    excused: int
    ways: tuple[int, ...]


@dataclass(frozen=True)
class GameQuality:
    """The figures of one game. `titles` are the titles of all scenarios in the current suite, by the ids of
    their cases.
    """

    book: GameBook
    titles: Mapping[str, str]
    baselines: Mapping[str, str]
    faulty: Mapping[str, Any]
    mutants: Mapping[str, Any]
    naming: Mapping[str, Any]
    second_engine: Mapping[str, Any]
    play: Mapping[str, Any]
    census: Mapping[str, Any]

    @property
    def tried(self) -> list[Tried]:
        """Return the mutants by operator; the last row is the total."""
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


def context(
    library: Library, stories: Callable[[str], list[RecordedStory]], measured: Path
) -> Mapping[str, Any]:
    """Return the contents of the page. `stories` returns the stories of a game as the reference plays them,
    and `measured` is the folder with the recorded figures.
    """
    speed = measured / "speed.txt"
    rows = _read(measured / "growth.json").get("rows", [])
    return {
        "games": [_quality(book, stories(game), measured) for game, book in library.games.items()],
        "speed": speed.read_text(encoding="utf-8") if speed.exists() else "",
        "growth": rows,
        "growth_picture": growth.picture(rows),
        "search": _read(measured / "search.json"),
        "titles_of_games": {game: book.game.title for game, book in library.games.items()},
    }


def _quality(book: GameBook, recorded: list[RecordedStory], measured: Path) -> GameQuality:
    titles = {case.id: case.title for one in recorded for case in one.story.cases}
    return GameQuality(
        book,
        titles,
        _recorded(measured / "baselines", book).get("scores", {}),
        _recorded(measured / "faulty", book),
        _recorded(measured / "mutants", book),
        _recorded(measured / "naming", book),
        _recorded(measured / "second_engines", book),
        _recorded(measured / "play", book),
        _recorded(measured / "census", book),
    )


def _recorded(folder: Path, book: GameBook) -> Mapping[str, Any]:
    return _read(folder / f"{book.game.id}.json")


def _read(path: Path) -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found
