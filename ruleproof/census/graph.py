"""The positions of a census in the order in which they were found."""

from __future__ import annotations

from collections.abc import Sequence

Position = tuple[int, bytes, bytes]
"""The number of a position, its state, and the engine's own state there if the engine loads only its own."""


class Graph:
    """Positions by number, in the order in which they were found, and the edges between them.

    Attributes:
        numbers: the number of each position, by the digest of its state.
        reached: for each position, the position and the step from which it was reached; a beginning was
            reached from itself.
        after: for each visited position, the positions to which its steps lead. Positions are visited in the
            order of their numbers.
    """

    def __init__(self) -> None:
        self.numbers: dict[bytes, int] = {}
        self.reached: list[tuple[int, int]] = []
        self.after: list[list[int]] = []

    @property
    def size(self) -> int:
        """Return the number of positions found."""
        return len(self.reached)

    def meet(self, digest: bytes, parent: int, step: int) -> tuple[int, bool]:
        """Return the number of a position, and whether it is new.

        The position was reached by a step from `parent`, or is a beginning if `parent` is negative.
        """
        number = self.numbers.setdefault(digest, self.size)
        is_new = number == self.size
        if is_new:
            self.reached.append((number if parent < 0 else parent, step))
        return number, is_new

    def way(self, number: int) -> tuple[int, list[int]]:
        """Return the number of the position where a path to this one begins, and the steps from there."""
        steps: list[int] = []
        while self.reached[number][0] != number:
            number, step = self.reached[number]
            steps.append(step)
        return number, steps[::-1]

    def on_a_cycle(self) -> tuple[list[int], int]:
        """Return the visited positions on a cycle or after one, and the maximum number of plays in a row if
        there is no cycle.
        """
        into, longest = [0] * self.size, [0] * self.size
        for targets in self.after:
            for target in targets:
                into[target] += 1
        free = [number for number in range(self.size) if not into[number]]
        for number in free:
            for target in self.after[number] if number < len(self.after) else ():
                longest[target] = max(longest[target], longest[number] + 1)
                into[target] -= 1
                if not into[target]:
                    free.append(target)
        return [number for number in range(len(self.after)) if into[number]], max(longest, default=0)

    def cycle(self, left: Sequence[int]) -> list[tuple[int, int]]:
        """Return a cycle among the positions from `on_a_cycle`: each position with the step to the next."""
        among, before = set(left), dict[int, tuple[int, int]]()
        for number in left:
            for step, target in enumerate(self.after[number]):
                if target in among:
                    before[target] = number, step
        at, seen, back = left[0], dict[int, int](), list[tuple[int, int]]()
        while at not in seen:
            seen[at] = len(back)
            back.append(before[at])
            at = before[at][0]
        return back[seen[at] :][::-1]
