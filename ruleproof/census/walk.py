"""Visits every position once, breadth first: one process stores the positions, others may examine them."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from ruleproof.cases.case import Start
from ruleproof.census.engine import MOST_FAILURES
from ruleproof.census.findings import Found, Part
from ruleproof.census.graph import Graph, Position
from ruleproof.census.looking import Looker, Task, look
from ruleproof.input import jsontext
from ruleproof.language.operations import Play
from ruleproof.rules.canonical import first_difference
from ruleproof.running.spreading import in_order, spread

CHUNK = 64
"""Number of positions that are examined together."""
CHUNKS = 256
"""Number of chunks given to the workers at a time."""
LEAST = 4
"""Minimum number of chunks for which it is worthwhile to start workers."""
_LEAKS = "nothing hidden is shown"


class Tally(Found):
    """What a census has counted and found so far.

    Attributes:
        starts: the description and the state of each beginning, and the way to reach it.
        vocabulary: the actions listed at smaller depths.
    """

    starts: list[tuple[str, bytes, Start]] = []
    actions: int = 0
    ends: int = 0
    depth: int = 0
    visited: int = 0
    vocabulary: list[bytes] = []


class Census:
    """A census of one small set with the reference.

    One process numbers the positions. Counts and findings do not depend on the number of workers, nor on
    which worker examines which positions.
    """

    def __init__(self, looker: Looker, work: Callable[[Task], Part] = look) -> None:
        self.looker, self.options, self.bound, self._work = looker, looker.options, looker.bound, work
        self.graph, self.tally = Graph(), Tally()
        self.stopped, self.interrupted = "", False
        self._level, self._deeper_level = deque[Position](), deque[Position]()
        self._told: dict[bytes, tuple[bytes, int]] = {}

    def parts(self) -> Iterator[None]:
        """Visit the positions in portions, with a pause after each, until all are visited or a limit is
        reached (`stopped` tells which).
        """
        until = time.monotonic() + (self.bound.seconds or float("inf"))
        self._begin()
        while self._level or self._deeper():
            self.stopped = self._stop(until)
            if self.stopped:
                return
            yield from self._round()

    def way(self, number: int, further: Sequence[int] = ()) -> tuple[str, list[Play]]:
        """Return the beginning from which a position was reached, and the plays, with further steps from
        there.
        """
        words = self.tally.starts[self.graph.way(number)[0]][0]
        return words, self._followed(number, further)[0]

    def _followed(self, number: int, further: Sequence[int] = ()) -> tuple[list[Play], bytes]:
        """Return the plays that lead to a position, with further steps from there, and the last state."""
        begins, steps = self.graph.way(number)
        state, taken = self.tally.starts[begins][1], list[Play]()
        for step in (*steps, *further):
            visit = self.looker.reference.visited(state)
            taken.append(visit.steps[step])
            state = visit.after[step]
        return taken, state

    def _begin(self) -> None:
        beside = self.looker.beside
        for words, state, start in self.looker.starts():
            number, is_new = self.graph.meet(self.looker.digest(state), -1, 0)
            if is_new:
                self.tally.starts.append((words, state, start))
                own = beside.own_beginning(start) if beside else b""
                self._level.append((number, state, own))
        self.tally.applied |= self.looker.reference.applied
        self.tally.sampled |= self.looker.reference.sampled

    def _deeper(self) -> bool:
        self.tally.vocabulary = list(self.tally.listed)
        self._level, self._deeper_level = self._deeper_level, deque()
        self.tally.depth += bool(self._level)
        return bool(self._level)

    def _round(self) -> Iterator[None]:
        """Examine some positions at this depth: in the workers or, if there are few positions, in this
        process.
        """
        options, most = self.options, CHUNK * CHUNKS
        is_spread = (options.jobs > 1 or options.dask) and len(self._level) > CHUNK * LEAST
        if self.bound.positions:
            most = min(most, self.bound.positions - self.tally.visited)
        positions = tuple(islice(self._level, most if is_spread else min(most, CHUNK)))
        tasks = [self._task(positions[begins : begins + CHUNK]) for begins in range(0, len(positions), CHUNK)]
        if not is_spread:
            parts: Iterator[Part] = map(self.looker.look, tasks)
        else:
            parts = in_order(spread(self._work, tasks, jobs=options.jobs, dask=options.dask))
        for part in parts:
            self._merge(part)
            yield
            if self.interrupted:
                return

    def _task(self, positions: tuple[Position, ...]) -> Task:
        readings = self.looker.readings.tried if self.looker.readings is not None else ()
        left = tuple(one for one in readings if one not in self.tally.readings)
        failures = min(self.tally.judged.failures, MOST_FAILURES)
        return Task(self.options, positions, tuple(self.tally.vocabulary), left, failures)

    def _merge(self, part: Part) -> None:
        self.tally.add(part)
        for looked in part.looked:
            self._level.popleft()
            after: list[int] = []
            for step, digest in enumerate(looked.after):
                number, is_new = self.graph.meet(digest, looked.number, step)
                after.append(number)
                if is_new:
                    own = part.own.get((looked.number, step), b"")
                    self._deeper_level.append((number, part.states[digest], own))
            self.graph.after.append(after)
            self._compare_knowledge(looked.number, looked.known)
            self.tally.visited += 1
            self.tally.actions += len(looked.after)
            self.tally.ends += not looked.waits

    def _compare_knowledge(self, number: int, known: tuple[tuple[bytes, bytes], ...]) -> None:
        """Compare what a seat is shown in positions in which it may know the same things."""
        alike = False
        for place, (key, told) in enumerate(known):
            if key not in self._told:
                self._told[key] = told, number
                continue
            alike = True
            before, earlier = self._told[key]
            if before != told:
                first = _LEAKS not in self.tally.findings.first
                seat = place if len(known) > 1 else -1
                says = self._leak(earlier, number, seat) if first else ""
                self.tally.findings.add(_LEAKS, says, number)
        if alike:
            self.tally.checked[_LEAKS] += 1

    def _leak(self, earlier: int, number: int, seat: int) -> str:
        """Return who is shown too much, and what; `seat` is the number of the seat, or negative for all."""
        states = (self._followed(position)[1] for position in (earlier, number))
        one, other = map(self.looker.reference.visited, states)
        for name in one.seats if seat < 0 else one.seats[seat : seat + 1]:
            for what, left, right in (
                ("view", one.views[name], other.views[name]),
                ("legal actions", one.legal[name], other.legal[name]),
            ):
                difference = first_difference(jsontext.decode(left), jsontext.decode(right))
                if difference is not None:
                    place, before, now = difference
                    at = f" at {'/'.join(map(str, place))}" if place else ""
                    return (
                        f"{name} may know the same as in an earlier position, but gets something else: its "
                        f"{what}{at} is {_shown(now)}, and was {_shown(before)} there"
                    )
        return "a seat may know the same as in an earlier position, but gets something else"

    def _stop(self, until: float) -> str:
        """Return the name of the limit that is reached, or ''."""
        bound = self.bound
        if self.interrupted:
            return f"{self.tally.visited} positions, where it was interrupted"
        if bound.positions and self.tally.visited >= bound.positions:
            return f"{bound.positions} positions"
        if bound.depth and self.tally.depth > bound.depth:
            return f"{bound.depth} plays"
        return f"{bound.seconds:g} seconds" if time.monotonic() > until else ""


def _shown(value: Any) -> str:
    return jsontext.encode(value).decode()
