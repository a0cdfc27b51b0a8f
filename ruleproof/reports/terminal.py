"""What a person sees in the terminal: progress while a run goes on, and its summary."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ruleproof import verdicts as v
from ruleproof.problems import shown_path
from ruleproof.reports import wording
from ruleproof.reports.model import GameReport, Report
from ruleproof.verdicts import Result
from ruleproof.verify import Watcher

if TYPE_CHECKING:
    from rich.progress import Progress as RichProgress

_TOLD = 3
_EVERY = 5.0
_WIDTH = 80


class Progress(Watcher):
    """Shows how a run goes on, on standard error: a bar in a terminal, else a line now and then."""

    def __init__(self) -> None:
        self._bar: RichProgress | None = None
        self._task: Any = None
        self._total = self._done = self._faults = 0
        self._next = time.monotonic() + _EVERY

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def compiling(self, what: str) -> None:
        """Tell which file is being compiled, since nothing else moves meanwhile."""
        if sys.stderr.isatty():
            self._start().update(self._task, description=what)
        elif time.monotonic() > self._next:
            self._tell(what)

    def planned(self, cases: int) -> None:
        self._total = cases
        if self._bar is not None:
            self._bar.update(self._task, total=cases, description="judging")

    def judged(self, result: Result) -> None:
        self._done += 1
        self._faults += result.verdict in v.FAULTS
        if time.monotonic() < self._next:
            return
        if sys.stderr.isatty():
            self._next = time.monotonic() + 0.1
            self._start().update(self._task, total=self._total, completed=self._done, description=f"{wording.counted(self._faults, 'fault')}")
        else:
            self._tell(f"{self._done} of {self._total} cases, {wording.counted(self._faults, 'fault')}")

    def _tell(self, text: str) -> None:
        self._next = time.monotonic() + _EVERY
        print(f"ruleproof: {text}", file=sys.stderr, flush=True)

    def _start(self) -> RichProgress:
        if self._bar is None:
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
            from rich.progress import Progress as Bar

            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
            self._bar = Bar(*columns, console=Console(stderr=True), transient=True)
            self._task = self._bar.add_task("", total=None)
            self._bar.start()
            self._next = 0.0
        return self._bar


def show_summary(report: Report, folder: Path) -> None:
    """Print the summary of a run, and where its report lies."""
    for line in summary(report):
        print(line)
    print(f"Report: {shown_path(folder / 'report.html')}")
    print(wording.verdict_line(report))


def summary(report: Report) -> Iterator[str]:
    """Yield the lines of a summary, for eighty columns."""
    for game in report.games:
        yield from _game(report, game)
    for note in report.notes:
        yield f"Note: {wording.printable(note)}"
    for case in report.unexpected_passes:
        yield f"Listed as a known failure, and passes: {case}"
    why = wording.why_not(report)
    if why:
        yield why


def _game(report: Report, game: GameReport) -> Iterator[str]:
    yield f"{game.title}: score {game.score} %, {wording.judged_of(game)}"
    yield f"  {wording.tally(game.counts)}"
    if game.floors:
        yield f"  beside it, engines without rules: {'; '.join(f'{name} {score} %' for name, score in game.floors.items())}"
    for chapter in game.chapters:
        if chapter.counts:
            yield f"  {_bar(chapter.counts)} {chapter.title:<24.24} {wording.tally(chapter.counts)}"
    for note in game.notes:
        yield f"  note: {wording.printable(note)}"
    if game.causes:
        yield f"  {wording.counted(len(game.causes), 'cause')} of failure or divergence:"
    for cause in game.causes[:8]:
        yield f"    {wording.counted(len(cause.cases), 'case'):>10}  {cause.name}"
    told = wording.foremost(game, _TOLD)
    for result in told:
        yield from _failure(report, game, result)
    left = len([result for result in game.results if result.verdict in v.FAULTS]) - len(told)
    if left > 0:
        yield f"  {wording.counted(left, 'further case')} in the report"
    for verdict, reason, cases in wording.not_judged(game)[:5]:
        yield f"  {wording.counted(len(cases), 'case')} {verdict}: {wording.one_line(reason, 200)}"
    if told:
        yield f"  {wording.dispute(game.id)}"
    yield ""


def _bar(counts: dict[str, int]) -> str:
    passed, wrong, _ = wording.sums(counts)
    judged = passed + wrong
    filled = 0 if not judged else passed * 10 // judged
    return "#" * filled + "." * (10 - filled) if judged else " " * 10


def _failure(report: Report, game: GameReport, result: Result) -> Iterator[str]:
    texts = {clause.id: f"{clause.number} {clause.text}" for clause in game.clauses}
    yield f"  {result.verdict.upper()} {result.case}"
    yield f"    {wording.one_line(result.title, _WIDTH)} ({result.file}:{result.line})"
    for clause in result.blamed[:2]:
        yield f"    clause {clause}: {texts.get(clause, '')}"
    yield f"    {wording.one_line(result.reason, 300)}"
    for difference in result.differences[:1]:
        if wording.has_values(difference):
            wanted, found = wording.labels(difference)
            yield f"      {wanted}: {wording.one_line(wording.as_text(difference.expected), 200)}"
            yield f"      {found}: {wording.one_line(wording.as_text(difference.actual), 200)}"
    yield f"    again: {wording.rerun(report, result.case)}"
