"""Visits every position once, breadth first, and keeps how each was reached and where it leads."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from tempfile import TemporaryFile
from typing import IO, Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.census.reference import Applied, Reference, Says
from ruleproof.census.sets import Begins, Bound
from ruleproof.input import jsontext
from ruleproof.play.tables import opening

Step = tuple[str, Any, tuple[Any, ...]]
"""A seat, its action and the outcomes of chance."""


class Visit(msgspec.Struct):
    """A position, and all that the reference answers about it.

    Attributes:
        waits: the seats that act or may act.
        legal, views: the answers by seat, as JSON text.
        steps: each listed action with each outcome of chance, and `after` the state to which it leads.
        refused: the unlisted actions that were tried, all refused.
        wrong: what is wrong with the answers themselves, in sentences.
    """

    number: int
    depth: int
    state: bytes
    seats: tuple[str, ...]
    waits: tuple[str, ...]
    legal: dict[str, bytes] = {}
    views: dict[str, bytes] = {}
    outcome: bytes = b""
    steps: list[Step] = []
    after: list[bytes] = []
    refused: list[tuple[str, Any]] = []
    wrong: list[str] = []


class _Seats(msgspec.Struct):
    seats: tuple[str, ...]


class _Waiting(msgspec.Struct):
    to_act: tuple[str, ...]
    may_act: tuple[str, ...]
    table: _Seats


_decode_waiting = msgspec.json.Decoder(_Waiting).decode
_FOUR_BYTES = 4


class Graph:
    """Positions by number, in the order in which they were found, and the edges between them.

    A position costs 16 bytes for its digest, and a few for its parent and each edge; states are not kept.
    """

    def __init__(self) -> None:
        self.numbers: dict[bytes, int] = {}
        self.parents, self.steps = array("I"), array("I")
        self.edges, self.first_edges = array("I"), array("I")
        self.size = 0

    def add(self, digest: bytes, parent: int, step: int) -> int:
        """Number a new position, which was reached by a step of another, or begins (its own parent)."""
        number = self.numbers[digest] = self.size
        self.size += 1
        self.parents.append(number if parent < 0 else parent)
        self.steps.append(step)
        return number

    def way(self, number: int) -> tuple[int, list[int]]:
        """Return the number of the position where a way to this one begins, and the steps from there."""
        steps: list[int] = []
        while self.parents[number] != number:
            steps.append(self.steps[number])
            number = self.parents[number]
        return number, steps[::-1]

    def on_a_cycle(self) -> tuple[list[int], int]:
        """Return the visited positions that lie on a cycle or behind one, and the most plays in a row where
        there are none.
        """
        visited = len(self.first_edges)
        ends = [*self.first_edges[1:], len(self.edges)]
        into = array("I", bytes(_FOUR_BYTES * self.size))
        for target in self.edges:
            into[target] += 1
        longest = array("I", bytes(_FOUR_BYTES * self.size))
        free = [number for number in range(self.size) if not into[number]]
        for number in free:
            for target in self.edges[self.first_edges[number] : ends[number]] if number < visited else ():
                longest[target] = max(longest[target], longest[number] + 1)
                into[target] -= 1
                if not into[target]:
                    free.append(target)
        return [number for number in range(visited) if into[number]], max(longest, default=0)


class Frontier:
    """The positions found and not visited yet, on disk."""

    def __init__(self) -> None:
        self._read: IO[bytes] = TemporaryFile()  # noqa: SIM115
        self._written: IO[bytes] = TemporaryFile()  # noqa: SIM115
        self.left, self.found = 0, 0

    def put(self, number: int, state: bytes) -> None:
        """Keep a position for the next depth."""
        self._written.write(number.to_bytes(_FOUR_BYTES) + len(state).to_bytes(_FOUR_BYTES) + state)
        self.found += 1

    def deeper(self) -> bool:
        """Go on to what was found; tell whether there is anything."""
        self._read.close()
        self._read, self._written = self._written, TemporaryFile()  # noqa: SIM115
        self._read.seek(0)
        self.left, self.found = self.found, 0
        return bool(self.left)

    def take(self) -> tuple[int, bytes]:
        """Return the next position of this depth."""
        self.left -= 1
        number = int.from_bytes(self._read.read(_FOUR_BYTES))
        return number, self._read.read(int.from_bytes(self._read.read(_FOUR_BYTES)))

    def close(self) -> None:
        self._read.close()
        self._written.close()


class Census:
    """A census of one small set with the reference."""

    def __init__(self, suite: Suite, readings: Mapping[str, str], begins: Sequence[Begins], bound: Bound):
        self.suite, self.bound, self.begins = suite, bound, begins
        self.reference = Reference(suite, readings, bound.chance)
        self.graph = Graph()
        self.starts: list[tuple[str, Applied]] = []
        self.actions, self.ends, self.depth, self.visited = 0, 0, 0, 0
        self.stopped = ""
        self._known: dict[bytes, Any] = {}
        self._vocabulary: list[Any] = []
        self._has_bags = suite.validator.shapes.state.holds_bags

    def visits(self) -> Iterator[Visit]:
        """Yield every position, until all are visited or the bound is reached (`stopped` says which)."""
        frontier, until = Frontier(), time.monotonic() + (self.bound.seconds or float("inf"))
        try:
            with self.reference.heard():
                for words, state in self._first_states():
                    self._meet(state[1], -1, 0, frontier)
                    self.starts += [(words, state)] * (self.graph.size - len(self.starts))
            while frontier.deeper() and not self.stopped:
                while frontier.left and not self._stop(until):
                    with self.reference.heard():
                        visit = self._visited(*frontier.take(), frontier)
                    yield visit
                self.depth += not self.stopped
        finally:
            frontier.close()

    def way(self, number: int) -> tuple[str, list[Step]]:
        """Return where a position was reached from, and by which plays."""
        begins, steps = self.graph.way(number)
        words, (_, state) = self.starts[begins]
        taken: list[Step] = []
        for step in steps:
            visit = self.looked_at(state)
            taken.append(visit.steps[step])
            state = visit.after[step]
        return words, taken

    def looked_at(self, state: bytes, number: int = 0) -> Visit:
        """Return a position with its listed actions and where they lead."""
        waiting = _decode_waiting(state)
        visit = Visit(number, self.depth, state, waiting.table.seats, (*waiting.to_act, *waiting.may_act))
        raw, engine = msgspec.Raw(state), self.reference.engine
        for seat in visit.seats:
            visit.legal[seat] = listed = bytes(engine.legal_actions(raw, seat)["actions"])
            actions = jsontext.decode(listed)
            if (seat in visit.waits) is not bool(actions) and (actions or seat in waiting.to_act):
                visit.wrong.append(
                    f"{seat} {'is not asked and may act' if actions else 'must act and cannot'}"
                )
            for action in actions:
                self._apply(visit, raw, seat, action)
        return visit

    def _apply(self, visit: Visit, raw: msgspec.Raw, seat: str, action: Any) -> None:
        for answer in self.reference.branches(self.reference.engine.apply, raw, seat, action):
            if isinstance(answer, Says):
                words = jsontext.encode(action).decode()
                visit.wrong.append(f"{seat} is refused the listed action {words}: {answer.reason}")
                continue
            visit.steps.append((seat, action, answer[0]))
            visit.after.append(answer[1])

    def _first_states(self) -> Iterator[tuple[str, Applied]]:
        for begins in self.begins:
            if begins.position:
                yield begins.words, ((), opening(self.suite, begins.position).state)
                continue
            seats, new_game = self.suite.game.seats[: begins.seats], self.reference.engine.new_game
            for answer in self.reference.branches(new_game, list(seats), begins.options):
                if not isinstance(answer, Says):
                    yield begins.words, answer

    def _visited(self, number: int, state: bytes, frontier: Frontier) -> Visit:
        visit = self.looked_at(state, number)
        raw, engine = msgspec.Raw(state), self.reference.engine
        visit.views = {seat: bytes(engine.view(raw, seat)["view"]) for seat in visit.seats}
        visit.outcome = bytes(engine.outcome(raw)["outcome"])
        self._try_near_misses(visit, raw)
        self.graph.first_edges.append(len(self.graph.edges))
        for step, after in enumerate(visit.after):
            self.graph.edges.append(self._meet(after, number, step, frontier))
        self.visited += 1
        self.actions += len(visit.steps)
        self.ends += not visit.waits
        return visit

    def _meet(self, state: bytes, parent: int, step: int, frontier: Frontier) -> int:
        """Return the number of a position, and put it on the frontier where it is new."""
        digest = _digest(state)
        number = self.graph.numbers.get(digest)
        if number is None and self._has_bags:
            same = jsontext.canonical(self.suite.validator.canonical("state", state))
            digest = _digest(same)
            number = self.graph.numbers.get(digest)
        if number is None:
            number = self.graph.add(digest, parent, step)
            frontier.put(number, state)
        return number

    def _try_near_misses(self, visit: Visit, raw: msgspec.Raw) -> None:
        """Try unlisted actions, in turn from all that have been listed anywhere; remember new ones."""
        for _, action, _ in visit.steps:
            text = jsontext.canonical(action)
            if text not in self._known:
                self._known[text] = action
                self._vocabulary.append(action)
        listed = {(seat, jsontext.canonical(action)) for seat, action, _ in visit.steps}
        for tried in range(2 * self.bound.near_misses if self._vocabulary else 0):
            action = self._vocabulary[(visit.number * 7 + tried) % len(self._vocabulary)]
            seat = visit.seats[(visit.number // 3 + tried) % len(visit.seats)]
            if tried % 2 == 0 and visit.waits:
                seat = visit.waits[0]
            if (seat, jsontext.canonical(action)) in listed or len(visit.refused) == self.bound.near_misses:
                continue
            if self.reference.refuses(raw, seat, action):
                visit.refused.append((seat, action))
            else:
                words = jsontext.encode(action).decode()
                visit.wrong.append(f"{seat} is not refused {words}, which is not listed")

    def _stop(self, until: float) -> bool:
        bound = self.bound
        reached: dict[str, Callable[[], bool]] = {
            f"{bound.positions} positions": lambda: bool(bound.positions) and self.visited >= bound.positions,
            f"{bound.depth} plays": lambda: bool(bound.depth) and self.depth > bound.depth,
            f"{bound.seconds:g} seconds": lambda: time.monotonic() > until,
        }
        self.stopped = next((words for words, is_reached in reached.items() if is_reached()), "")
        return bool(self.stopped)


def _digest(text: bytes) -> bytes:
    return blake2b(text, digest_size=16).digest()
