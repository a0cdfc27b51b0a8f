"""`ruleproof verify`: runs the suite on an engine and writes the reports."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import click

from ruleproof import api
from ruleproof.engines.stdio import StartError
from ruleproof.input.command_line import command
from ruleproof.input.command_options import Option
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, UsageError, shown_path
from ruleproof.judging.results import lean
from ruleproof.judging.verdicts import Result
from ruleproof.reports.json_report import as_json, read_report
from ruleproof.reports.model import Report
from ruleproof.reports.progress import Progress
from ruleproof.reports.since import since
from ruleproof.reports.terminal import show_summary
from ruleproof.reports.text import printable
from ruleproof.reports.write import prepare, remove_earlier, write_reports
from ruleproof.running.options import DEFAULT_REPORT, SITE, SITE_OPTION
from ruleproof.running.run import greet


class VerifyCommandOptions(api.Options, frozen=True, kw_only=True):
    """The options of the command. It always writes a report, with links."""

    report: Annotated[Path, Option("Folder for the report.", "DIR", whole_run=True)] = DEFAULT_REPORT
    site: Annotated[str, SITE_OPTION] = SITE


JUDGED = "judged.json"
"""The file of a report folder that has the results so far after an error of the kit itself."""


class _Judged(Progress):
    """Shows the progress of a run, and keeps the results so far."""

    def __init__(self) -> None:
        super().__init__()
        self._results: list[Result] = []

    def judged(self, result: Result) -> None:
        super().judged(result)
        self._results.append(lean(result))

    def save(self, path: Path) -> None:
        """Write the results so far, if there are any, after an error of the kit itself."""
        if self._results:
            path.write_bytes(as_json(self._results))
            click.echo(f"ruleproof: the {len(self._results)} results so far: {shown_path(path)}", err=True)


@command("verify", VerifyCommandOptions)
def verify(options: VerifyCommandOptions) -> int:
    """Run the conformance suite on an engine.

    The report shows for each clause what the engine does, and for each failure its first difference and a
    command to run it again.

    Exit status: 0 conforms, 1 does not, 2 wrong usage or unreadable input, 3 error of the suite, 4 the engine
    could not be started, 5 error of the kit itself, 6 the output could not be written, 130 interrupted.
    """
    try:
        earlier = _earlier(options)
    finally:  # It may lie in the folder of the new report, where none may be left of a run that ends without.
        remove_earlier(options.report)
    prepare(options.report)
    progress = _Judged()
    try:
        with progress:
            report: Report = api.verify(options, progress)
        if earlier is not None and options.against is not None:
            report = since(report, earlier, shown_path(options.against))
        write_reports(report, options.report, Data.open(options.data))
    except KeyboardInterrupt:
        sys.exit(_broken_off(progress, options.command))
    except (UsageError, DataError, StartError):
        raise
    except Exception:
        progress.save(options.report / JUDGED)
        raise
    show_summary(report, options.report, progress.cases)
    return report.status


def _earlier(options: VerifyCommandOptions) -> Report | None:
    """Return the report of --against.

    Raises:
        UsageError: it cannot be read, or is about another engine.
    """
    if options.against is None:
        return None
    earlier = read_report(options.against)
    data = Data.open(options.data)
    try:
        name = greet(options.connector(data), options.timeout, data).name
    except StartError:
        return earlier  # the run reports it
    if name != earlier.engine["name"]:
        raise UsageError(
            f"--against {shown_path(options.against)}: it is the report of {earlier.engine['name']!r}, and "
            f"this engine is {name!r}; --against shows what has changed between two runs of one engine"
        )
    return earlier


def _broken_off(progress: Progress, command: str) -> int:
    """Explain that a run was interrupted before its first case or after its last; return the exit status."""
    message = (
        f"interrupted while writing the reports, after {progress.done} of {progress.cases} cases"
        if progress.cases
        else "interrupted while compiling, before the first case; what was compiled is kept"
    )
    click.echo(f"ruleproof: {message}. Start again with:\n  {printable(command)}", err=True)
    return 130
