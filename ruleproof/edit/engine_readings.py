"""`ruleproof readings`: which reading of each switchable ruling an engine plays, and a comparison
of engines.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import click
import msgspec
from jinja2 import Environment, PackageLoader

from ruleproof.cases.suite import Suite
from ruleproof.cli.options import command
from ruleproof.edit.telling_stories import readings_of_engine as of_engine
from ruleproof.edit.telling_stories import readings_of_results
from ruleproof.engines.connect import REFERENCE, Connector
from ruleproof.engines.options import EngineBounds
from ruleproof.engines.session import Session
from ruleproof.input.asked import GAME, Option
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.reports.engine_readings import CANNOT_TELL, EngineReadings, RulingPlayed
from ruleproof.reports.json_report import read_report
from ruleproof.reports.model import GameReport
from ruleproof.reports.text import counted, printable
from ruleproof.rules.model import Ruling
from ruleproof.running.readings import require_known_names

_WIDEST = 34
"""Maximum number of characters of a cell of the table on the terminal."""


class Row(msgspec.Struct, frozen=True):
    """A ruling, and what each engine plays of it."""

    ruling: Ruling
    cells: tuple[RulingPlayed, ...]


class Options(EngineBounds, frozen=True, kw_only=True):
    """Options of `readings`: the engines to ask, and the reports to read."""

    engines: Annotated[
        tuple[str, ...],
        Option(
            "An engine: reference, stdio:COMMAND, python:package.module or tcp:HOST:PORT (may be repeated).",
            "CONNECTION",
            "--engine",
        ),
    ] = ()
    report: Annotated[
        tuple[Path, ...],
        Option("Take an engine's readings from this report.json or its folder (may be repeated).", "REPORT"),
    ] = ()
    game: Annotated[str, GAME]
    page: Annotated[Path | None, Option("Write the table as an HTML page.", "FILE")] = None
    save: Annotated[
        Path | None,
        Option(
            "Save the readings of one engine as JSON; `compare` reads readings.json beside a report.json.",
            "FILE",
        ),
    ] = None


def readings(options: Options) -> int:
    """Print which readings engines play, by asking them and by reading reports.

    One engine is shown ruling by ruling, with the lines for its `hello`, and `save` keeps it as JSON; several
    as a table, which `page` takes as HTML.

    Returns the exit status: 0 if every engine plays as it declares, 1 if one does not.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: an engine cannot be started.
    """
    save, page = options.save, options.page
    if save is not None and len(options.engines) + len(options.report) > 1:
        raise UsageError(f"--save {shown_path(save)}: it saves the readings of one engine, so name only one")
    data = Data.of(options.data)
    suite = Suite.open(data, data.game(options.game))
    connectors = [options.connector_of(engine, data) for engine in options.engines]
    entries = [_asked(connect, suite, options.patience) for connect in connectors]
    entries += [_reported(path, suite) for path in options.report]
    if not entries:
        entries = [_asked(options.connector_of(REFERENCE, data), suite, options.patience)]
    lines = _told(suite, entries[0]) if len(entries) == 1 else _table(suite, entries)
    for line in lines:
        click.echo(printable(line))
    if page is not None:
        _write("--page", page, _page(suite, entries))
        click.echo(f"Page: {shown_path(page)}")
    if save is not None:
        _write("--save", save, msgspec.json.format(msgspec.json.encode(entries[0]), indent=1) + b"\n")
        click.echo(f"Saved: {shown_path(save)}")
    return 1 if any(row.contradiction for one in entries for row in one.rulings) else 0


def _asked(connect: Connector, suite: Suite, timeout: float) -> EngineReadings:
    session = Session(connect, timeout, suite.common)
    try:
        greeting = session.hello()
        offer = greeting.games.get(suite.game.id)
        if offer is None:
            offers = ", ".join(greeting.games) or "none"
            raise UsageError(
                f"--game {suite.game.id}: {greeting.name} does not offer it in hello; it offers {offers}"
            )
        require_known_names(suite, offer, greeting.name)
        return of_engine(suite, offer, session, greeting.name, _progress, _FoundSoFar().show)
    finally:
        _progress("")
        session.drop()


def _reported(path: Path, suite: Suite) -> EngineReadings:
    report = read_report(path)
    own = next((one for one in report.games if one.id == suite.game.id), None)
    if own is None:
        has = ", ".join(one.id for one in report.games) or "none"
        raise UsageError(f"{shown_path(path)}: the report has no results for {suite.game.id}; it has {has}")
    return readings_of_report(suite, own, report.engine.get("name", shown_path(path)))


def _progress(text: str) -> None:
    """Show on a terminal what is being done, on a line that the next text overwrites."""
    stream = sys.stderr
    if stream.isatty():
        stream.write(f"\r\x1b[K{text}")
        stream.flush()


class _FoundSoFar:
    """Shows each reading that is not as declared when it is found, and when a later round finds another."""

    def __init__(self) -> None:
        self._shown: dict[str, str] = {}

    def show(self, row: RulingPlayed) -> None:
        words = row.words if row.contradiction else ""
        if words != self._shown.get(row.ruling, ""):
            self._shown[row.ruling] = words
            _progress("")
            click.echo(printable(f"so far: {_last(row.ruling)}  {words or 'as declared'}"), err=True)


def _told(suite: Suite, entry: EngineReadings) -> Iterator[str]:
    yield f"{entry.engine}: {suite.game.title}, {counted(len(entry.rulings), 'switchable ruling')}"
    width = max((len(_last(row.ruling)) for row in entry.rulings), default=0)
    for row in entry.rulings:
        cases = sum(one.cases for one in row.played)
        tally = f" ({cases} {'case' if cases == 1 else 'cases'})" if cases else ""
        yield f"  {_last(row.ruling):{width}}  {row.words}{tally}"
        if row.contradiction:
            yield f"  {'':{width}}    contradiction: {entry.engine} {row.contradiction}"
        alike = len({one.reason for one in row.played}) == 1
        for one in row.played[:1] if alike else row.played:
            asked = "" if alike else f"asked for {one.asked}: "
            if one.reason:
                yield f"  {'':{width}}    {asked}{one.reason}"
            if one.example and (one.reason or one.plays != one.asked):
                yield f"  {'':{width}}    such as {one.example}"
    yield ""
    wrong = sum(bool(row.contradiction) for row in entry.rulings)
    blind = sum(row.words == CANNOT_TELL for row in entry.rulings)
    yield (f"{wrong} contradicted, {blind} undetermined, {len(entry.rulings) - wrong - blind} as declared")
    yield "For hello:"
    lines = [f"{json.dumps(ruling)}: {json.dumps(played)}" for ruling, played in entry.for_hello().items()]
    yield '"readings": {'
    yield from (f"  {line}," for line in lines[:-1])
    yield from (f"  {line}" for line in lines[-1:])
    yield "}"


def _last(ruling: str) -> str:
    return ruling.rpartition(".")[2]


def _rows(suite: Suite, entries: Sequence[EngineReadings]) -> list[Row]:
    by_engine = [{row.ruling: row for row in one.rulings} for one in entries]
    return [
        Row(suite.game.rulings[row.ruling], tuple(rows[row.ruling] for rows in by_engine))
        for row in entries[0].rulings
    ]


def _table(suite: Suite, entries: Sequence[EngineReadings]) -> Iterator[str]:
    rows = [["", *(one.engine for one in entries)]]
    for row in _rows(suite, entries):
        cells = [f"{cell.words}{' !' if cell.contradiction else ''}" for cell in row.cells]
        mark = "" if len({cell.words for cell in row.cells}) == 1 else " *"
        rows.append([f"{_last(row.ruling.id)}{mark}", *cells])
    widths = [max(len(_cut(row[column])) for row in rows) for column in range(len(rows[0]))]
    yield f"{suite.game.title}: which readings the engines play"
    for row_of_cells in rows:
        padded = (f"{_cut(cell):{width}}" for cell, width in zip(row_of_cells, widths, strict=True))
        yield "  ".join(padded).rstrip()
    yield "* not the same for all   ! not as declared"
    for one in entries:
        for played in one.rulings:
            if played.contradiction:
                yield f"{one.engine}: {_last(played.ruling)}: {played.contradiction}"


def _cut(text: str) -> str:
    return text if len(text) <= _WIDEST else f"{text[: _WIDEST - 1]}…"


def _page(suite: Suite, entries: Sequence[EngineReadings]) -> bytes:
    environment = Environment(
        loader=PackageLoader("ruleproof.reports", "."), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    html = environment.get_template("readings.html.j2").render(
        game=suite.game, engines=entries, rows=_rows(suite, entries)
    )
    return html.encode("utf-8", errors="replace")


def _write(option: str, file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise UsageError(f"{option} {shown_path(file)}: cannot be written: {error.strerror}") from None


def readings_of_report(suite: Suite, report: GameReport, name: str) -> EngineReadings:
    """Return what an engine plays of every switchable ruling, as far as the report of a run shows it."""
    suggested = [
        (fault.suggests.ruling, fault.suggests.reading, fault.example)
        for fault in report.faults
        if fault.suggests is not None
    ]
    return readings_of_results(suite, name, report.readings, report.results, suggested)


@command("readings", Options)
def readings_command(options: Options) -> int:
    """Show which reading of each switchable ruling an engine plays.

    The engine plays the stories in which the readings differ. Answers that contradict its declaration in
    hello are reported, and the lines for hello are printed. Several engines or reports give a table.

    Exit status: 0 plays as declared, 1 does not, 2 wrong usage, 4 the engine could not be started.
    """
    return readings(options)
