"""`ruleproof play`: reports and stores what play finds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from ruleproof.cases.wording import ScenarioWriter
from ruleproof.diagnosis.as_scenario import as_scenario
from ruleproof.diagnosis.findings import Finding
from ruleproof.input.command_line import command
from ruleproof.input.folders import Data
from ruleproof.play import story_file
from ruleproof.play.match import Played, PlayOptions, Table, again, report
from ruleproof.play.match import play as run
from ruleproof.reports.progress import Progress, ProgressLine
from ruleproof.reports.terminal import show_summary
from ruleproof.reports.text import counted, one_line, printable, some
from ruleproof.reports.write import prepare, write_reports

_BETWEEN_LINES = 20.0
"""Seconds between two lines of progress."""
_MOST_NAMED = 6


def play(options: PlayOptions) -> int:
    """Play an engine against the reference until they differ.

    Each difference is shortened and kept in a file from which it can be replayed. The engine then plays the
    scenarios of the rules that it may break, and the report ranks these rules as the report of `verify` does.
    The same seed, number of games and number of jobs give the same games.

    Exit status: 0 no difference, 1 differences found, or nothing could be compared, 2 wrong usage or
    unreadable input, 4 the engine could not be started, 130 interrupted.
    """
    if options.again is not None:
        table, finding = again(options, options.again)
        if finding is None:
            click.echo("The engine and the reference agree on this story.")
            return 0
        _report(options, table, [finding], [options.again])
        return 1
    with ProgressLine(_BETWEEN_LINES) as line:
        played = run(options, line.show)
    if played.findings:
        files = [options.out / f"{number}.json" for number in range(1, len(played.findings) + 1)]
        for file, finding in zip(files, played.findings, strict=True):
            story_file.write(finding.story, played.table.readings, file)
        _report(options, played.table, played.findings, files)
    _summary(played)
    return played.status


def _report(options: PlayOptions, table: Table, findings: Sequence[Finding], files: Sequence[Path]) -> None:
    """Write the report of some findings, and print its summary."""
    prepare(options.out, "--out")
    with Progress() as progress:
        made = report(table, findings, files, options, progress)
    write_reports(made, options.out, Data.open(options.data), "--out")
    show_summary(made, options.out)
    writer = ScenarioWriter(table.suite)
    for number, finding in enumerate(findings if options.as_scenario else (), 1):
        scenario = as_scenario(writer, finding)
        checked = "compiled: it is the same story" if scenario.compiles else "not the whole story, see below"
        click.echo(f"\n{number} as a scenario ({checked}):\n\n{printable(scenario.text)}")


def _summary(played: Played) -> None:
    """Print what was played, and which rules were reached."""
    tally, game = played.tally, played.table.suite.game
    rate = tally.actions / max(played.seconds, 0.001)
    click.echo(
        f"\n{counted(tally.games, 'game')}, {tally.ended} of them to the end, "
        f"{counted(tally.actions, 'action')} and {counted(tally.slips, 'altered action')} compared in "
        f"{played.seconds:.1f} s ({rate:.0f} actions a second)"
    )
    if tally.deferred:
        click.echo(f"{counted(tally.deferred, 'action')} not compared: the engine deferred them")
    starts = ", ".join(f"{number} {name}" for name, number in sorted(tally.starts.items()))
    click.echo(f"starts: {starts or 'none'}")
    _reached("clauses", tally.clauses, [one.id for one in game.clauses.values() if one.shown])
    carried = {one.id for one in game.clauses.values() if one.kind == "prohibition"}
    _reached("refusals of forbidden actions", tally.refusals, sorted(carried))
    for note in tally.notes:
        click.echo(f"note: {one_line(note, 400)}")
    fault_count = counted(len(played.findings), "fault")
    end = "Interrupted: " if played.interrupted else ""
    nothing = "nothing was compared" if tally.is_empty and not played.interrupted else "no differences found"
    click.echo(f"{end}{fault_count if played.findings else nothing}{' found' if played.findings else ''}")


def _reached(what: str, counts: dict[str, int], known: list[str]) -> None:
    missed = [name for name in known if name not in counts]
    of = len(known) - len(missed)
    rest = f"; not {some([name.partition('.')[2] for name in missed], _MOST_NAMED)}" if missed else ""
    click.echo(f"{what}: {of} of {len(known)} reached{rest}")


play_command = command("play", PlayOptions)(play)
