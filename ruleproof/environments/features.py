"""What a seat sees, as a vector of numbers of a fixed length."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

LENGTH = 1024


@cache
def _place(name: str, length: int) -> int:
    return zlib.crc32(name.encode()) % length


def features(view: Mapping[str, Any], seat: str, seats: Sequence[str], length: int = LENGTH) -> Any:
    """Return the numbers of a view, counted from the seat that looks.

    Each number of the view, and the count of each text at its place, is one feature. Seats are named by their
    distance clockwise, so that an agent may play in any seat. A feature's place in the vector follows from
    its name alone (a hash), so the vector has the same meaning in every game; two features may share a place.
    """
    found = np.zeros(length, np.float32)
    first = seats.index(seat)
    relative = {other: f"seat {(number - first) % len(seats)}" for number, other in enumerate(seats)}
    for name, value in _features(view, "", relative):
        found[_place(name, length)] += value
    return found


def _features(value: Any, name: str, relative: Mapping[str, str]) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield from _features(one, f"{name}/{relative.get(key, key)}", relative)
    elif isinstance(value, list):
        for one in value:
            yield from _features(one, name, relative)
        if value and not isinstance(value[-1], dict | list):
            yield f"{name}, last: {relative.get(value[-1], value[-1])}", 1.0
    elif isinstance(value, bool | int):
        yield name, float(value)
    else:
        yield f"{name}: {relative.get(value, value)}", 1.0
