"""What other programs may rely on: run the suite on an engine and read the report.

`verify(Options(engine="stdio:./my-engine", games=("my_game",)))` does what the command of that
name does, and returns its report as a value. These names stay; everything else in this package may change
between versions.
"""

from __future__ import annotations

from ruleproof.judging.verdicts import Difference, Result
from ruleproof.reports.make import report_of
from ruleproof.reports.model import FaultRow, GameReport, Report
from ruleproof.running.options import Options
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
    """Run the selected cases on an engine and return the report. After Ctrl-C the report holds the results so
    far.

    Raises:
        UsageError, DataError: the options or some input are at fault.
        StartError: the engine cannot be started.
    """
    watch = watcher or Watcher()
    return report_of(run_suite(options, watch), watch.trying)
