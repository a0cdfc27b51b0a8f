"""Tries many mutants, in several processes at once, and counts the results."""

from __future__ import annotations

import multiprocessing
import random
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tools.mutants.harness import WAYS, Finding, Harness
from tools.mutation.mutate import Mutant


@dataclass(frozen=True)
class Choice:
    """Which mutants are tried: all mutants of some operators and modules (or of every one, if none is named),
    or a sample.
    """

    operators: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    sample: int = 0
    seed: int = 0

    def of(self, mutants: Sequence[Mutant]) -> list[Mutant]:
        """Return the chosen mutants in the order of the sources; the same seed gives the same mutants."""
        chosen = [
            mutant
            for mutant in mutants
            if (not self.operators or mutant.operator in self.operators)
            and (not self.modules or mutant.module.title in self.modules)
        ]
        if not 0 < self.sample < len(chosen):
            return chosen
        picked = random.Random(self.seed).sample(range(len(chosen)), self.sample)
        return [chosen[index] for index in sorted(picked)]


class _Work:
    """What a forked process needs; it is inherited, since mutants are syntax trees and cannot be sent."""

    harness: Harness
    mutants: Sequence[Mutant]
    count: bool


def findings(harness: Harness, mutants: Sequence[Mutant], *, jobs: int, count: bool) -> Iterator[Finding]:
    """Yield the result for each mutant as soon as it is known."""
    if mutants:
        harness.prepare()
    _Work.harness, _Work.mutants, _Work.count = harness, mutants, count
    if jobs <= 1 or len(mutants) < 2:
        yield from map(_judge, range(len(mutants)))
        return
    with multiprocessing.get_context("fork").Pool(jobs, leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(_judge, range(len(mutants)))


def leave_interrupts_to_the_parent() -> None:
    """Let a forked process ignore Ctrl-C, so that it continues until its parent ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _judge(index: int) -> Finding:
    return _Work.harness.judge(_Work.mutants[index], count=_Work.count)


def kept(file: Path | None) -> dict[str, Finding]:
    """Return the findings in a file, by the ids of the mutants; each finding is a line of JSON."""
    if file is None or not file.exists():
        return {}
    lines = file.read_bytes().splitlines()
    return {found.id: found for found in (msgspec.json.decode(line, type=Finding) for line in lines)}


def keep(file: Path, found: Finding) -> None:
    """Add a finding to a file."""
    with file.open("ab") as out:
        out.write(msgspec.json.encode(found) + b"\n")


class Progress:
    """Shows the progress of a campaign as a line on standard error.

    On a terminal the line is overwritten; elsewhere a new line appears every 20 seconds.
    """

    def __init__(self, total: int) -> None:
        self._total, self._done = total, 0
        self._begun = self._told = time.monotonic()
        self._ways: Counter[str] = Counter()

    def add(self, found: Finding) -> None:
        self._done += 1
        self._ways[found.way] += 1
        now = time.monotonic()
        terminal = sys.stderr.isatty()
        if now - self._told >= (0.2 if terminal else 20.0) or (terminal and self._done == self._total):
            self._told = now
            ways = ", ".join(f"{self._ways[way]} {way}" for way in WAYS if self._ways[way])
            pace = self._done / max(now - self._begun, 0.001)
            start, end = ("\r\x1b[K", "") if terminal else ("", "\n")
            print(
                f"{start}{self._done} of {self._total}, {pace:.1f} a second: {ways}", end=end, file=sys.stderr
            )
            sys.stderr.flush()

    def close(self) -> None:
        if sys.stderr.isatty() and self._done:
            print(file=sys.stderr)


def tally(found: Iterable[Finding]) -> Mapping[str, Counter[str]]:
    """Return how many mutants of each operator had each result."""
    table: dict[str, Counter[str]] = defaultdict(Counter)
    for one in found:
        table[one.operator][one.way] += 1
    return table


def table_of(found: Sequence[Finding]) -> str:
    """Return the tally as lines; the last line is the sum."""
    rows: list[tuple[str, ...]] = [("operator", "mutants", *WAYS)]
    counted = tally(found)
    total: Counter[str] = sum(counted.values(), Counter())
    for name, ways in [*sorted(counted.items()), ("all", total)]:
        rows.append((name, str(ways.total()), *(str(ways[way]) if ways[way] else "-" for way in WAYS)))
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            [
                row[0].ljust(widths[0]),
                *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)),
            ]
        )
        for row in rows
    )
