"""`ruleproof perft`: counts the sequences of actions up to a given depth, for one engine or for two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import click
import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.cli.options import command
from ruleproof.engines.connect import REFERENCE
from ruleproof.engines.options import EngineOptions
from ruleproof.engines.wire import EngineFailure
from ruleproof.input.command_options import GAME, Option
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.play.perft import Branch, Task, divided, end
from ruleproof.play.progress import ProgressLine
from ruleproof.play.tables import Refuses, opening
from ruleproof.reports.text import printable
from ruleproof.running.run import greet


class PerftOptions(EngineOptions, frozen=True, kw_only=True):
    """PerftOptions of `perft`."""

    game: Annotated[str, GAME]
    position: Annotated[
        str, Option("A named position, or 'new game of N'; by default, the smallest new game.", "P")
    ] = ""
    depth: Annotated[int, Option("Maximum depth.", "N", least=1, most=40)] = 3
    divide: Annotated[bool, Option("Break the deepest count down by first action.")] = False
    jobs: Annotated[int, Option("Number of processes to run at once.", "N", least=1, most=64)] = 1
    dask: Annotated[str, Option("Use the workers of this Dask scheduler (tcp://HOST:PORT).", "ADDRESS")] = ""


def perft(options: PerftOptions) -> int:
    """Count the sequences of actions up to a depth.

    All chance is fixed: shuffles give ascending order, and every die shows 1. An engine's counts are shown
    beside the reference's, with the first actions in which they differ.

    An engine that covers only part of a game cannot be checked this way.

    Exit status: 0 the counts agree, 1 they do not, or the engine refuses a question, 2 wrong usage, 4 the
    engine could not be started.
    """
    data = Data.of(options.data)
    suite = Suite.open(data, data.game(options.game))
    folders = tuple(folder.resolve() for folder in options.data)
    engines = [EngineOptions(data=folders, timeout=options.timeout, debug=options.debug)]
    if options.engine != REFERENCE:
        _require_whole(options, data, suite)
        engines.append(msgspec.structs.replace(options, data=folders))
    try:
        return _tell(suite, engines, options)
    except Refuses as refusal:
        click.echo(printable(_refused(suite, options, refusal)))
        return 1
    except EngineFailure as failure:
        raise UsageError(f"the engine stopped playing: {failure.verdict}: {failure}") from None
    finally:
        end()


def _require_whole(options: PerftOptions, data: Data, suite: Suite) -> None:
    """Refuse an engine that covers only part of the game, since its counts would differ."""
    greeting = greet(options.connector(data), options.patience, data)
    offer = greeting.games.get(suite.game.id)
    if offer is None:
        return
    wanted = ["legal_actions", "apply"]
    if not opening(suite, options.position).state:
        wanted.append("new_game")
    missing = [verb for verb in wanted if verb not in offer.verbs]
    part = f"has no {', '.join(missing)}" if missing else f"covers {offer.covers.words()}"
    if missing or not offer.covers.is_whole:
        raise UsageError(
            f"--engine: perft counts the actions of whole games, but {greeting.name} {part}; check what it "
            "supports with\n"
            f"    {options.command_of('verify', '--game', suite.game.id)}"
        )


def _refused(suite: Suite, options: PerftOptions, refusal: Refuses) -> str:
    """Return where an engine refuses a question, and which one."""
    begins = opening(suite, options.position).name
    where = f"{begins}, after {', '.join(refusal.plays)}" if refusal.plays else begins
    return f"In {where}, the engine refuses {refusal.what}: {refusal.reason}"


def _tell(suite: Suite, engines: Sequence[EngineOptions], options: PerftOptions) -> int:
    both = ", the reference and the engine" if len(engines) > 1 else ""
    click.echo(f"{suite.game.title}, {opening(suite, options.position).name}{both}")
    for depth in range(1, options.depth + 1):
        tasks = [Task(engine, suite.game.id, options.position, depth) for engine in engines]
        counts = [_divided(task, options) for task in tasks]
        line = "  ".join([f"{depth:>4}", *(str(sum(one.count for one in side)) for side in counts)])
        if counts[0] != counts[-1]:
            click.echo(f"{line}  they differ, first in:")
            for row in _differing(*counts):
                click.echo(printable(row))
            return 1
        click.echo(line)
    if options.divide:
        for one in counts[0]:
            click.echo(printable(f"      {one.count:>10}  {one.words}"))
    return 0


def _divided(task: Task, options: PerftOptions) -> list[Branch]:
    with ProgressLine() as line:

        def tell(done: int, of: int) -> None:
            line.show(f"{done} of {of} first actions of depth {task.depth}")

        return divided(task, jobs=options.jobs, dask=options.dask, progress=tell)


def _differing(own: Sequence[Branch], theirs: Sequence[Branch]) -> Iterator[str]:
    """Yield each first action whose counts differ; an action that is not listed has no count."""
    left, right = ({one.words: one.count for one in side} for side in (own, theirs))
    for words in sorted({*left, *right}):
        one, two = (str(side.get(words, "not listed")) for side in (left, right))
        if one != two:
            yield f"      {one:>10}  {two:>10}  {words}"


perft_command = command("perft", PerftOptions)(perft)
