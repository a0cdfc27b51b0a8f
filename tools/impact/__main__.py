"""`python -m tools.impact`: measures how much the rulings of a game matter."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Annotated

import click
import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.input.command_line import command
from ruleproof.input.command_options import GAME, Option
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, UsageError, nearest_note
from ruleproof.reports.progress import ProgressLine
from ruleproof.running.spreading import DASK, JOBS, spread
from tools.impact.figures import (
    Impact,
    beyond_the_control,
    is_measured,
    ranked,
    save,
    share,
    summed,
    verdict,
)
from tools.impact.games import PLAYERS, RANDOM, Tally, Task, compared, tallies

INTERRUPTED = 130


class ImpactOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Options of `impact`."""

    game: Annotated[str, GAME]
    ruling: Annotated[
        tuple[str, ...],
        Option("Only this ruling, given by its id or by the last words of the id (may be repeated).", "R"),
    ] = ()
    deals: Annotated[int, Option("Number of deals for each player.", "N", least=1, most=1_000_000)] = 400
    random_only: Annotated[bool, Option("Skip the sensible player, who takes several times as long.")] = False
    file: Annotated[Path | None, Option("Also write what was measured to this file.", "FILE")] = None
    jobs: Annotated[int, JOBS] = 1
    dask: Annotated[str, DASK] = ""
    data: Annotated[tuple[Path, ...], Option("A folder with additional games (may be repeated).", "DIR")] = ()


def impact(options: ImpactOptions) -> int:
    """Measure how much each switchable ruling matters.

    A random player and a simple sensible player play each deal under the adopted readings, and under each
    other reading of a ruling that is looked up. Three figures are printed: how often the question comes up,
    how often the readings then differ, and how much more often the winners then differ than in a control.

    The figures need at least 100 deals. After Ctrl-C, the figures cover the deals played so far.

    `--file measured/impact/GAME.json` writes them to the file from which the site takes them.
    """
    data = Data.open(options.data)
    suite = Suite.open(data, data.game(options.game))
    chosen = {_switchable(suite, name) for name in options.ruling}
    with ProgressLine() as line:
        found, status = _measured(suite, options, chosen, lambda done: line.show(f"{done} games"))
    if status:
        click.echo("Interrupted; these are the deals played so far.")
    for text in _table(suite, found):
        click.echo(text)
    if options.file is not None:
        today = date.today().isoformat()
        save(
            options.file,
            Impact(suite.game.id, suite.digest(), today, _typed(options, found), tuple(found)),
        )
    return status


def _table(suite: Suite, found: list[Tally]) -> Iterator[str]:
    """Yield the figures as a table, the readings with the greatest effect first."""
    what = compared(suite)
    if not what:
        yield f"{suite.game.title}: cannot be measured, because an outcome has neither winners nor scores"
        return
    noun = "another winner" if what == "winners" else "another score"
    yield f"{suite.game.title}: shares of games, in brackets the 95 % confidence interval"
    unmeasured = [one for one in found if one not in (measured := ranked(found))]
    rows = [("ruling and reading", "player", "comes up", "then differs", f"{noun} more often", "")]
    for tally in (*measured, *unmeasured) if found else ():
        name = f"{tally.ruling.rpartition('.')[2]}: {tally.reading}"
        differs = share(tally.differed, tally.asked).words if tally.asked else "-"
        comes_up = share(tally.asked, tally.deals).words
        more = beyond_the_control(tally).words if is_measured(tally) else "-"
        rows.append((name, tally.player, comes_up, differs, more, verdict(tally)))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _measured(
    suite: Suite, options: ImpactOptions, chosen: set[str], progress: Callable[[str], None]
) -> tuple[list[Tally], int]:
    others = tuple(
        (ruling.id, reading)
        for ruling in suite.game.rulings.values()
        for reading in ruling.readings
        if ruling.switchable and reading != ruling.adopted and (not chosen or ruling.id in chosen)
    )
    folders = tuple(str(folder.resolve()) for folder in options.data)
    tasks = [
        Task(folders, suite.game.id, player, deal, others)
        for deal in range(options.deals)
        for player in ((RANDOM,) if options.random_only else PLAYERS)
    ]
    results: list[list[Tally]] = []
    try:
        for _, result in spread(tallies, tasks, jobs=options.jobs, dask=options.dask, progress=progress):
            results.append(result)
    except KeyboardInterrupt:
        return summed(results), INTERRUPTED
    return summed(results), 0


def _typed(options: ImpactOptions, found: list[Tally]) -> str:
    """Return the command that repeats this measurement."""
    deals = max((tally.deals for tally in found), default=options.deals)
    words = ["python", "-m", "tools.impact", "--game", options.game, "--deals", str(deals)]
    for ruling in options.ruling:
        words += ["--ruling", ruling]
    words += ["--random-only"] if options.random_only else []
    return shlex.join(words)


def _switchable(suite: Suite, name: str) -> str:
    """Return the id of the switchable ruling with this id, or with these last words of its id."""
    known = suite.game.adopted()
    ruling = name if name in known else f"{suite.game.id}.ruling.{name}"
    if ruling not in known:
        message = f"--ruling {name}: no switchable ruling has this id"
        raise UsageError("\n    ".join([message, *nearest_note(ruling, known)]))
    return ruling


if __name__ == "__main__":
    try:
        command("python -m tools.impact", ImpactOptions)(impact)()
    except (UsageError, DataError) as error:
        sys.exit(f"python -m tools.impact: {error}")
