"""`ruleproof census`: visits every position of a reduced game."""

from __future__ import annotations

import signal
from pathlib import Path

import click
import msgspec

from ruleproof.census import cases, wording
from ruleproof.census.looking import Looker
from ruleproof.census.options import CensusOptions
from ruleproof.census.walk import Census
from ruleproof.cli.options import command
from ruleproof.edit.export import require_free
from ruleproof.input import jsontext
from ruleproof.input.files import writing
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.reports.progress import ProgressLine
from ruleproof.reports.text import printable

INTERRUPTED = 130
UNFINISHED = Path("census.unfinished")
_BETWEEN_LINES = 5.0
"""Seconds between two lines of progress."""


def census(options: CensusOptions) -> int:
    """Visit every position of a reduced game.

    An engine is asked the same questions as the reference in each position, and the answers are compared.

    Exit status: 0 no problem found, 1 problems found, 2 wrong usage, 4 the engine could not be started,
    130 interrupted.
    """
    if options.set and options.position:
        raise UsageError("--set and --position exclude each other: a position is visited with all components")
    if options.into is not None and not options.as_cases:
        raise UsageError("--into names the folder for the cases of --as-cases N, but --as-cases is missing")
    if options.as_cases:
        require_free(options.cases_folder)
    looker = Looker(options)
    taken = Census(looker)
    try:
        if options.resume is not None and options.resume.exists():
            taken.resume(options.resume)
        _take(taken)
        for line in wording.report(taken):
            click.echo(printable(line))
        if options.as_cases and not taken.interrupted:
            for line in cases.write(taken):
                click.echo(line)
        if taken.interrupted:
            file = options.resume or UNFINISHED
            taken.save(file)
            click.echo(f"To continue, give the same command with --resume {shown_path(file)}")
    finally:
        looker.drop()
        taken.frontier.close()
    if options.save is not None:
        certificate = wording.certificate(taken)
        with writing(f"{shown_path(options.save)}:"):
            options.save.write_bytes(msgspec.json.format(jsontext.encode(certificate), indent=1) + b"\n")
    if taken.interrupted:
        return INTERRUPTED
    return 1 if taken.tally.findings.first or taken.tally.differences.first else 0


def _take(taken: Census) -> None:
    """Visit the positions. After one Ctrl-C, stop where the census can be continued later; after another one,
    at once.
    """

    def interrupt(*_: object) -> None:
        signal.signal(signal.SIGINT, before)
        taken.interrupted = True

    tally, first = taken.tally, taken.tally.visited
    before = signal.signal(signal.SIGINT, interrupt)
    try:
        with ProgressLine(_BETWEEN_LINES) as line:
            for _ in taken.parts():
                frontier, rate = taken.graph.size - tally.visited, line.rate(tally.visited - first)
                line.show(
                    f"{tally.visited:,} positions, frontier {frontier:,}, depth {tally.depth}, "
                    f"{rate:,.0f} a second"
                )
    finally:
        signal.signal(signal.SIGINT, before)


census_command = command("census", CensusOptions)(census)
