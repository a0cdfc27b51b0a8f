"""`ruleproof play`: prints and stores what play finds."""

from __future__ import annotations

import click

from ruleproof.cases.wording import ScenarioWriter
from ruleproof.input.command_line import command
from ruleproof.input.command_options import arguments_for, command_line
from ruleproof.input.files import writing
from ruleproof.input.problems import shown_path
from ruleproof.play import findings
from ruleproof.play.as_scenario import as_scenario
from ruleproof.play.findings import Finding, described
from ruleproof.play.match import Played, PlayOptions, Table
from ruleproof.play.play import again
from ruleproof.play.play import play as run
from ruleproof.reports import pictures
from ruleproof.reports.boards import differing
from ruleproof.reports.pictures import PictureError
from ruleproof.reports.progress import ProgressLine
from ruleproof.reports.text import counted, one_line, printable, some

_BETWEEN_LINES = 20.0
"""Seconds between two lines of progress."""
_MOST_NAMED = 6


def play(options: PlayOptions) -> int:
    """Play an engine against the reference until they differ.

    Each difference is shortened, attributed to a clause, and kept in a file from which it can be replayed.
    The same seed, number of games and number of jobs give the same games.

    Exit status: 0 no difference, 1 differences found, 2 wrong usage or unreadable input, 4 the engine could
    not be started, 130 interrupted.
    """
    if options.again is not None:
        table, finding = again(options, options.again)
        if finding is None:
            click.echo("The engine and the reference agree on this story.")
            return 0
        _Printer(options, table).show(1, finding, keep=False)
        return 1
    with ProgressLine(_BETWEEN_LINES) as line:

        def tell(games: int, actions: int, found: int) -> None:
            line.show(
                f"{games} games, {actions} actions, {line.rate(actions):.0f} a second, {found} faults found"
            )

        played = run(options, tell)
    printer = _Printer(options, played.table)
    for number, finding in enumerate(played.findings, 1):
        printer.show(number, finding)
    _summary(played)
    return played.status


class _Printer:
    """Prints findings one after the other, and stores each one in files of its own."""

    def __init__(self, options: PlayOptions, table: Table) -> None:
        self._options = options
        self._table = table
        self._folder = options.out
        self._writer = ScenarioWriter(table.suite) if options.as_scenario else None

    def show(self, number: int, finding: Finding, *, keep: bool = True) -> None:
        click.echo()
        for line in described(number, finding, self._table.suite.game):
            click.echo(line)
        for name, path in self._keep(number, finding) if keep else ():
            click.echo(f"   {name}: {path}")
        for exchange in finding.messages[-1:]:
            click.echo(
                f"   sent: {one_line(exchange.request, 300)}\n   got:  {one_line(exchange.reply, 300)}"
            )
        if self._writer is not None:
            scenario = as_scenario(self._writer, finding)
            checked = (
                "compiled: it is the same story" if scenario.compiles else "not the whole story, see below"
            )
            click.echo(f"   as a scenario ({checked}):\n\n{printable(scenario.text)}")

    def _keep(self, number: int, finding: Finding) -> list[tuple[str, str]]:
        """Store a finding: its story, and its picture if the game has one. Return what to print about the
        files.
        """
        path = self._folder / f"{number}.json"
        findings.write(finding.story, self._table.readings, path)
        kept = [("picture", picture)] if (picture := self._picture(number, finding)) else []
        asked = arguments_for(self._options, for_one_case=True, without=("--reading", "--profile"))
        words = ["ruleproof", "play", *asked]
        return [*kept, ("again", printable(command_line(*words, "--again", shown_path(path))))]

    def _picture(self, number: int, finding: Finding) -> str:
        suite, positions = self._table.suite, finding.positions
        board = pictures.board(suite.folders)
        if board is None:
            return ""
        shape = suite.validator.shapes.state
        states = {
            "Before": positions.before,
            "Expected": positions.expected,
            "Actual": positions.actual,
        }
        marks: dict[str, tuple[str, ...]] = {}
        if positions.expected and positions.actual:
            both = differing(shape, shape.canonical(positions.expected), shape.canonical(positions.actual))
            marks = dict(zip(("Expected", "Actual"), both, strict=True))
        components = suite.validator.under(positions.components).components
        try:
            drawn = [
                f"<h2>{name}</h2>"
                + board.draw(
                    shape.canonical(state), components, prefix=name, marked=marks.get(name, ()), title=name
                ).svg
                for name, state in states.items()
                if state
            ]
        except PictureError as error:
            return f"not drawn: {error}"
        title = printable(finding.difference.message).replace("&", "&amp;").replace("<", "&lt;")
        path = self._folder / f"{number}.html"
        page = f"<!doctype html><meta charset=utf-8><title>{number}</title><style>{pictures.STYLE}</style>"
        with writing(f"{shown_path(path)}:"):
            path.write_text(f"{page}<p>{title}</p>{''.join(drawn)}\n", encoding="utf-8")
        return shown_path(path)


def _summary(played: Played) -> None:
    """Print what was played, and which rules were reached."""
    tally, game = played.tally, played.table.suite.game
    rate = tally.actions / max(played.seconds, 0.001)
    click.echo(
        f"\n{counted(tally.games, 'game')}, {tally.ended} of them to the end, "
        f"{counted(tally.actions, 'action')} and {counted(tally.slips, 'altered action')} compared in "
        f"{played.seconds:.1f} s ({rate:.0f} actions a second)"
    )
    starts = ", ".join(f"{number} {name}" for name, number in sorted(tally.starts.items()))
    click.echo(f"starts: {starts}")
    _reached("clauses", tally.clauses, [one.id for one in game.clauses.values() if one.shown])
    carried = {one.id for one in game.clauses.values() if one.kind == "prohibition"}
    _reached("refusals of forbidden actions", tally.refusals, sorted(carried))
    for note in tally.notes:
        click.echo(f"note: {one_line(note, 400)}")
    fault_count = counted(len(played.findings), "fault")
    end = "Interrupted: " if played.interrupted else ""
    click.echo(f"{end}{fault_count} found" if played.findings else f"{end}no differences found")


def _reached(what: str, counts: dict[str, int], known: list[str]) -> None:
    missed = [name for name in known if name not in counts]
    of = len(known) - len(missed)
    rest = f"; not {some([name.partition('.')[2] for name in missed], _MOST_NAMED)}" if missed else ""
    click.echo(f"{what}: {of} of {len(known)} reached{rest}")


play_command = command("play", PlayOptions)(play)
