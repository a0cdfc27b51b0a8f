"""`ruleproof census`: visits every position of a reduced game."""

from __future__ import annotations

import signal

import click

from ruleproof.census import wording
from ruleproof.census.engine import Beside
from ruleproof.census.looking import Looker
from ruleproof.census.named import report_of_engine
from ruleproof.census.options import CensusOptions
from ruleproof.census.walk import Census
from ruleproof.input.command_line import command
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.reports.progress import Progress, ProgressLine
from ruleproof.reports.terminal import show_summary
from ruleproof.reports.text import printable
from ruleproof.reports.write import prepare, write_reports

INTERRUPTED = 130
_BETWEEN_LINES = 5.0
"""Seconds between two lines of progress."""


def census(options: CensusOptions) -> int:
    """Visit every position of a reduced game.

    An engine is asked the same questions as the reference in each position, and the answers are compared.
    Then it plays the scenarios of the rules that it may break, and the report ranks these rules as the report
    of `verify` does.

    Exit status: 0 no problem found, 1 problems found or nothing compared, 2 wrong usage, 4 the engine could
    not be started, 130 interrupted.
    """
    if options.set and options.position:
        raise UsageError("--set and --position exclude each other: a position is visited with all components")
    looker = Looker(options)
    taken = Census(looker)
    try:
        _take(taken)
        for line in wording.report(taken):
            click.echo(printable(line))
        if looker.beside is not None and taken.tally.differences.first and not taken.interrupted:
            _report(taken, looker.beside)
    finally:
        looker.drop()
    if taken.interrupted:
        return INTERRUPTED
    tally = taken.tally
    nothing_compared = looker.beside is not None and not tally.judged.compared
    return 1 if tally.findings.first or tally.differences.first or nothing_compared else 0


def _report(taken: Census, beside: Beside) -> None:
    """Write the report of the differences, and print its summary."""
    folder = taken.options.report
    prepare(folder)
    with Progress() as progress:
        report, gone = report_of_engine(taken, beside, progress)
    for says in gone:
        click.echo(printable(f"{says}; asked again, it answers like the reference."))
    if report is not None:
        write_reports(report, folder, Data.open(taken.options.data))
        show_summary(report, folder)


def _take(taken: Census) -> None:
    """Visit the positions. After one Ctrl-C, stop after the positions under way; after another one, at
    once.
    """

    def interrupt(*_: object) -> None:
        signal.signal(signal.SIGINT, before)
        taken.interrupted = True

    tally = taken.tally
    before = signal.signal(signal.SIGINT, interrupt)
    try:
        with ProgressLine(_BETWEEN_LINES) as line:
            for _ in taken.parts():
                frontier, rate = taken.graph.size - tally.visited, line.rate(tally.visited)
                line.show(
                    f"{tally.visited:,} positions, frontier {frontier:,}, depth {tally.depth}, "
                    f"{rate:,.0f} a second"
                )
    finally:
        signal.signal(signal.SIGINT, before)


census_command = command("census", CensusOptions)(census)
