"""`ruleproof readings`: says which reading of each switchable ruling an engine plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import click

from ruleproof.cases.suite import Suite
from ruleproof.diagnosis.engine_readings import CANNOT_TELL, EngineReadings, RulingPlayed
from ruleproof.diagnosis.readings import ReadingsPlayed
from ruleproof.engines.options import EngineOptions
from ruleproof.input.command_line import command
from ruleproof.input.command_options import GAME
from ruleproof.input.folders import Data
from ruleproof.reports.fix_first import hello_lines
from ruleproof.reports.found import options_of
from ruleproof.reports.progress import Progress
from ruleproof.reports.text import counted, one_line, printable
from ruleproof.running.plan import Watcher
from ruleproof.running.run import run_suite


class ReadingsOptions(EngineOptions, frozen=True, kw_only=True):
    """Options of `readings`."""

    game: Annotated[str, GAME]


def readings(options: ReadingsOptions) -> int:
    """Show which reading of each switchable ruling an engine plays.

    The engine is asked all cases, as by `verify`. Answers that contradict its declaration in the hello
    message are reported, and the lines for that message are printed.

    Exit status: 0 the engine plays as declared, 1 it does not, 2 wrong usage, 4 the engine could not be
    started, 130 interrupted.
    """
    data = Data.open(options.data)
    suite = Suite.open(data, data.game(options.game))
    with Progress() as progress:
        found = readings_of_engine(options, progress)
    if found is None:
        return 130
    for line in _told(suite, found):
        click.echo(printable(line))
    return 1 if any(row.contradiction for row in found.rulings) else 0


def readings_of_engine(options: ReadingsOptions, watcher: Watcher) -> EngineReadings | None:
    """Return the readings that an engine plays, or None if the run was interrupted.

    Raises:
        UsageError, DataError: the options or some input are at fault.
        StartError: the engine cannot be started.
    """
    run = run_suite(options_of(options, games=(options.game,), ask_again=True), watcher)
    if run.interrupted:
        return None
    [game] = run.games
    return EngineReadings(run.greeting.name, options.game, ReadingsPlayed(game, watcher.doing).of_rulings())


def _told(suite: Suite, found: EngineReadings) -> Iterator[str]:
    yield f"{found.engine}: {suite.game.title}, {counted(len(found.rulings), 'switchable ruling')}"
    width = max((len(_last(row.ruling)) for row in found.rulings), default=0)
    for row in found.rulings:
        yield f"  {_last(row.ruling):{width}}  {row.words}"
        yield from (f"  {'':{width}}    {line}" for line in _remarks(suite, found.engine, row))
    yield ""
    wrong = sum(bool(row.contradiction) for row in found.rulings)
    blind = sum(row.words == CANNOT_TELL for row in found.rulings)
    yield f"{wrong} contradicted, {blind} undetermined, {len(found.rulings) - wrong - blind} as declared"
    yield "For hello:"
    yield from hello_lines(found.for_hello())


def _remarks(suite: Suite, engine: str, row: RulingPlayed) -> Iterator[str]:
    """Yield where an engine contradicts its declaration, with the question, so that nobody declares a
    mistake; and why a reading is not known.
    """
    if row.contradiction:
        yield one_line(suite.game.rulings[row.ruling].question)
        yield f"contradiction: {engine} {row.contradiction}"
    for one in row.played:
        if one.plays != one.asked:
            yield f"{one.reason}{f', such as {one.example}' if one.example else ''}"


def _last(ruling: str) -> str:
    return ruling.rpartition(".")[2]


readings_command = command("readings", ReadingsOptions)(readings)
