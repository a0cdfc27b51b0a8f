"""The output in the terminal after a run: what to fix first, and a summary."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, TextIO

from ruleproof.input.problems import shown_path
from ruleproof.reports import context, model, since
from ruleproof.reports import fix_first as fixing
from ruleproof.reports.model import ChapterRow, Column, Report
from ruleproof.reports.templates import text_lines
from ruleproof.reports.terminal_output import bar, print_styled


def show_summary(
    report: Report, folder: Path | None = None, asked: int = 0, stream: TextIO | None = None
) -> None:
    """Print the summary of a run to standard output, or to another stream.

    It shows what to fix first, then for each game the chapters, further faults and the first failures, and
    finally the verdict. `asked` is the number of cases that were to be judged, which an interrupted report
    does not contain.
    """
    stream = stream or sys.stdout
    judged = sum(report.counts.values())
    _show(
        "summary.txt.j2",
        report,
        stream,
        page=shown_path(folder / "report.html") if folder is not None else "",
        judged=judged,
        asked=max(asked, judged),
        bar=partial(bar, stream=stream),
        tally=since.tally,
        changed_cases=since.changed_cases,
        columns_of=_columns_of,
    )


def show_fix_first(report: Report) -> None:
    """Print only what to fix first."""
    _show("fix_first.txt.j2", report, sys.stdout)


def _show(template: str, report: Report, stream: TextIO, **more: Any) -> None:
    firsts = fixing.fix_first(report)
    lines = text_lines(
        Path(__file__).with_name(template),
        report=report,
        firsts=firsts,
        further=fixing.further_faults(report, firsts),
        fixing=fixing,
        context=context,
        **more,
    )
    print_styled(lines, stream)


def _columns_of(chapters: Sequence[ChapterRow]) -> list[Column]:
    """Return the columns to show for some chapters; rare ones come last, and only if they say anything."""
    shown = (one for one in model.CHAPTER_COLUMNS if not one.rare or any(map(one.value, chapters)))
    return sorted(shown, key=lambda one: one.rare)
