"""Chooses the failures that are kept with all details: the first of each kind, in the order of the suite."""

from __future__ import annotations

import bisect
import threading
from collections import defaultdict
from collections.abc import Mapping
from typing import Generic, TypeVar

Value = TypeVar("Value")

MOST_OF_A_KIND = 10
"""Maximum number of failures of one kind that are kept with their messages, positions and recordings."""


class FirstOfKind(Generic[Value]):
    """Keeps a value for the first failures of each kind.

    "First" refers to the `order` of the suite, not to the order in which failures arrive, so that runs with
    one worker and with several keep the same values. Cases that are not in `order` come last, in order of
    arrival.
    """

    def __init__(self, order: Mapping[str, int] | None = None, most: int = MOST_OF_A_KIND) -> None:
        self._order = order or {}
        self._most = most
        self._places: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)
        self._values: dict[str, Value] = {}
        self._lock = threading.Lock()

    def admits(self, kind: str, case: str) -> bool:
        """Admit a case if it is among the first of its kind so far; tell whether it was admitted."""
        with self._lock:
            places = self._places[kind]
            place = (self._order.get(case, len(self._order) + len(places)), case)
            if place in places:
                return True
            if len(places) >= self._most and place > places[-1]:
                return False
            bisect.insort(places, place)
            for _, dropped in places[self._most :]:
                self._values.pop(dropped, None)
            del places[self._most :]
            return True

    def put(self, case: str, value: Value) -> None:
        """Keep the value of a case that has been admitted."""
        with self._lock:
            self._values[case] = value

    def __contains__(self, case: str) -> bool:
        return case in self._values

    def values(self) -> list[Value]:
        """Return the values that were kept, in the order of the suite."""
        places = sorted(place for places in self._places.values() for place in places)
        return [self._values[case] for _, case in places if case in self._values]
