"""Reports side by side: engines by chapters and by rulings, and changes between runs of one engine.

Compared: a table for each game that occurs in a report
├── Column    an engine in one report
├── ChapterLine, with a Cell for each engine and the cases in which some engine is at fault
├── RulingLine, with a RulingCell for each engine
└── Change    the changes between two runs of one engine
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from ruleproof.input.problems import shown_path
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports.engine_readings import CANNOT_TELL, EngineReadings, RulingPlayed
from ruleproof.reports.model import Comparison, GameReport, Report, percent, share_passed
from ruleproof.reports.since import since
from ruleproof.reports.text import counted

NOT_RUN = "not run"
"""Shown instead of a verdict if a case is not in the report of an engine."""


class Given(msgspec.Struct, frozen=True):
    """A report with its file, and the stored readings that its engine plays, by game."""

    file: Path
    report: Report
    readings: Mapping[str, EngineReadings] = {}

    @property
    def name(self) -> str:
        """Return the name of the engine, or the name of the folder if the engine has none."""
        return self.report.engine.get("name", "") or self.file.parent.name


class Column(msgspec.Struct, frozen=True):
    """An engine in one report; its `label` is unique.

    `judged` is the number of judged cases, and `passed` the number of these that pass. `cases` is the number
    of all cases of the game that are counted here.
    """

    label: str
    suite: str
    suite_version: str
    components: str
    score: str
    passed: int
    judged: int
    cases: int


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of an engine in a chapter: how many of its `cases` were `judged` and how many `passed`.
    `left` counts the other cases by the reason why they were not judged.
    """

    passed: int
    judged: int
    cases: int
    left: dict[str, int] = {}

    @property
    def share(self) -> str:
        """Return how much of the chapter is judged, in per cent."""
        return percent(self.judged, self.cases).removesuffix(".0")


class CaseLine(msgspec.Struct, frozen=True):
    """A case in which some engine is at fault, with the verdict on each engine and the texts of the case."""

    id: str
    title: str
    verdicts: tuple[str, ...]
    reasons: tuple[str, ...]


class ChapterLine(msgspec.Struct, frozen=True):
    """A chapter of the rules, with a cell for each engine and the cases that not all engines pass."""

    id: str
    title: str
    cells: tuple[Cell, ...]
    cases: tuple[CaseLine, ...]


class RulingCell(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts about an engine and a ruling.

    These are the engine's declaration in `hello` (empty if there is none), the reading by which the engine
    was judged, and the reading that `ruleproof readings` found it to play ('' if none is stored).
    """

    declared: tuple[str, ...] | str
    judged_by: str
    played: str = ""
    contradiction: str = ""

    @property
    def words(self) -> str:
        """Return what the engine was found to play, or else its declaration or the reading that it was judged
        by.
        """
        declared = self.declared if isinstance(self.declared, str) else ", ".join(self.declared)
        return self.played if self.found else declared or self.judged_by

    @property
    def default(self) -> str:
        """Return the reading that the engine plays unless it is asked for another."""
        return self.words.partition(", ")[0]

    @property
    def found(self) -> bool:
        """Tell whether it was found which reading the engine plays."""
        return self.played not in ("", CANNOT_TELL)


class RulingLine(msgspec.Struct, frozen=True):
    """A switchable ruling with a cell for each engine; None if the engine's report does not have the
    ruling.
    """

    id: str
    cells: tuple[RulingCell | None, ...]

    @property
    def parts(self) -> bool:
        """Tell whether the engines play the ruling differently when they are not asked for a reading."""
        return len({cell.default for cell in self.cells if cell is not None}) > 1

    @property
    def is_notable(self) -> bool:
        """Tell whether the engines play the ruling differently, or one does not play it as it declares."""
        return self.parts or any(cell is not None and cell.contradiction for cell in self.cells)


class Change(msgspec.Struct, frozen=True):
    """The changes in a game between two runs of one engine."""

    engine: str
    earlier: str
    comparison: Comparison


class GameTable(msgspec.Struct, frozen=True):
    """The engines of one game side by side."""

    id: str
    title: str
    columns: tuple[Column, ...]
    chapters: tuple[ChapterLine, ...]
    rulings: tuple[RulingLine, ...]
    changes: tuple[Change, ...]
    notes: tuple[str, ...]


class Compared(msgspec.Struct, frozen=True):
    """Reports side by side, game by game."""

    games: tuple[GameTable, ...]
    notes: tuple[str, ...]


def compared(given: Sequence[Given]) -> Compared:
    """Compare reports and return them side by side."""
    names = labels(given)
    games = {game.id: game.title for one in given for game in one.report.games}
    notes = [
        f"{name} was interrupted" for one, name in zip(given, names, strict=True) if one.report.interrupted
    ]
    for one, name in zip(given, names, strict=True):
        lacking = [title for game, title in games.items() if game not in {own.id for own in one.report.games}]
        notes += [f"{name} has no results for {', '.join(lacking)}"] if lacking else []
    return Compared(tuple(_table(game, given, names) for game in games), tuple(notes))


def labels(given: Sequence[Given]) -> list[str]:
    """Return a label for each report: the name and version of its engine, with the folder if two are the
    same.
    """
    plain = [" ".join(filter(None, (one.name, one.report.engine.get("version", "")))) for one in given]
    folders = [one.file.parent.name for one in given]
    if len(set(zip(plain, folders, strict=True))) < len(given):
        folders = [shown_path(one.file) for one in given]
    shared = Counter(plain)
    return [
        f"{name} ({folder})" if shared[name] > 1 else name
        for name, folder in zip(plain, folders, strict=True)
    ]


class _Side(msgspec.Struct, frozen=True):
    """The part of a report about the current game."""

    given: Given
    label: str
    game: GameReport

    @property
    def of_suite(self) -> str:
        version = f" {self.game.suite_version}" if self.game.suite_version else ""
        return f"{self.label} with suite{version} ({self.game.suite[:18]}…)"


def _table(game: str, given: Sequence[Given], names: Sequence[str]) -> GameTable:
    sides = [
        _Side(one, name, own)
        for one, name in zip(given, names, strict=True)
        for own in one.report.games
        if own.id == game
    ]
    results = [{result.case: result for result in side.game.results} for side in sides]
    notes = []
    if len({side.game.suite for side in sides}) > 1:
        common = set.intersection(*map(set, results))
        results = [{case: own[case] for case in own if case in common} for own in results]
        words = "; ".join(side.of_suite for side in sides)
        notes.append(
            f"not checked with the same suite: {words}; only the {counted(len(common), 'case')} that all of "
            "them have are counted, and what a case tests may have changed: see `ruleproof diff`"
        )
    notes += _notes(sides)
    return GameTable(
        game,
        sides[0].game.title,
        tuple(_column(side, own) for side, own in zip(sides, results, strict=True)),
        tuple(_chapters(sides, results)),
        tuple(_rulings(sides)),
        tuple(_changes(sides)),
        tuple(notes),
    )


def _notes(sides: Sequence[_Side]) -> Iterator[str]:
    if len({side.game.components.get("digest") for side in sides}) > 1:
        sets = "; ".join(f"{side.label} with {side.game.components.get('name', '?')}" for side in sides)
        yield f"not checked with the same component set: {sets}"
    for side in sides:
        if side.game.selected < side.game.total:
            yield (
                f"{side.label}: only {side.game.selected} of {side.game.total} cases were run; the others "
                "count as not judged if another report has them"
            )


def _column(side: _Side, results: Mapping[str, Result]) -> Column:
    counts: Counter[str] = Counter(result.verdict for result in results.values())
    judged = sum(result.verdict.is_judged for result in results.values())
    return Column(
        side.label,
        side.game.suite,
        side.game.suite_version,
        side.game.components.get("name", ""),
        share_passed(counts),
        counts[v.PASS],
        judged,
        len(results),
    )


def _chapters(sides: Sequence[_Side], results: Sequence[Mapping[str, Result]]) -> Iterator[ChapterLine]:
    """Yield the chapters of all reports, each with the cases that any report assigns to it."""
    titles = {row.id: row.title for side in sides for row in side.game.chapters}
    of_clause = {row.id: row.chapter for side in sides for row in side.game.clauses}
    own: dict[str, dict[str, None]] = {chapter: {} for chapter in titles}
    for known in results:
        for result in known.values():
            for clause in result.clauses:
                if clause in of_clause:
                    own[of_clause[clause]][result.case] = None
    for chapter, title in titles.items():
        cases = own[chapter]
        cells = tuple(_cell(known, cases) for known in results)
        at_fault = [case for case in cases if any(_is_at_fault(known.get(case)) for known in results)]
        yield ChapterLine(chapter, title, cells, tuple(_case(case, results) for case in at_fault))


def _is_at_fault(result: Result | None) -> bool:
    return result is not None and result.verdict.is_fault


def _cell(known: Mapping[str, Result], cases: Mapping[str, None]) -> Cell:
    passed = judged = 0
    left: Counter[str] = Counter()
    for case in cases:
        result = known.get(case)
        if result is None:
            left[NOT_RUN] += 1
        elif not result.verdict.is_judged:
            left[f"{result.verdict}: {result.reason}".removesuffix(": ")] += 1
        else:
            judged += 1
            passed += result.verdict == v.PASS
    return Cell(passed, judged, len(cases), dict(left.most_common()))


def _case(case: str, results: Sequence[Mapping[str, Result]]) -> CaseLine:
    case_results = [known.get(case) for known in results]
    title = next(result.title for result in case_results if result is not None)
    return CaseLine(
        case,
        title,
        tuple(result.verdict if result is not None else NOT_RUN for result in case_results),
        tuple(result.reason if result is not None else "" for result in case_results),
    )


def _rulings(sides: Sequence[_Side]) -> Iterator[RulingLine]:
    known = dict.fromkeys(ruling for side in sides for ruling in side.game.readings)
    played = [
        {row.ruling: row for row in kept.rulings}
        if (kept := side.given.readings.get(side.game.id)) is not None
        else {}
        for side in sides
    ]
    for ruling in known:
        cells = (_ruling(side.game, ruling, own.get(ruling)) for side, own in zip(sides, played, strict=True))
        yield RulingLine(ruling, tuple(cells))


def _ruling(game: GameReport, ruling: str, played: RulingPlayed | None) -> RulingCell | None:
    if ruling not in game.readings:
        return None
    declared, judged_by = game.declared.get(ruling, ()), game.readings[ruling]
    if played is None:
        return RulingCell(declared, judged_by)
    return RulingCell(played.declared or declared, judged_by, played.words, played.contradiction)


def _changes(sides: Sequence[_Side]) -> Iterator[Change]:
    """Yield the changes between every two consecutive runs of one engine."""
    by_name: dict[str, list[_Side]] = {}
    for side in sides:
        by_name.setdefault(side.given.name, []).append(side)
    for runs in by_name.values():
        for earlier, later in pairwise(runs):
            report = since(later.given.report, earlier.given.report, earlier.label)
            comparison = next(game.since for game in report.games if game.id == later.game.id)
            if comparison is not None:
                yield Change(later.label, earlier.label, comparison)
