"""The positions of a census in the order in which they were found, and those not yet visited."""

from __future__ import annotations

import shutil
from array import array
from collections.abc import Sequence
from tempfile import TemporaryFile
from typing import IO

from ruleproof.census.digests import Digests

Position = tuple[int, bytes, bytes]
"""The number of a position, its state, and the engine's own state there if the engine loads only its own."""
_FOUR_BYTES = 4


class Graph:
    """Positions by number, in the order in which they were found, and the edges between them.

    Each position needs memory for its digest, another twelve bytes, and four bytes for each edge; states are
    not stored.
    """

    def __init__(self) -> None:
        self.digests = Digests()
        self.parents, self.steps = array("I"), array("I")
        self.edges, self.first_edges = array("I"), array("I")

    @property
    def size(self) -> int:
        """Return the number of positions found."""
        return len(self.parents)

    def meet(self, digest: bytes, parent: int, step: int) -> tuple[int, bool]:
        """Return the number of a position, and whether it is new.

        The position was reached by a step from `parent`, or is a beginning if `parent` is negative.
        """
        number, is_new = self.digests.put(digest)
        if is_new:
            self.parents.append(number if parent < 0 else parent)
            self.steps.append(step)
        return number, is_new

    def way(self, number: int) -> tuple[int, list[int]]:
        """Return the number of the position where a path to this one begins, and the steps from there."""
        steps: list[int] = []
        while self.parents[number] != number:
            steps.append(self.steps[number])
            number = self.parents[number]
        return number, steps[::-1]

    def on_a_cycle(self) -> tuple[list[int], int]:
        """Return the visited positions on a cycle or after one, and the maximum number of plays in a row if
        there is no cycle.
        """
        visited = len(self.first_edges)
        ends = self.first_edges[1:]
        ends.append(len(self.edges))
        into = array("I", bytes(_FOUR_BYTES * self.size))
        for target in self.edges:
            into[target] += 1
        longest = array("I", bytes(_FOUR_BYTES * self.size))
        free = array("I", (number for number in range(self.size) if not into[number]))
        for number in free:
            for target in self.edges[self.first_edges[number] : ends[number]] if number < visited else ():
                longest[target] = max(longest[target], longest[number] + 1)
                into[target] -= 1
                if not into[target]:
                    free.append(target)
        return [number for number in range(visited) if into[number]], max(longest, default=0)

    def cycle(self, left: Sequence[int]) -> list[tuple[int, int]]:
        """Return a cycle among the positions from `on_a_cycle`: each position with the step to the next."""
        among, before = set(left), dict[int, tuple[int, int]]()
        for number in left:
            last = self.first_edges[number + 1] if number + 1 < len(self.first_edges) else len(self.edges)
            for step, target in enumerate(self.edges[self.first_edges[number] : last]):
                if target in among:
                    before[target] = number, step
        at, seen, back = left[0], dict[int, int](), list[tuple[int, int]]()
        while at not in seen:
            seen[at] = len(back)
            back.append(before[at])
            at = before[at][0]
        return back[seen[at] :][::-1]

    def kept(self) -> list[bytes]:
        """Return the whole graph as bytes."""
        arrays = (self.parents, self.steps, self.edges, self.first_edges)
        return [bytes(self.digests), *(one.tobytes() for one in arrays)]

    @classmethod
    def of(cls, kept: list[bytes]) -> Graph:
        """Return a stored graph."""
        graph = cls()
        graph.digests = Digests(kept[0])
        arrays = (graph.parents, graph.steps, graph.edges, graph.first_edges)
        for one, text in zip(arrays, kept[1:], strict=True):
            one.frombytes(text)
        return graph


class Frontier:
    """The positions found but not yet visited, on disk: those at the current depth, and those at the next."""

    def __init__(self) -> None:
        self._read: IO[bytes] = TemporaryFile()  # noqa: SIM115
        self._written: IO[bytes] = TemporaryFile()  # noqa: SIM115
        self.left, self.found = 0, 0
        self._begins = 0

    def put(self, number: int, state: bytes, own: bytes) -> None:
        """Store a position for the next depth, with the engine's own state there (see `Visit`)."""
        self._written.write(_record((number, state, own)))
        self.found += 1

    def deeper(self) -> bool:
        """Move on to the next depth; tell whether it has any positions."""
        self._read.close()
        self._read, self._written = self._written, TemporaryFile()  # noqa: SIM115
        self._begins, self.left, self.found = 0, self.found, 0
        return bool(self.left)

    def next(self, most: int) -> tuple[Position, ...]:
        """Return the next positions at this depth, which stay stored until they are `done`."""
        self._read.seek(self._begins)
        return tuple(_taken(self._read) for _ in range(min(most, self.left)))

    def done(self, positions: tuple[Position, ...]) -> None:
        """Remove the positions returned by `next`."""
        self._begins += sum(len(_record(one)) for one in positions)
        self.left -= len(positions)

    def save(self, file: IO[bytes]) -> None:
        """Save the positions on disk to a file, first the remaining ones at this depth."""
        self._read.seek(self._begins)
        self._written.flush()
        for one in (self._read, self._written):
            if one is self._written:
                one.seek(0)
            shutil.copyfileobj(one, file)
        self._written.seek(0, 2)

    @classmethod
    def of(cls, file: IO[bytes], left: int, found: int) -> Frontier:
        """Read a saved frontier."""
        frontier = cls()
        for number, one in ((left, frontier._read), (found, frontier._written)):
            for _ in range(number):
                one.write(_record(_taken(file)))
        frontier.left, frontier.found = left, found
        return frontier

    def close(self) -> None:
        self._read.close()
        self._written.close()


def _record(position: Position) -> bytes:
    number, *texts = position
    return number.to_bytes(_FOUR_BYTES) + b"".join(len(one).to_bytes(_FOUR_BYTES) + one for one in texts)


def _taken(file: IO[bytes]) -> Position:
    number = int.from_bytes(file.read(_FOUR_BYTES))
    state, own = (file.read(int.from_bytes(file.read(_FOUR_BYTES))) for _ in range(2))
    return number, state, own
