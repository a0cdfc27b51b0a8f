"""States as differences from the previous state, which are small enough for thousands of pictures.

A patch is a list of edits: `[place, value]` sets the value at a place, and `[place, start, count, items]`
changes a stretch of the list there. Places are numbers of `Places`, which each file contains once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ruleproof.reports.pictures import pointer

Edit = list[Any]
Keys = tuple[str | int, ...]


class Places:
    """The places in states that a file names, as JSON pointers; each has a number."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def number(self, place: str) -> int:
        """Return the number of a place; an unknown place gets a new number."""
        return self._numbers.setdefault(place, len(self._numbers))

    def all(self) -> list[str]:
        """Return the places in numerical order."""
        return list(self._numbers)


def patch(before: Any, after: Any, places: Places) -> list[Edit]:
    """Return the edits that turn one state into another; members come in the same order."""
    return list(_edits(before, after, (), places))


def _edits(before: Any, after: Any, keys: Keys, places: Places) -> Iterator[Edit]:
    if before == after and _ordered_alike(before, after):
        return
    if isinstance(before, dict) and isinstance(after, dict) and [*after][: len(before)] == [*before]:
        for key, value in after.items():
            if key in before:
                yield from _edits(before[key], value, (*keys, key), places)
            else:
                yield [places.number(pointer(*keys, key)), value]
    elif isinstance(before, list) and isinstance(after, list):
        yield from _stretch(before, after, keys, places)
    else:
        yield [places.number(pointer(*keys)), after]


def _stretch(before: list[Any], after: list[Any], keys: Keys, places: Places) -> Iterator[Edit]:
    if len(before) == len(after) and any(isinstance(item, dict | list) for item in after):
        for index, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from _edits(one, other, (*keys, index), places)
        return
    start = _common(before, after)
    end = _common(before[start:][::-1], after[start:][::-1])
    stop = len(after) - end
    yield [places.number(pointer(*keys)), start, len(before) - end - start, after[start:stop]]


def _common(one: list[Any], other: list[Any]) -> int:
    """Return how many items at the beginning are the same in two lists."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (left, right) in enumerate(pairs) if left != right), min(len(one), len(other)))


def _ordered_alike(one: Any, other: Any) -> bool:
    """Tell whether equal values have their members in the same order; the pictures depend on this order."""
    if isinstance(one, dict):
        return [*one] == [*other] and all(_ordered_alike(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return all(_ordered_alike(left, right) for left, right in zip(one, other, strict=True))
    return True
