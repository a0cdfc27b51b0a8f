"""Compares the engines in this repository, as the site shows them.

`measured/engines/<game>.json` is written by `python -m tools.quality --engines`.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.api import Options, verify
from ruleproof.cases.suite import Suite
from ruleproof.edit.readings_played import readings_of_engine
from ruleproof.engines.connect import REFERENCE, connector
from ruleproof.engines.session import Session
from ruleproof.input.folders import Data
from ruleproof.reports.comparing import Given, compared
from ruleproof.reports.engine_readings import EngineReadings
from tools.mutants.written import EXAMPLES, SECOND_ENGINES
from tools.programs import ROOT
from tools.quality.recorded import today

_SECONDS = 60.0
"""Time limit for an answer, in seconds."""


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
    templates = examples / "templates"
    for engine in SECOND_ENGINES:
        if engine.game == game and engine.there:
            yield Bundled(game, Path(engine.folder).name, f"stdio:{' '.join(engine.command())}")
    further = (
        ("lost_cities_rivals", "python", f"python3 {templates / 'loads_states.py'}", "lost_cities_rivals.py"),
        ("lost_cities_rivals", "clicks", f"node {templates / 'clicks.js'}", "clicks_of_rivals.js"),
    )
    for of, folder, command, entry in further:
        if of == game:
            yield Bundled(game, folder, f"stdio:{command} {examples / folder / entry}")
    if game == "between_two_cities":
        make = ("make", "-s", "-C", str(examples / "c"))
        yield Bundled(game, "c", f"stdio:{examples / 'c' / 'build' / 'scorer'}", make)


def record_engines(game: str, say: Callable[[object], None]) -> dict[str, Any]:
    """Judge every engine for a game, find which readings each plays, and return them side by side.

    Raises:
        StartError: an engine cannot be started.
        CalledProcessError: an engine cannot be built.
    """
    data = Data.of()
    suite = Suite.open(data, data.game(game))
    given, folders = [], []
    for engine in bundled(game):
        if engine.build:
            subprocess.run(engine.build, check=True)
        report = verify(Options(engine=engine.connection, games=(game,)))
        say(f"{game}: {engine.folder}: {dict(report.counts)}")
        played = {game: _played(suite, engine)}
        given.append(Given(Path(engine.folder, "report.json"), report, played))
        folders.append(engine.folder)
    (table,) = compared(given).games
    return {
        "game": game,
        "date": today(),
        "suite": suite.digest(),
        "folders": folders,
        "table": msgspec.to_builtins(table),
    }


def _played(suite: Suite, engine: Bundled) -> EngineReadings:
    session = Session(connector(engine.connection, suite.data), _SECONDS, suite.common)
    try:
        greeting = session.hello()
        return readings_of_engine(suite, greeting.games[suite.game.id], session, greeting.name)
    finally:
        session.drop()
