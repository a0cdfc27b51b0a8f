"""Runs the command `play`: from its options to the findings, in one process or in several."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ruleproof.cases.starts import Starts
from ruleproof.diagnosis.findings import Finding
from ruleproof.input.command_options import arguments_for, command_line
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.play.match import Played, PlayOptions, Table, Tell, share, share_of
from ruleproof.play.story_file import read
from ruleproof.reports.found import options_of, report_of_findings
from ruleproof.reports.model import Report
from ruleproof.running.lockstep import Unplayable
from ruleproof.running.plan import Watcher
from ruleproof.running.spreading import in_order, spread


def play(options: PlayOptions, tell: Tell = lambda _text: None) -> Played:
    """Play and return the findings. After Ctrl-C, they are the findings up to then, or none if the games were
    played by several processes.

    Raises:
        UsageError, DataError: the command or some input is at fault.
        StartError: an engine cannot be started.
    """
    began = time.monotonic()
    played = Played(Table.of(options))
    if options.dask or options.jobs > 1:
        Starts(played.table.suite).positions  # noqa: B018 (kept once, so that the processes only read it)
        tell(f"{options.jobs} processes are playing")
        tasks = [(options, first) for first in range(options.jobs)]
        try:
            played.add(in_order(spread(share, tasks, jobs=options.jobs, dask=options.dask)))
        except KeyboardInterrupt:
            played.interrupted = True
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
        difference = explorer.replay(story, "a kept story")
        return table, explorer.met(difference, shorten=False) if difference is not None else None
    except Unplayable as error:
        raise UsageError(f"the story cannot be played: {error}") from None
    finally:
        explorer.close()


def report(
    table: Table, findings: Sequence[Finding], files: Sequence[Path], options: PlayOptions, watcher: Watcher
) -> Report:
    """Return the report of some findings, whose stories are stored in files.

    Raises:
        UsageError, StartError: the engine cannot be run again.
    """
    adopted = table.suite.game.adopted()
    other = {ruling: reading for ruling, reading in table.readings.items() if reading != adopted[ruling]}
    verifying = options_of(options, games=(table.suite.game.id,), readings=other, report=options.out)
    words = ["ruleproof", "play", *arguments_for(options, for_one_case=True)]
    again = [command_line(*words, "--again", shown_path(file)) for file in files]
    report = report_of_findings(findings, "play", verifying, table.greeting, again, watcher)
    return msgspec.structs.replace(report, command=options.command)
