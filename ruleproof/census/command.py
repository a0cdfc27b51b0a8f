"""`ruleproof census`: visits every position of a reduced game."""

from __future__ import annotations

import signal

import click

from ruleproof.census import wording
from ruleproof.census.looking import Looker
from ruleproof.census.options import CensusOptions
from ruleproof.census.walk import Census
from ruleproof.input.command_line import command
from ruleproof.input.problems import UsageError
from ruleproof.reports.progress import ProgressLine
from ruleproof.reports.text import printable

INTERRUPTED = 130
_BETWEEN_LINES = 5.0
"""Seconds between two lines of progress."""


def census(options: CensusOptions) -> int:
    """Visit every position of a reduced game.

    An engine is asked the same questions as the reference in each position, and the answers are compared.

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
    finally:
        looker.drop()
    if taken.interrupted:
        return INTERRUPTED
    tally = taken.tally
    nothing_compared = looker.beside is not None and not tally.judged.compared
    return 1 if tally.findings.first or tally.differences.first or nothing_compared else 0


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
