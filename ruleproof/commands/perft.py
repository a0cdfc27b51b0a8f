"""`ruleproof perft`: counts of the sequences of actions to a depth, by one engine or by two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.commands.measured import save, shown_progress
from ruleproof.engines.connect import REFERENCE
from ruleproof.engines.containment import Containment
from ruleproof.engines.wire import EngineFailure
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.playing.perft import Branch, Task, all_deepened, divided, end
from ruleproof.playing.tables import opening
from ruleproof.reports.wording import printable


class Options(msgspec.Struct, frozen=True):
    """What `perft` was asked."""

    game: str
    depth: int
    engine: str = REFERENCE
    position: str = ""
    divide: bool = False
    save: Path | None = None
    within: float = 5.0
    data: tuple[Path, ...] = ()
    timeout: float = 10.0
    in_process: bool = False
    jobs: int = 1
    dask: str = ""
    containment: Containment = Containment()
    remote: bool = False


def perft(options: Options) -> int:
    """Print the counts of the reference, beside those of another engine if one is named.

    Returns the exit status: 0, or 1 where the two differ.

    Raises:
        UsageError, DataError: the command or some input is at fault, or an engine does not play on.
        StartError: the engine cannot be started.
    """
    data = Data.of(options.data)
    suite = Suite.open(data, data.game(options.game))
    task = Task(
        tuple(str(folder.resolve()) for folder in options.data),
        suite.game.id,
        REFERENCE,
        options.timeout,
        options.in_process,
        options.position,
        options.depth,
    )
    try:
        if options.save is not None:
            return _save_all(suite, task, options, options.save)
        return _tell(suite, task, options)
    except EngineFailure as failure:
        raise UsageError(f"the engine does not play on: {failure.verdict}: {failure}") from None
    finally:
        end()


def _save_all(suite: Suite, task: Task, options: Options, file: Path) -> int:
    with shown_progress("positions") as progress:
        positions = all_deepened(
            suite, task, options.within, jobs=options.jobs, dask=options.dask, progress=progress
        )
    for one in positions:
        click.echo(f"{one.position}: {', '.join(map(str, one.counts))}")
    save(file, suite, {"positions": {one.position: list(one.counts) for one in positions}})
    return 0


def _tell(suite: Suite, task: Task, options: Options) -> int:
    begins = opening(suite, options.position)
    other = options.engine if options.engine != REFERENCE else ""
    click.echo(f"{suite.game.title}, {begins.name}" + (", the reference and the engine" if other else ""))
    status = 0
    for depth in range(1, options.depth + 1):
        own = _divided(msgspec.structs.replace(task, depth=depth), options)
        line = f"{depth:>4}  {sum(one.count for one in own)}"
        if other:
            asked = msgspec.structs.replace(
                task, depth=depth, engine=other, remote=options.remote, containment=options.containment
            )
            theirs = _divided(asked, options)
            line += f"  {sum(one.count for one in theirs)}"
            if own != theirs:
                click.echo(f"{line}  they differ, first in:")
                for row in _differing(own, theirs):
                    click.echo(printable(row))
                return 1
        click.echo(line)
    if options.divide:
        for one in own:
            click.echo(printable(f"      {one.count:>10}  {one.words}"))
    return status


def _divided(task: Task, options: Options) -> list[Branch]:
    with shown_progress(f"first actions of depth {task.depth}") as progress:
        return divided(task, jobs=options.jobs, dask=options.dask, progress=progress)


def _differing(own: Sequence[Branch], theirs: Sequence[Branch]) -> Iterator[str]:
    """Yield each first action whose counts differ; one that is not listed has none."""
    left, right = ({one.words: one.count for one in side} for side in (own, theirs))
    for words in sorted({*left, *right}):
        one, two = (str(side.get(words, "not listed")) for side in (left, right))
        if one != two:
            yield f"      {one:>10}  {two:>10}  {words}"
