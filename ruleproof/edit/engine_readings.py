"""`ruleproof readings`: finds which reading of each switchable ruling an engine plays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated

import click

from ruleproof.cases.suite import Suite
from ruleproof.edit.readings_played import readings_of_engine
from ruleproof.engines.options import EngineOptions
from ruleproof.engines.session import Session
from ruleproof.input.command_line import command
from ruleproof.input.command_options import GAME
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.reports.engine_readings import CANNOT_TELL, EngineReadings, RulingPlayed
from ruleproof.reports.progress import ProgressLine
from ruleproof.reports.text import counted, printable
from ruleproof.running.readings import require_known_names


class ReadingsOptions(EngineOptions, frozen=True, kw_only=True):
    """Options of `readings`."""

    game: Annotated[str, GAME]


def readings(options: ReadingsOptions) -> int:
    """Show which reading of each switchable ruling an engine plays.

    The engine plays the stories in which the readings differ. Answers that contradict its declaration in the
    hello message are reported, and the lines for that message are printed.

    Exit status: 0 the engine plays as declared, 1 it does not, 2 wrong usage, 4 the engine could not be
    started.
    """
    data = Data.open(options.data)
    suite = Suite.open(data, data.game(options.game))
    found = _asked(options, suite)
    for line in _told(suite, found):
        click.echo(printable(line))
    return 1 if any(row.contradiction for row in found.rulings) else 0


def _asked(options: ReadingsOptions, suite: Suite) -> EngineReadings:
    session = Session(options.connector(suite.data), options.patience, suite.common)
    try:
        greeting = session.hello()
        offer = greeting.games.get(suite.game.id)
        if offer is None:
            offers = ", ".join(greeting.games) or "none"
            raise UsageError(
                f"--game {suite.game.id}: {greeting.name} does not offer it in hello; it offers {offers}"
            )
        require_known_names(suite, offer, greeting.name)
        with ProgressLine() as line:
            shown = _FoundSoFar(line)
            return readings_of_engine(suite, offer, session, greeting.name, line.show, shown.add)
    finally:
        session.drop()


class _FoundSoFar:
    """Shows each reading that differs from the declaration as soon as it is found, and again if a later round
    finds a different one.
    """

    def __init__(self, line: ProgressLine) -> None:
        self._line = line
        self._shown: dict[str, str] = {}

    def add(self, row: RulingPlayed) -> None:
        words = row.words if row.contradiction else ""
        if words != self._shown.get(row.ruling, ""):
            self._shown[row.ruling] = words
            self._line.keep(printable(f"so far: {_last(row.ruling)}  {words or 'as declared'}"))


def _told(suite: Suite, found: EngineReadings) -> Iterator[str]:
    yield f"{found.engine}: {suite.game.title}, {counted(len(found.rulings), 'switchable ruling')}"
    width = max((len(_last(row.ruling)) for row in found.rulings), default=0)
    for row in found.rulings:
        cases = sum(one.cases for one in row.played)
        tally = f" ({counted(cases, 'case')})" if cases else ""
        yield f"  {_last(row.ruling):{width}}  {row.words}{tally}"
        yield from (f"  {'':{width}}    {line}" for line in _remarks(found.engine, row))
    yield ""
    wrong = sum(bool(row.contradiction) for row in found.rulings)
    blind = sum(row.words == CANNOT_TELL for row in found.rulings)
    yield f"{wrong} contradicted, {blind} undetermined, {len(found.rulings) - wrong - blind} as declared"
    yield "For hello:"
    yield '"readings": {'
    lines = [f"  {json.dumps(ruling)}: {json.dumps(played)}" for ruling, played in found.for_hello().items()]
    yield from (f"{line}," for line in lines[:-1])
    yield from lines[-1:]
    yield "}"


def _remarks(engine: str, row: RulingPlayed) -> Iterator[str]:
    """Yield remarks on a ruling: where the engine contradicts its declaration, and anything else worth
    knowing.
    """
    if row.contradiction:
        yield f"contradiction: {engine} {row.contradiction}"
    alike = len({one.reason for one in row.played}) == 1
    for one in row.played[:1] if alike else row.played:
        if one.reason:
            yield one.reason if alike else f"asked for {one.asked}: {one.reason}"
        if one.example and (one.reason or one.plays != one.asked):
            yield f"such as {one.example}"


def _last(ruling: str) -> str:
    return ruling.rpartition(".")[2]


readings_command = command("readings", ReadingsOptions)(readings)
