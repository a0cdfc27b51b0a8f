"""Builds the site as `make docs` does, in a copy of the checkout: from scratch, and again after a new ruling
is added.

The reference's answers are recorded beforehand, as on any machine on which the suites have been verified.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from tools.bench.budgets import Verdict
from tools.bench.clock import Run, Timings
from tools.bench.kit import ROOT

FROM_NOTHING = "site, from nothing"
AFTER_A_RULING = "site, after one new ruling"
MOST = {FROM_NOTHING: 35.0, AFTER_A_RULING: 15.0}
"""Seconds of processor time that a build may take."""
_LEFT_OUT = (".git", ".venv", ".*_cache", ".cache", ".hypothesis", "build", "dist", "__pycache__")
_RULING = """
- id: {game}.ruling.measured_{number}
  question: Is this a question that nobody has asked?
  clauses: [{clause}]
  readings: {{it_is: It is one., it_is_none: It is none.}}
  adopted: it_is
  why: It stands here to be measured.
  severity: minor
  unseen: It is only here to be read.
  decided: 2026-01-01
  authority: inference
  source: sentence
  status: adopted
"""


class Site:
    """Builds of the site for all bundled games, in a folder with a copy of the checkout and a cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.checkout = folder / "checkout"
        self._rulings = 0

    def prepare(self) -> None:
        """Copy the checkout, and record the reference.

        Raises:
            RunFailed: a reference does not conform.
        """
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(ROOT, self.checkout, ignore=shutil.ignore_patterns(*_LEFT_OUT))
        report = str(self.folder / "report")
        self._run("recording the reference", ["ruleproof", "verify", "--report", report]).once()

    def runs(self) -> list[Run]:
        """Return the builds to be timed, in order."""
        command = ["sphinx", "-W", "-n", "-q", "-d", "build/doctrees", "docs", "build/site"]
        return [
            self._run(FROM_NOTHING, command, self._clear),
            self._run(AFTER_A_RULING, command, self.add_a_ruling),
        ]

    def add_a_ruling(self) -> None:
        """Add a ruling to the game whose rulings have the most text."""
        paths = (self.checkout / "spec").glob("*/rulings.yaml")
        path = max(paths, key=lambda path: path.stat().st_size)
        text = path.read_text(encoding="utf-8")
        clause = re.search(r"clauses: \[([\w.]+)", text)
        if clause is None:
            raise LookupError(f"{path}: no ruling names a clause")
        self._rulings += 1
        ruling = _RULING.format(game=path.parent.name, clause=clause[1], number=self._rulings)
        path.write_text(text + ruling, encoding="utf-8")

    def _clear(self) -> None:
        shutil.rmtree(self.checkout / "build", ignore_errors=True)

    def _run(self, name: str, words: list[str], before: Callable[[], None] = lambda: None) -> Run:
        cache = {"RULEPROOF_CACHE": str(self.folder / "cache")}
        return Run(name, [sys.executable, "-m", *words], self.checkout, cache, before)


def verdicts(timings: Timings) -> list[Verdict]:
    """Return the results for the budgets of the site, in seconds of processor time on this machine."""
    found = []
    for name, most in MOST.items():
        budget, limit = f"{name}, processor time", f"at most {most:g} s"
        if name not in timings:
            found.append(Verdict(budget, limit, missing="the run failed"))
            continue
        seconds = timings[name].processor
        found.append(Verdict(budget, limit, f"{seconds:.1f} s", seconds <= most))
    return found
