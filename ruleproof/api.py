"""The interface for other programs: run the suite on an engine and read the report.

`verify(Options(engine="stdio:./my-engine", games=("my_game",)))` does the same as the `verify` command, and
returns its report as a value. The names in this module are stable; everything else in this package may change
between versions.
"""

from __future__ import annotations

import io

from ruleproof.judging.verdicts import Difference, Result
from ruleproof.reports import model
from ruleproof.reports.make import report_of
from ruleproof.reports.model import FaultRow, GameReport
from ruleproof.reports.terminal import show_summary
from ruleproof.running.options import VerifyOptions as Options
from ruleproof.running.plan import Watcher
from ruleproof.running.run import run_suite
from ruleproof.running.selection import Selection

__all__ = [
    "Difference",
    "FaultRow",
    "GameReport",
    "Options",
    "Report",
    "Result",
    "Selection",
    "Watcher",
    "verify",
]


class Report(model.Report, frozen=True):
    """One run of `ruleproof verify`, with what a test of your own needs."""

    def text(self) -> str:
        """Return the summary that `ruleproof verify` prints."""
        stream = io.StringIO()
        show_summary(self, stream=stream)
        return stream.getvalue().strip("\n")

    def require(self) -> None:
        """Do nothing if the engine conforms.

        Raises:
            AssertionError: it does not; the message is the summary.
        """
        if not self.conforms:
            raise AssertionError(self.text())


def verify(options: Options, watcher: Watcher | None = None) -> Report:
    """Run the selected cases on an engine and return the report, which after Ctrl-C has the results so far.

    Raises:
        UsageError, DataError: the options or some input are at fault.
        StartError: the engine cannot be started.
    """
    watch = watcher or Watcher()
    report = report_of(run_suite(options, watch), watch.doing)
    return Report(**{name: getattr(report, name) for name in report.__struct_fields__})
