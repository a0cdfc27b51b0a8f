"""What a person sees in the terminal after a run: what to mend first, and a summary."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TextIO

from ruleproof.input.problems import shown_path
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports import wording
from ruleproof.reports.first import AS_IF, Mend, first_of_all, named
from ruleproof.running.report import Cause, ClauseRow, Comparison, GameReport, Report

if TYPE_CHECKING:
    from rich.console import Console

_COLUMNS = 80
"""The width of a terminal of which none is known."""
_BAR = 16
_MOST_TITLE = 30
_MOST_FAILURES = 5
_MOST_OF_A_CAUSE = 2
_MOST_CAUSES = 5
_MOST_BLAMED = 2
_MOST_OTHERS = 2
_MOST_RULINGS = 2
_MOST_CHANGED = 5
_MOST_NOT_JUDGED = 4
_MOST_VALUE = 240


def show_summary(report: Report, folder: Path | None = None, asked: int = 0) -> None:
    """Print the summary of a run to standard output."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    _summary(_Out(_screen(sys.stdout)), report, folder, asked)


def summary(report: Report, console: Console, folder: Path | None = None, asked: int = 0) -> None:
    """Print the summary of a run: what to mend first, then by game the subjects, further causes and the first
    failures, and the verdict last.

    `asked` is the number of cases that were to be judged, which an interrupted report does not know.
    """
    _summary(_Out(_Styled(console)), report, folder, asked)


def _summary(out: _Out, report: Report, folder: Path | None, asked: int) -> None:
    mends = first_of_all(report)
    _first(out, report, mends)
    explained: set[str] = set()
    for game in report.games:
        _game(out, report, game, mends, explained)
    out.say()
    for note in report.notes:
        out.say(f"Note: {wording.one_line(note)}")
    _unexpected(out, report)
    if folder is not None:
        out.say(f"Report: {shown_path(folder / 'report.html')}")
        out.say("        with report.json, junit.xml and badge.json beside it", "dim")
    if report.interrupted:
        judged = sum(report.counts.values())
        out.say(f"Interrupted after {judged} of {max(asked, judged)} cases; go on with:", "bold yellow")
        out.say(f"  {wording.resumed(report)}", copied=True)
    style = (
        "bold yellow"
        if report.interrupted or report.status == 3
        else "bold green"
        if report.conforms
        else "bold red"
    )
    out.say(wording.verdict_line(report)[:1].upper() + wording.verdict_line(report)[1:], style)


def first_screen(report: Report, console: Console) -> None:
    """Print what to mend first, and nothing else."""
    _first(_Out(_Styled(console)), report, first_of_all(report))


class _Screen(Protocol):
    """What lines are printed on: how many characters wide it is, and whether it shows ASCII alone."""

    width: int
    ascii: bool

    def line(self, text: str, style: str) -> None: ...


class _Styled:
    """A console that shows styles."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.width = console.width
        self.ascii = console.options.ascii_only

    def line(self, text: str, style: str) -> None:
        from rich.text import Text

        self._console.print(Text(text, style=style), soft_wrap=True)


class _Plain:
    """A stream that shows no styles, a file or a pipe: rich need not be loaded for it."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.width = _columns()
        self.ascii = not (stream.encoding or "utf-8").lower().startswith("utf")

    def line(self, text: str, style: str) -> None:
        print(text.expandtabs(), file=self._stream, flush=True)


_ASKING_FOR_STYLES = ("FORCE_COLOR", "TTY_COMPATIBLE")
"""Variables of the environment by which styles are asked for that no terminal would show, or kept out."""


def _screen(stream: TextIO) -> _Screen:
    if not stream.isatty() and not any(name in os.environ for name in _ASKING_FOR_STYLES):
        return _Plain(stream)
    from rich.console import Console

    return _Styled(Console(file=stream, highlight=False, markup=False, emoji=False))


def _columns() -> int:
    """Return how wide the terminal is at which somebody sits, wherever standard output goes."""
    asked = os.environ.get("COLUMNS", "")
    if asked.isdigit():
        return int(asked) or _COLUMNS
    for number in range(3):
        try:
            return os.get_terminal_size(number).columns or _COLUMNS
        except OSError:
            continue
    return _COLUMNS


class _Out:
    """Prints plain text with a style; long words such as commands and ids are never broken, so that they can
    be copied.
    """

    def __init__(self, screen: _Screen) -> None:
        self._screen = screen
        self.width = max(screen.width, 40)
        self.ascii = screen.ascii

    def say(
        self, text: str = "", style: str = "", *, hang: int = 2, copied: bool = False, unbroken: bool = True
    ) -> None:
        """Print a paragraph, its further lines indented by `hang` more; what is to be `copied` stays on one
        line, and words longer than a line are broken only where they need not be `unbroken`.
        """
        from textwrap import wrap

        text = wording.printable(text)
        lines = [text]
        if not copied and len(text) > self.width:
            indent = " " * (len(text) - len(text.lstrip()) + hang)
            whole = text.replace(" %", "\0%")
            lines = wrap(
                whole,
                self.width,
                subsequent_indent=indent,
                break_long_words=not unbroken,
                break_on_hyphens=False,
            )
        for line in lines:
            self._screen.line(line.replace("\0", " "), style)

    def bar(self, passed: int, faults: int, total: int) -> str:
        """Return a bar: passes solid, faults crossed, the rest dotted. Whatever is not nothing shows."""
        solid, crossed, rest = ("#", "x", ".") if self.ascii else ("█", "╳", "·")
        if not total:
            return " " * _BAR
        bad = min(_BAR, max(1, round(_BAR * faults / total))) if faults else 0
        good = min(_BAR - bad, max(1, _BAR * passed // total)) if passed and bad < _BAR else 0
        if passed + faults == total and passed:
            good = _BAR - bad
        return solid * good + crossed * bad + rest * (_BAR - good - bad)


def _first(out: _Out, report: Report, mends: list[Mend]) -> None:
    """Print what to mend first: of each cause a sentence, a witness and a command."""
    if not mends:
        return
    out.say()
    out.say("What to mend first", "bold")
    for number, mend in enumerate(mends, 1):
        out.say()
        out.say(f"  {number}  {mend.sentence}", "bold red", hang=3)
        game = f"{mend.game.title}: " if len(report.games) > 1 else ""
        if mend.clause:
            out.say(f"     {game}{_clause(mend.clause)}", hang=0)
        elif game or mend.cause.name not in mend.sentence:
            out.say(f"     {game}{wording.one_line(mend.cause.name, 120)}", hang=0)
        for text in (mend.title, mend.sentences):
            if text:
                out.say(f"     {text}", "dim", hang=0)
        out.say(f"     {mend.place}", hang=0)
        if mend.beside:
            out.say(f"     beside it: {mend.beside}", hang=0)
        if mend.cause.as_if:
            out.say(f"     {AS_IF}: {mend.cause.as_if}", hang=0)
        for row in mend.others[:_MOST_OTHERS]:
            out.say(f"     or else {_clause(row)}", "dim")
        for ruling in mend.rests[:_MOST_RULINGS]:
            out.say(f"     {named(ruling)}", hang=0)
        for advised in mend.advice:
            out.say(f"     {advised.told}", "bold", hang=0)
            out.say(f"       {advised.line}", copied=True)
        out.say(f"     {mend.cases}", hang=0)
        out.say(f"     again: {mend.command}", copied=True)
        out.say(f"     step through: {mend.explore}", copied=True)
    more = sum(len(game.causes) for game in report.games) - len(mends)
    if more > 0:
        out.say()
        out.say(f"  and {wording.counted(more, 'further cause')}, below and in the report")


def _clause(row: ClauseRow) -> str:
    """Return a clause in its own words, with its number and id."""
    return f"{wording.one_line(row.text)} (clause {row.number} {row.id})"


def _since(out: _Out, since: Comparison) -> None:
    """Print what has changed since an earlier run."""
    named_lists = (("new", since.new), ("mended", since.mended), ("worse", since.worse))
    tally = ", ".join(f"{len(cases)} {name}" for name, cases in named_lists)
    out.say(f"Since {wording.one_line(since.earlier)}, of a score of {since.score} %: {tally}", "bold")
    for name, cases in named_lists:
        for case in cases[:_MOST_CHANGED]:
            out.say(f"  {name:6}  {wording.one_line(case)}", copied=True)
        if len(cases) > _MOST_CHANGED:
            out.say(f"          and {len(cases) - _MOST_CHANGED} more {name}, see the report")
    for note in since.notes:
        out.say(f"  Note: {wording.one_line(note)}")


def _game(out: _Out, report: Report, game: GameReport, mends: list[Mend], explained: set[str]) -> None:
    """Print what there is to say of a game, and what verdicts mean that have not been `explained`."""
    out.say()
    out.say(game.title, "bold")
    _chapters(out, game)
    out.say()
    out.say(
        f"Score {game.score} %, {wording.judged_of(game)}: {wording.tally(game.counts) or 'none'}", "bold"
    )
    headline = wording.headline([game])
    if not headline.startswith(game.score):
        out.say(headline, "bold")
    if game.since is not None:
        _since(out, game.since)
    if baselines := wording.baselines_of(game):
        out.say(baselines, "dim")
    for note in game.notes:
        out.say(f"Note: {wording.one_line(note)}")
    _not_judged(out, game)
    first_causes = [mend.cause for mend in mends if mend.game is game]
    _causes(out, game, [cause for cause in game.causes if cause not in first_causes])
    _failures(out, report, game, explained)


def _chapters(out: _Out, game: GameReport) -> None:
    chapters = wording.counted_chapters(game)
    if not chapters:
        return
    width = min(_MOST_TITLE, max(len(chapter.title) for chapter in chapters))
    out.say(f"{'':{width + _BAR + 4}}{'pass':>6}{'at fault':>10}{'not judged':>12}", "dim")
    for chapter in chapters:
        passed, faults, left = wording.sums(chapter.counts)
        bar = out.bar(passed, faults, passed + faults + left)
        title = wording.one_line(chapter.title, width)
        line = f"  {title:{width}}  {bar}{passed or '-':>6}{faults or '-':>10}{left or '-':>12}"
        out.say(line, "red" if faults else "")


def _not_judged(out: _Out, game: GameReport) -> None:
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
            out.say("        a fault of the suite, not of the engine: please report it; for example", hang=0)
            out.say(f"        {cases[0]}", copied=True)
    if len(groups) > _MOST_NOT_JUDGED:
        out.say(
            f"        and {wording.counted(len(groups) - _MOST_NOT_JUDGED, 'further reason')}, see the report"
        )


def _indent(number: int) -> int:
    """Return how many blanks stand before a number in a column of six."""
    return max(0, 6 - len(str(number)))


def _causes(out: _Out, game: GameReport, causes: list[Cause]) -> None:
    """Print the causes that the first screen has no room for."""
    if not causes:
        return
    rows = {row.id: row for row in game.clauses}
    out.say()
    out.say("Causes" if causes == list(game.causes) else "Further causes", "bold")
    for cause in causes[:_MOST_CAUSES]:
        text = f"{wording.one_line(cause.name, 120)} ({wording.plain_tally(cause.verdicts)})"
        out.say(f"{len(cause.cases):6}  {text}", hang=8 - _indent(len(cause.cases)))
        for clause in cause.clauses[:_MOST_BLAMED]:
            known = _clause(rows[clause]) if clause in rows else f"clause {wording.one_line(clause)}"
            out.say(f"        {known}", "dim", hang=0)
    if len(causes) > _MOST_CAUSES:
        out.say(f"        and {len(causes) - _MOST_CAUSES} more, see the report")


def _failures(out: _Out, report: Report, game: GameReport, explained: set[str]) -> None:
    failures = wording.failures(game)
    known = sum(1 for result in game.results if result.known and result.verdict in v.FAULTS)
    if known:
        out.say()
        out.say(f"{wording.counted(known, 'known failure')} failed as expected")
    if not failures:
        return
    out.say()
    selected = [
        result for result in wording.foremost(game, _MOST_FAILURES, _MOST_OF_A_CAUSE) if not result.known
    ]
    more = (
        f" ({len(selected)} of {len(failures)}, at most two of each cause)"
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


def _failure(out: _Out, report: Report, game: GameReport, result: Result, meaning: str) -> None:
    rows = {row.id: row for row in game.clauses}
    out.say()
    out.say(f"  {result.verdict}: {result.case}", "red", copied=True)
    if meaning:
        out.say(f"    ({meaning})", "dim")
    if result.title or result.file:
        place = f"({result.file}:{result.line})" if result.file else ""
        out.say(f"    {wording.one_line(f'{result.title} {place}')}")
    for clause in result.blamed[:_MOST_BLAMED]:
        row = rows.get(clause)
        out.say(f"    clause {wording.one_line(f'{row.number} {row.id}' if row else clause)}")
        if row:
            out.say(f"      {wording.one_line(row.text)}", hang=0)
    if len(result.blamed) > _MOST_BLAMED:
        out.say(f"    and {wording.counted(len(result.blamed) - _MOST_BLAMED, 'more clause')}")
    if not result.differences:
        out.say(f"    {wording.with_its_end(result.reason, 400)}")
        asked = wording.last_request(result)
        if asked:
            out.say(f"    the last request: {asked}")
    for difference in result.differences[:1]:
        out.say(f"    {wording.told(difference)}")
        if wording.has_values(difference) and not wording.says_values(difference):
            left, right = wording.labels(difference)
            wide = max(len(left), len(right))
            for label, value in ((left, difference.expected), (right, difference.actual)):
                out.say(
                    f"      {label:{wide}}  "
                    + wording.one_line(wording.shown(difference, value), _MOST_VALUE),
                    hang=wide + 2,
                    unbroken=False,
                )
    out.say(f"    again: {wording.rerun(report, result.case)}", copied=True)


def _unexpected(out: _Out, report: Report) -> None:
    why = wording.why_not(report)
    if why:
        out.say(why + (":" if report.unexpected_passes else "."), "bold")
    for case in report.unexpected_passes[: 2 * _MOST_FAILURES]:
        out.say(f"  {case}", copied=True)
    more = len(report.unexpected_passes) - 2 * _MOST_FAILURES
    if more > 0:
        out.say(f"  and {more} more")
