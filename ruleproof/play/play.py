"""Runs the command `play`: from its options to the findings."""

from __future__ import annotations

import time
from pathlib import Path

from ruleproof.cases.case import Story
from ruleproof.input.problems import UsageError
from ruleproof.play.findings import Finding, read
from ruleproof.play.lockstep import CannotLoad, NotAccepted, NotCovered, ReferenceFailed
from ruleproof.play.match import Played, PlayOptions, Table, Tell, share, share_of
from ruleproof.play.processes import play_in_processes
from ruleproof.play.search import Explorer
from ruleproof.running.spreading import in_order, spread


def play(options: PlayOptions, tell: Tell = lambda *_: None) -> Played:
    """Play and return the findings; after Ctrl-C, the findings up to then.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: an engine cannot be started.
    """
    began = time.monotonic()
    played = Played(Table.of(options))
    if options.dask:
        tasks = [(options, first) for first in range(options.jobs)]
        played.add(in_order(spread(share, tasks, dask=options.dask)))
    elif options.jobs > 1:
        play_in_processes(options, played, tell)
    else:
        played.add([share_of(played.table.explorer(options), options, 0, tell)])
    played.seconds = time.monotonic() - began
    return played


def again(options: PlayOptions, path: Path) -> tuple[Table, Finding | None]:
    """Replay a stored story, and return how the engine differs in it, if it does.

    Raises:
        UsageError, DataError: the command or the file is at fault.
        StartError: an engine cannot be started.
    """
    table = Table.of(options)
    story, readings = read(path, table.suite)
    table.readings = readings
    explorer = table.explorer(options)
    try:
        return table, _shown(explorer, story)
    finally:
        explorer.close()


def _shown(explorer: Explorer, story: Story) -> Finding | None:
    try:
        difference = explorer.replay(story, "a kept story")
    except (CannotLoad, NotAccepted, NotCovered, ReferenceFailed) as error:
        raise UsageError(f"the story cannot be played: {error}") from None
    return explorer.met(difference, shorten=False) if difference is not None else None
