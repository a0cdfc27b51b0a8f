"""`ruleproof compare`: shows the reports of several engines, or of several runs of one engine, side by
side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.reports.comparing import Compared, Given, compared
from ruleproof.reports.comparing_views import JSON, PAGE, as_lines, as_page
from ruleproof.reports.engine_readings import EngineReadings
from ruleproof.reports.html import site_address
from ruleproof.reports.json_report import NAME, as_json, read_report
from ruleproof.reports.write import write_together
from ruleproof.rules.model import Ruling

READINGS = "readings*.json"
"""The files beside a report that `ruleproof readings --save` writes; they list the readings that its engine
plays.
"""


def compare(paths: Sequence[Path], out: Path, site: str, data_folders: Sequence[Path] = ()) -> None:
    """Print reports side by side, and write them as a page and as JSON into `out`.

    `paths` are report.json files, folders with such a file, or folders of such folders.

    Raises:
        UsageError: there are fewer than two reports, a report is given twice, a report cannot be read, or
            `out` cannot be written. All faults are reported at once.
        DataError: the data of a game is at fault.
    """
    reports = compared(given(paths))
    for line in as_lines(reports):
        click.echo(line)
    rulings = dict(_rulings(reports, data_folders))
    contents = {PAGE: as_page(reports, rulings, site_address(site)), JSON: as_json(reports)}
    try:
        write_together(out, contents)
    except OSError as error:
        where = f"--out {shown_path(out)}"
        raise UsageError(f"{where}: the folder cannot be written: {error.strerror or error}") from None
    click.echo(f"Page: {shown_path(out / PAGE)}, with {JSON} beside it")


def given(paths: Sequence[Path]) -> list[Given]:
    """Read reports, and the stored readings of their engines beside them.

    Raises:
        UsageError: the reports are at fault, as in `compare`.
    """
    files = [file for path in paths for file in _files(path)]
    faults = [
        f"{shown_path(file)}: this report is given twice"
        for number, file in enumerate(files)
        if file.resolve() in [other.resolve() for other in files[:number]]
    ]
    reports: list[Given] = []
    for file in files:
        try:
            reports.append(Given(file, read_report(file), _readings(file.parent)))
        except UsageError as error:
            faults.append(str(error))
    if faults:
        raise UsageError("\n".join(faults))
    if len(reports) < 2:
        named = f"only {shown_path(files[0])}" if files else "nothing"
        raise UsageError(
            f"{named} to compare; expected at least two reports: report.json files, their folders, or a "
            "folder of such folders\n    `ruleproof verify --report DIR` writes one into DIR"
        )
    return reports


def _files(path: Path) -> list[Path]:
    """Return the report that a path names. For a folder without a report, return the reports in its
    subfolders.
    """
    if not path.is_dir():
        return [path]
    inside = sorted(path.glob(f"*/{NAME}"))
    return [path / NAME] if (path / NAME).exists() or not inside else inside


def _readings(folder: Path) -> dict[str, EngineReadings]:
    stored = map(_stored_readings, sorted(folder.glob(READINGS)))
    return {readings.game: readings for readings in stored}


def _stored_readings(file: Path) -> EngineReadings:
    try:
        return msgspec.json.decode(file.read_bytes(), type=EngineReadings)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UsageError(
            f"{shown_path(file)}: not a file written by `ruleproof readings --save FILE`: {error}"
        ) from None


def _rulings(reports: Compared, data_folders: Sequence[Path]) -> Iterator[tuple[str, Ruling]]:
    """Yield the rulings of the games whose data exists, with their ids."""
    data = Data.of(data_folders)
    there = data.games()
    for table in reports.games:
        if table.id in there:
            yield from Suite.open(data, there[table.id]).game.rulings.items()
