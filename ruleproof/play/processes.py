"""Play in several processes at once.

`python -m ruleproof.play.processes` is one of them. It takes a task, a line of JSON, on its standard
input, and writes what it finds, a line of JSON each, on its standard output; at the end, what it has played.
When its input ends it stops.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence
from selectors import EVENT_READ, DefaultSelector

import msgspec

from ruleproof.play.findings import Finding
from ruleproof.play.match import Options, Played, Table, Watcher, explored
from ruleproof.play.search import Tally
from ruleproof.running.children import Child, children, from_text, tell

_GRACE = 10.0
"""Seconds that a process has to end its game once it is to stop."""


class Task(msgspec.Struct, frozen=True):
    """What a process plays: the options, and the number of its first game."""

    options: Options
    first: int


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process says: how far it is, what it found, or, at the end, what it has played and found."""

    games: int = 0
    actions: int = 0
    found: Finding | None = None
    tally: Tally | None = None
    findings: tuple[Finding, ...] = ()


def play_in_processes(options: Options, played: Played, watcher: Watcher) -> None:
    """Play with as many processes as there are jobs; a process that dies loses what it has played."""
    going: dict[int, Told] = {}
    finding_keys: set[tuple[str, ...]] = set()
    ends: dict[int, Told] = {}
    with children(__name__, options.jobs) as started:
        for first, child in enumerate(started):
            tell(child, Task(options, first))
        try:
            _listen(started, going, finding_keys, ends, watcher)
        except KeyboardInterrupt:
            played.interrupted = True
            for child in started:
                child.stdin.close()  # type: ignore[union-attr]
            stopper = threading.Timer(_GRACE, _kill, [started])
            stopper.start()
            try:
                _listen(started, going, finding_keys, ends, watcher)
            except KeyboardInterrupt:
                pass
            finally:
                stopper.cancel()
    for index in range(options.jobs):
        if index in ends:
            played.tally.add(ends[index].tally or Tally())
        else:
            played.tally.notes.append(
                f"process {index + 1} of {options.jobs} ended early: its games are lost"
            )
    everything = [finding for end in ends.values() for finding in end.findings]
    for finding in sorted(everything, key=lambda one: one.game):
        played.met(finding)


def _kill(children: Sequence[Child]) -> None:
    for child in children:
        child.kill()


def _listen(
    children: Sequence[Child],
    going: dict[int, Told],
    finding_keys: set[tuple[str, ...]],
    ends: dict[int, Told],
    watcher: Watcher,
) -> None:
    """Take what the processes say until each has ended."""
    with DefaultSelector() as waiting:
        for index, child in enumerate(children):
            if index not in ends:
                waiting.register(child.stdout, EVENT_READ, index)  # type: ignore[arg-type]
        while waiting.get_map():
            for key, _ in waiting.select():
                line = key.fileobj.readline()  # type: ignore[union-attr]
                if not line.endswith(b"\n"):
                    waiting.unregister(key.fileobj)
                    continue
                one = msgspec.json.decode(line, type=Told)
                if one.tally is not None:
                    ends[key.data] = one
                elif one.found is not None and one.found.key not in finding_keys:
                    finding_keys.add(one.found.key)
                    watcher.found(one.found)
                elif one.found is None:
                    going[key.data] = one
                games = sum(one.games for one in going.values())
                watcher.going(games, sum(one.actions for one in going.values()), len(finding_keys))


def main() -> None:
    """Play the task on standard input until its games are played, or the input ends."""
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task, dec_hook=from_text)
    stop = threading.Event()
    threading.Thread(target=_stop_at_the_end_of_input, args=[stop], daemon=True).start()
    explorer = Table.of(task.options).explorer(task.options)

    def tell() -> None:
        _say(Told(explorer.tally.games, explorer.tally.actions))
        if stop.is_set():
            raise KeyboardInterrupt

    try:
        for finding in explored(explorer, task.options, task.first, tell):
            _say(Told(found=finding))
    except KeyboardInterrupt:
        pass
    explorer.close()
    _say(Told(tally=explorer.tally, findings=tuple(explorer.findings)))


def _stop_at_the_end_of_input(stop: threading.Event) -> None:
    sys.stdin.buffer.read()
    stop.set()


def _say(message: Told) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
