"""Compares the engines in this repository, as the site shows them.

`measured/engines/<game>.json` is written by `python -m tools.quality engines`.
"""

from __future__ import annotations

import subprocess
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof.api import Options
from ruleproof.cases.suite import Suite
from ruleproof.diagnosis.engine_readings import CANNOT_TELL, EngineReadings
from ruleproof.diagnosis.readings import ReadingsPlayed
from ruleproof.engines.connect import REFERENCE
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports.make import report_of
from ruleproof.reports.model import GameReport, Report
from ruleproof.running.run import run_suite
from tools.mutants.written import EXAMPLES, SECOND_ENGINES
from tools.programs import ROOT
from tools.quality.recorded import today


@dataclass(frozen=True)
class Bundled:
    """An engine in the checkout: the name of its folder, its connection, and its build command, if it has
    one.
    """

    game: str
    folder: str
    connection: str
    build: tuple[str, ...] = ()


def bundled(game: str) -> Iterator[Bundled]:
    """Yield the engines for a game, the reference first."""
    yield Bundled(game, "reference_impl", REFERENCE)
    examples = ROOT / EXAMPLES
    python = f"python3 {ROOT / 'adapters' / 'python' / 'adapter.py'}"
    javascript = f"node {ROOT / 'adapters' / 'javascript' / 'adapter.js'}"
    for engine in SECOND_ENGINES:
        if engine.game == game and engine.there:
            yield Bundled(game, Path(engine.folder).name, f"stdio:{' '.join(engine.command())}")
    further = (
        ("lost_cities_rivals", "python", python, "lost_cities_rivals.py"),
        ("lost_cities_rivals", "clicks", javascript, "clicks_of_rivals.js"),
    )
    for of, folder, command, entry in further:
        if of == game:
            yield Bundled(game, folder, f"stdio:{command} {examples / folder / entry}")
    if game == "between_two_cities":
        make = ("make", "-s", "-C", str(examples / "c"))
        yield Bundled(game, "c", f"stdio:{examples / 'c' / 'build' / 'scorer'}", make)


@dataclass(frozen=True)
class Side:
    """An engine with its report on a game, and the readings that it was found to play."""

    label: str
    game: GameReport
    readings: EngineReadings

    @classmethod
    def of(cls, report: Report, readings: EngineReadings) -> Side:
        """Return the side of an engine from the report of its only game."""
        (game,) = report.games
        return cls(" ".join(filter(None, map(report.engine.get, ("name", "version")))), game, readings)


def table_of(sides: Sequence[Side]) -> dict[str, Any]:
    """Return engines of one game side by side, by chapters and rulings; all were judged by the same suite."""
    chapters = sides[0].game.chapters
    counted = [_counted(side.game) for side in sides]
    rulings = dict.fromkeys(ruling for side in sides for ruling in side.game.readings)
    return {
        "columns": [
            {"label": side.label, "suite": side.game.suite, **_cell(side.game.results)} for side in sides
        ],
        "chapters": [
            {"id": row.id, "title": row.title, "cells": [cells[row.id] for cells in counted]}
            for row in chapters
        ],
        "rulings": [{"id": ruling, "cells": [_ruling(side, ruling) for side in sides]} for ruling in rulings],
    }


def _counted(game: GameReport) -> dict[str, dict[str, int]]:
    """Return the cell of each chapter; a case counts in the chapter of each of its clauses."""
    chapter_of = {row.id: row.chapter for row in game.clauses}
    results: defaultdict[str, list[Result]] = defaultdict(list)
    for result in game.results:
        for chapter in {chapter_of[clause] for clause in result.clauses if clause in chapter_of}:
            results[chapter].append(result)
    return {row.id: _cell(results[row.id]) for row in game.chapters}


def _cell(results: Sequence[Result]) -> dict[str, int]:
    judged = [result for result in results if result.verdict.is_judged]
    passed = sum(result.verdict == v.PASS for result in judged)
    return {"passed": passed, "judged": len(judged), "cases": len(results)}


def _ruling(side: Side, ruling: str) -> dict[str, Any] | None:
    """Return the readings that an engine was found to play, or else those that it declares or was judged
    by.
    """
    if ruling not in side.game.readings:
        return None
    played = next(row for row in side.readings.rulings if row.ruling == ruling)
    if played.words != CANNOT_TELL:
        return {"words": played.words, "found": True, "contradiction": played.contradiction}
    declared = played.declared or side.game.declared.get(ruling, ()) or side.game.readings[ruling]
    words = declared if isinstance(declared, str) else ", ".join(declared)
    return {"words": words, "found": False, "contradiction": played.contradiction}


def record_engines(game: str, say: Callable[[object], None]) -> dict[str, Any]:
    """Judge every engine for a game, find which readings each plays, and return them side by side.

    Raises:
        StartError: an engine cannot be started.
        CalledProcessError: an engine cannot be built.
    """
    data = Data.open()
    suite = Suite.open(data, data.game(game))
    sides, folders = [], []
    for engine in bundled(game):
        if engine.build:
            subprocess.run(engine.build, check=True)
        run = run_suite(Options(engine=engine.connection, games=(game,)))
        report = report_of(run)
        say(f"{game}: {engine.folder}: {dict(report.counts)}")
        played = ReadingsPlayed(run.games[0]).of_rulings()
        sides.append(Side.of(report, EngineReadings(run.greeting.name, game, played)))
        folders.append(engine.folder)
    return {
        "game": game,
        "date": today(),
        "suite": suite.digest(),
        "folders": folders,
        "table": table_of(sides),
    }
