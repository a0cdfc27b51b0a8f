"""The positions of a census in the order in which they were found, and the plays between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

Position = tuple[int, bytes, bytes]
"""The number of a position, its state, and the engine's own state there if the engine loads only its own."""


class Graph:
    """Positions by number, in the order in which they were found.

    Attributes:
        after: for each visited position, the positions to which its steps lead.
    """

    def __init__(self) -> None:
        self.after: list[list[int]] = []
        self._numbers: dict[bytes, int] = {}
        self._ways: list[tuple[int, int]] = []

    @property
    def size(self) -> int:
        """Return the number of positions found."""
        return len(self._ways)

    def meet(self, digest: bytes, parent: int, step: int) -> tuple[int, bool]:
        """Return the number of a position, and whether it is new.

        The position was reached by a step from `parent`, or is a beginning if `parent` is negative.
        """
        number = self._numbers.setdefault(digest, self.size)
        is_new = number == self.size
        if is_new:
            self._ways.append((parent, step))
        return number, is_new

    def way(self, number: int) -> tuple[int, list[int]]:
        """Return the number of the position where a path to this one begins, and the steps from there."""
        steps: list[int] = []
        parent, step = self._ways[number]
        while parent >= 0:
            steps.append(step)
            number, (parent, step) = parent, self._ways[parent]
        return number, steps[::-1]

    def on_a_cycle(self) -> tuple[list[int], int]:
        """Return the visited positions on a cycle or after one, and the maximum number of plays in a row if
        there is no cycle.
        """
        visited = len(self.after)
        into = Counter(target for targets in self.after for target in targets)
        longest = [0] * self.size
        free = [number for number in range(self.size) if not into[number]]
        for number in free:
            for target in self.after[number] if number < visited else ():
                longest[target] = max(longest[target], longest[number] + 1)
                into[target] -= 1
                if not into[target]:
                    free.append(target)
        return [number for number in range(visited) if into[number]], max(longest, default=0)

    def cycle(self, left: Sequence[int]) -> list[tuple[int, int]]:
        """Return a cycle among the positions from `on_a_cycle`: each position with the step to the next."""
        before = {target: (number, step) for number in left for step, target in enumerate(self.after[number])}
        at, seen, back = left[0], dict[int, int](), list[tuple[int, int]]()
        while at not in seen:
            seen[at] = len(back)
            back.append(before[at])
            at = before[at][0]
        return back[seen[at] :][::-1]
