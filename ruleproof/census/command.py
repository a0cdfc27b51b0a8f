"""`ruleproof census`: visits every position of a game made small."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import click
import msgspec

from ruleproof.census import told
from ruleproof.census.engine import Beside
from ruleproof.census.proofs import Proofs, Readings
from ruleproof.census.sets import Bound, Described, SmallSet, described, suite_of
from ruleproof.census.walk import Census
from ruleproof.cli.options import command
from ruleproof.engines.connect import REFERENCE
from ruleproof.engines.options import EngineOptions, seconds
from ruleproof.engines.session import Session
from ruleproof.input import jsontext
from ruleproof.input.asked import GAME, Option
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.reports.text import printable

INTERRUPTED = 130
_BETWEEN_FRAMES, _BETWEEN_LINES = 0.2, 5.0


class Progress:
    """Says how a census goes on: one line, written over, on a terminal; elsewhere a line now and then."""

    def __init__(self) -> None:
        self._told = self._began = time.monotonic()
        self._is_terminal = sys.stderr.isatty()

    def tell(self, taken: Census) -> None:
        now = time.monotonic()
        if now - self._told < (_BETWEEN_FRAMES if self._is_terminal else _BETWEEN_LINES):
            return
        self._told, rate = now, taken.visited / (now - self._began)
        left = taken.graph.size - taken.visited
        line = (
            f"{taken.visited:,} positions, {left:,} found besides, depth {taken.depth}, {rate:,.0f} a second"
        )
        start, end = ("\r\x1b[K", "") if self._is_terminal else ("ruleproof: ", "\n")
        click.echo(f"{start}{line}{end}", nl=False, err=True)

    def clear(self) -> None:
        """Leave no line behind."""
        if self._is_terminal:
            click.echo("\r\x1b[K", nl=False, err=True)


class Options(EngineOptions, frozen=True, kw_only=True):
    """Options of `census`."""

    game: Annotated[str, GAME]
    set: Annotated[str, Option("A small set of the game; by default, the first one.", "NAME")] = ""
    depth: Annotated[int, Option("Maximum number of plays.", "N", least=0)] = 0
    positions: Annotated[int, Option("Maximum number of positions.", "N", least=0)] = 0
    time: Annotated[float, Option("Time limit in seconds.", "S", least=0, written=seconds)] = 0.0
    readings: Annotated[bool, Option("Also find what the other readings change.")] = False
    save: Annotated[Path | None, Option("Write the certificate to this file.", "FILE")] = None


def census(options: Options) -> int:
    """Take a census and tell what it proves. Returns the exit status: 0, 1 where something is wrong, or 130
    where it was interrupted; what was found until then is told.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: the engine cannot be started.
    """
    data = Data.of(options.data)
    folders = data.game(options.game)
    says = described(folders)
    small = says.named(options.set)
    suite = suite_of(data, folders, small)
    taken = Census(suite, suite.game.adopted(), small.begins, _bound(small, options))
    proofs = Proofs(suite, says, taken.reference)
    tried = Readings(suite, suite.game.adopted(), taken.bound.chance) if options.readings else None
    session = Session(options.connector(data), options.patience, suite.common)
    try:
        beside = Beside(session, suite) if options.engine != REFERENCE else None
        interrupted = _take(taken, proofs, tried, beside)
    finally:
        session.drop()
    for line in _told(taken, small, says, proofs, tried, beside):
        click.echo(printable(line))
    if options.save is not None:
        _save(options.save, told.certificate(taken, small, proofs, beside))
    if interrupted:
        return INTERRUPTED
    wrong = proofs.findings.first or (beside is not None and (beside.findings.first or beside.failures))
    return 1 if wrong else 0


def _bound(small: SmallSet, options: Options) -> Bound:
    """Return the bound of a set, with what the command says in its place."""
    asked = {"depth": options.depth, "positions": options.positions, "seconds": options.time}
    return msgspec.structs.replace(small.bound, **{name: bound for name, bound in asked.items() if bound})


def _take(taken: Census, proofs: Proofs, tried: Readings | None, beside: Beside | None) -> bool:
    """Visit the positions; return whether that was interrupted."""
    progress = Progress()
    try:
        for visit in taken.visits():
            if tried is not None:
                tried.see(visit, taken.reference.consulted)
            proofs.see(visit)
            taken.reference.consulted.clear()
            if beside is not None:
                beside.see(visit)
            progress.tell(taken)
        if beside is not None:
            beside.ask()
    except KeyboardInterrupt:
        taken.stopped = f"{taken.visited} positions, where it was interrupted"
        return True
    finally:
        progress.clear()
    return False


def _told(
    taken: Census,
    small: SmallSet,
    says: Described,
    proofs: Proofs,
    tried: Readings | None,
    beside: Beside | None,
) -> Iterator[str]:
    yield from told.extent(taken, small)
    if not says.hidden and not says.own:
        yield "The game declares nothing hidden from a seat."
    yield from told.specification(taken, proofs)
    if tried is not None:
        yield from told.readings(taken, tried)
    if beside is not None:
        yield from told.engine(taken, beside, small)


def _save(file: Path, certificate: dict[str, object]) -> None:
    try:
        file.write_bytes(msgspec.json.format(jsontext.encode(certificate), indent=1) + b"\n")
    except OSError as error:
        raise UsageError(f"{shown_path(file)}: cannot be written: {error.strerror}") from None


@command("census", Options)
def census_command(options: Options) -> int:
    """Visit every position of a reduced game.

    An engine is asked the same questions as the reference in each position, and the answers are compared.

    Exit status: 0 no problem found, 1 problems found, 2 wrong usage, 4 the engine could not be started,
    130 interrupted.
    """
    return census(options)
