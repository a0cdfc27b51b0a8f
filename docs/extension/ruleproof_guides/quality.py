"""How good the suite is at finding faults: recorded figures, and figures measured when the site is built."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ruleproof.running.recorded_story import RecordedStory
from ruleproof_site.library import GameBook, Library

NOTICED = ("fail", "crash", "diverges")
"""The results of a mutant, as recorded, by which a scenario notices it."""
RECORDS = ("baselines", "faulty", "mutants", "naming", "play", "census")


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
        "rows_of_growth": rows,
        "curves": growth(rows),
        "search": _read(measured / "search.json"),
        "titles_of_games": {game: book.game.title for game, book in library.games.items()},
    }


def growth(rows: Sequence[Mapping[str, Any]]) -> dict[str, list[tuple[float, float]]]:
    """Return, for each kind of work and number of processes, points of how much was done, as a power of ten,
    and of how much processor time each case, position or action took; both relative to the smallest amount.
    The series that ends with the greatest time comes first.
    """
    found: dict[str, list[tuple[float, float]]] = {}
    first: dict[str, Mapping[str, Any]] = {}
    for row in rows:
        start = first.setdefault(row["work"], row)
        times = row["amount"] / start["amount"]
        name = f"{row['work']}, {row['jobs']} process{'es' * (row['jobs'] > 1)}"
        found.setdefault(name, []).append((math.log10(times), row["processor"] / start["processor"] / times))
    return dict(sorted(found.items(), key=lambda one: -one[1][-1][1]))


def _quality(book: GameBook, recorded: list[RecordedStory], measured: Path) -> dict[str, Any]:
    """Return the figures of one game, by the folders with them. `titles` are the titles of all scenarios in
    the current suite, by the ids of their cases. `noticed` has, by operator and for all of them, how many
    mutants a scenario notices, and how many were tried and not refused.
    """
    file = f"{book.game.id}.json"
    found: dict[str, Any] = {name: _read(measured / name / file) for name in RECORDS}
    noticed: dict[str, tuple[int, int]] = {}
    for row in found["mutants"].get("operators", ()):
        both = sum(row.get(way, 0) for way in NOTICED), row["tried"] - row.get("refused", 0)
        total = noticed.get("all", (0, 0))
        noticed |= {"all": (total[0] + both[0], total[1] + both[1]), row["operator"]: both}
    return {
        **found,
        "book": book,
        "titles": {case.id: case.title for one in recorded for case in one.story.cases},
        "second_engine": _read(measured / "second_engines" / file),
        "baselines": found["baselines"].get("scores", {}),
        "noticed": noticed,
    }


def _read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found
