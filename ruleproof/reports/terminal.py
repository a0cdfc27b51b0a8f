"""The output in the terminal after a run: what to fix first, and a summary."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from ruleproof.input.problems import shown_path
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Difference, Result
from ruleproof.reports import text as wording
from ruleproof.reports.model import (
    BROKEN,
    KEPT,
    NOT_JUDGED,
    ClauseRow,
    Comparison,
    FaultRow,
    GameReport,
    Report,
)
from ruleproof.reports.since import changed_cases, tally
from ruleproof.reports.summary import FaultSummary, fix_first, named
from ruleproof.reports.terminal_output import _BAR, Out, _Styled, screen_of

if TYPE_CHECKING:
    from rich.console import Console

_MOST_TITLE = 30
_MOST_FAILURES = 5
_MOST_OF_A_KIND = 2
_MOST_FAULTS = 5
_MOST_CLAUSES = 2
_MOST_RULINGS = 2
_MOST_CHANGED = 5
_MOST_NOT_JUDGED = 4
_MOST_VALUE = 240


def show_summary(report: Report, folder: Path | None = None, asked: int = 0) -> None:
    """Print the summary of a run to standard output."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    _summary(Out(screen_of(sys.stdout)), report, folder, asked)


def summary(report: Report, console: Console, folder: Path | None = None, asked: int = 0) -> None:
    """Print the summary of a run.

    It shows what to fix first, then for each game the chapters, further faults and the first failures, and
    finally the verdict. `asked` is the number of cases that were to be judged, which an interrupted report
    does not contain.
    """
    _summary(Out(_Styled(console)), report, folder, asked)


def _summary(out: Out, report: Report, folder: Path | None, asked: int) -> None:
    summaries = fix_first(report)
    _first(out, report, summaries)
    explained: set[str] = set()
    for game in report.games:
        _game(out, report, game, summaries, explained)
    out.say()
    for note in report.notes:
        out.say(f"Note: {wording.one_line(note)}")
    _unexpected(out, report)
    if folder is not None:
        out.say(f"Report: {shown_path(folder / 'report.html')}")
        out.say("        with report.json, junit.xml and badge.json beside it", "dim")
    if report.interrupted:
        judged = sum(report.counts.values())
        out.say(f"Interrupted after {judged} of {max(asked, judged)} cases; start again with:", "bold yellow")
        out.say(f"  {wording.printable(report.command)}", copied=True)
    uncertain = report.interrupted or report.status == 3 or (report.conforms and report.known)
    style = "bold yellow" if uncertain else "bold green" if report.conforms else "bold red"
    out.say(wording.verdict_line(report)[:1].upper() + wording.verdict_line(report)[1:], style)


def first_screen(report: Report, console: Console) -> None:
    """Print only what to fix first."""
    _first(Out(_Styled(console)), report, fix_first(report))


def _first(out: Out, report: Report, summaries: list[FaultSummary]) -> None:
    """Print what to fix first: for each fault, the rule, an example and a command."""
    if not summaries:
        return
    out.say()
    out.say("Fix first", "bold")
    for number, summary in enumerate(summaries, 1):
        out.say()
        _fault(out, number, summary, f"{summary.game.title}: " if len(report.games) > 1 else "")
    more = sum(len(game.faults) for game in report.games) - len(summaries)
    if more > 0:
        out.say()
        out.say(f"  and {wording.counted(more, 'further fault')}, below and in the report")


def _fault(out: Out, number: int, summary: FaultSummary, game: str) -> None:
    out.say(f"  {number}  {summary.headline}", "bold red", hang=3)
    if summary.advice is not None:
        out.say(f"       {summary.advice.line}", copied=True)
    if summary.clause is not None:
        rule = f"clause {summary.clause.number} {summary.clause.id}"
        out.say(f"     {game}{rule}: {summary.evidence}", hang=0)
    elif game or summary.fault.name not in summary.headline:
        out.say(f"     {game}{wording.one_line(summary.fault.name, 120)}", hang=0)
    for text in (summary.title, summary.sentences):
        if text:
            out.say(f"     {text}", "dim", hang=0)
    out.say(f"     {summary.place}", hang=0)
    if summary.beside:
        out.say(f"     nearby: {summary.beside}", hang=0)
    for row, evidence in summary.others:
        out.say(f"     other suspect: {row.number} {wording.one_line(row.text, 160)} ({evidence})", "dim")
    for ruling in summary.rests[:_MOST_RULINGS]:
        out.say(f"     {named(ruling)}", hang=0)
    out.say(f"     {summary.cases}", hang=0)
    out.say(f"     again: {summary.command}", copied=True)
    out.say(f"     step through: {summary.explore}", copied=True)


def _clause(row: ClauseRow) -> str:
    """Return a clause in its own words, with its number and id."""
    return f"{wording.one_line(row.text)} (clause {row.number} {row.id})"


def _since(out: Out, since: Comparison) -> None:
    """Print the changes since an earlier run."""
    score = f"(score {since.score} %)"
    out.say(f"Since {wording.one_line(since.earlier)} {score}: {tally(since)}", "bold")
    for line in changed_cases(since, _MOST_CHANGED, "report"):
        out.say(line, copied=True)
    for note in since.notes:
        out.say(f"  Note: {wording.one_line(note)}")


def _game(
    out: Out, report: Report, game: GameReport, summaries: list[FaultSummary], explained: set[str]
) -> None:
    """Print the results of a game, and explain the verdicts that have not been `explained` yet."""
    out.say()
    out.say(game.title, "bold")
    _chapters(out, game)
    out.say()
    out.say(f"{wording.rules_kept(game)}; score {game.score} %", "bold")
    out.say(f"{wording.judged_of(game)}: {wording.tally(game.counts) or 'none'}", "bold")
    if game.fresh is not None:
        out.say(game.fresh.words[:1].upper() + game.fresh.words[1:])
    if game.census:
        out.say(f"Census: {game.census}")
    if game.since is not None:
        _since(out, game.since)
    if baselines := wording.baselines_of(game):
        out.say(baselines, "dim")
    for note in game.notes:
        out.say(f"Note: {wording.one_line(note)}")
    _not_judged(out, game)
    first = [summary.fault for summary in summaries if summary.game is game]
    _faults(out, game, [fault for fault in game.faults if fault not in first])
    _failures(out, report, game, explained)


def _chapters(out: Out, game: GameReport) -> None:
    """Print how many rules of each chapter are kept and how many are broken."""
    chapters = wording.counted_chapters(game)
    if not chapters:
        return
    width = min(_MOST_TITLE, max(len(chapter.title) for chapter in chapters))
    out.say(f"{'rules':>{width + _BAR + 4}}{'kept':>6}{'broken':>8}{'not judged':>12}", "dim")
    for chapter in chapters:
        kept, broken, left = (chapter.rules.get(state, 0) for state in (KEPT, BROKEN, NOT_JUDGED))
        bar = out.bar(kept, broken, kept + broken + left)
        title = wording.one_line(chapter.title, width)
        line = f"  {title:{width}}  {bar}{kept or '-':>6}{broken or '-':>8}{left or '-':>12}"
        out.say(line, "red" if broken else "")


def _not_judged(out: Out, game: GameReport) -> None:
    groups = wording.not_judged(game)
    if not groups:
        return
    out.say()
    out.say("Not judged", "bold")
    for verdict, reason, cases in groups[:_MOST_NOT_JUDGED]:
        out.say(
            f"{len(cases):6}  {verdict}: {wording.one_line(reason, 160)}".rstrip(": "),
            hang=8 - _indent(len(cases)),
        )
        if verdict == v.SUITE_ERROR:
            out.say("        a fault of the suite, not of the engine; please report it. For example:", hang=0)
            out.say(f"        {cases[0]}", copied=True)
    if len(groups) > _MOST_NOT_JUDGED:
        out.say(
            f"        and {wording.counted(len(groups) - _MOST_NOT_JUDGED, 'further reason')}, see the report"
        )


def _indent(number: int) -> int:
    """Return how many spaces precede a number in a column of six."""
    return max(0, 6 - len(str(number)))


def _faults(out: Out, game: GameReport, faults: list[FaultRow]) -> None:
    """Print the faults that did not fit on the first screen."""
    if not faults:
        return
    rows = {row.id: row for row in game.clauses}
    out.say()
    out.say("Faults" if faults == list(game.faults) else "Further faults", "bold")
    for fault in faults[:_MOST_FAULTS]:
        text = f"{wording.one_line(fault.name, 120)} ({wording.plain_tally(fault.verdicts)})"
        out.say(f"{len(fault.cases):6}  {text}", hang=8 - _indent(len(fault.cases)))
        for suspect in fault.suspects[:_MOST_CLAUSES]:
            row = rows.get(suspect.clause)
            known = _clause(row) if row else f"clause {wording.one_line(suspect.clause)}"
            out.say(f"        {known}", "dim", hang=0)
    if len(faults) > _MOST_FAULTS:
        out.say(f"        and {len(faults) - _MOST_FAULTS} more, see the report")


def _failures(out: Out, report: Report, game: GameReport, explained: set[str]) -> None:
    failures = wording.failures(game)
    known = sum(1 for result in game.results if result.known and result.verdict.is_fault)
    if known:
        out.say()
        out.say(f"{wording.counted(known, 'known failure')} failed as expected")
    if not failures:
        return
    out.say()
    selected = [
        result for result in wording.foremost(game, _MOST_FAILURES, _MOST_OF_A_KIND) if not result.known
    ]
    more = (
        f" ({len(selected)} of {len(failures)}, at most two of each kind)"
        if len(selected) < len(failures)
        else ""
    )
    out.say(f"Failures{more}", "bold")
    for result in selected:
        meaning = wording.meaning(result) if result.verdict not in explained else ""
        explained.add(result.verdict)
        _failure(out, report, game, result, meaning)
    out.say()
    out.say(wording.dispute(game.id), "dim")


def _failure(out: Out, report: Report, game: GameReport, result: Result, meaning: str) -> None:
    out.say()
    where = wording.under_set(result).removesuffix(": ")
    told = f" ({where[:1].lower()}{where[1:]})" if where else ""
    out.say(f"  {result.verdict}: {result.case}{told}", "red", copied=True)
    if meaning:
        out.say(f"    ({meaning})", "dim")
    if result.title or result.file:
        place = f"({result.file}:{result.line})" if result.file else ""
        out.say(f"    {wording.one_line(f'{result.title} {place}')}")
    _clauses(out, game, result)
    if not result.differences:
        out.say(f"    {wording.with_its_end(result.reason, 400)}")
        asked = wording.last_request(result)
        if asked:
            out.say(f"    the last request: {asked}")
    for difference in result.differences[:1]:
        _difference(out, difference)
    out.say(f"    again: {wording.rerun(report, result.case)}", copied=True)


def _clauses(out: Out, game: GameReport, result: Result) -> None:
    rows = {row.id: row for row in game.clauses}
    for clause in result.clauses[:_MOST_CLAUSES]:
        row = rows.get(clause)
        out.say(f"    clause {wording.one_line(f'{row.number} {row.id}' if row else clause)}")
        if row:
            out.say(f"      {wording.one_line(row.text)}", hang=0)
    if len(result.clauses) > _MOST_CLAUSES:
        out.say(f"    and {wording.counted(len(result.clauses) - _MOST_CLAUSES, 'more clause')}")


def _difference(out: Out, difference: Difference) -> None:
    out.say(f"    {wording.told(difference)}")
    if not wording.has_values(difference) or wording.says_values(difference):
        return
    names = wording.labels(difference)
    width = max(map(len, names))
    for name, value in zip(names, (difference.expected, difference.actual), strict=True):
        text = wording.one_line(wording.shown(difference, value), _MOST_VALUE)
        out.say(f"      {name:{width}}  {text}", hang=width + 2, unbroken=False)


def _unexpected(out: Out, report: Report) -> None:
    why = wording.why_not(report)
    if why:
        out.say(why + (":" if report.unexpected_passes else "."), "bold")
    for case in report.unexpected_passes[: 2 * _MOST_FAILURES]:
        out.say(f"  {case}", copied=True)
    more = len(report.unexpected_passes) - 2 * _MOST_FAILURES
    if more > 0:
        out.say(f"  and {more} more")
