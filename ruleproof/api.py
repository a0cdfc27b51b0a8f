"""The interface for other programs: run the suite on an engine and read the report.

`verify(Options(engine="stdio:./my-engine", games=("my_game",)))` does the same as the `verify` command, and
returns its report as a value. The names in this module are stable; everything else in this package may change
between versions.
"""

from __future__ import annotations

from ruleproof.judging.verdicts import Difference, Result
from ruleproof.reports.make import report_of
from ruleproof.reports.model import FaultRow, GameReport, Report
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


def verify(options: Options, watcher: Watcher | None = None) -> Report:
    """Run the selected cases on an engine and return the report, which after Ctrl-C has the results so far.

    Raises:
        UsageError, DataError: the options or some input are at fault.
        StartError: the engine cannot be started.
    """
    watch = watcher or Watcher()
    return report_of(run_suite(options, watch), watch.trying)
