"""Collects failures, and chooses those that keep all details: the first of each kind, in suite order."""

from __future__ import annotations

import bisect
import threading
from collections import defaultdict
from collections.abc import Mapping
from typing import Generic, TypeVar

Value = TypeVar("Value")

MOST_OF_A_KIND = 10
"""Maximum number of failures of one kind that are kept with their messages and positions."""


class FirstOfKind(Generic[Value]):
    """Collects a value for each failure; the first failures of each kind are in it.

    "First" refers to the `order` of the suite, not to the order in which failures arrive, so that runs with
    one worker and with several choose the same ones. Cases that are not in `order` come last, in order of
    arrival.
    """

    def __init__(self, order: Mapping[str, int] | None = None) -> None:
        self._order = order or {}
        self._places: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)
        self._chosen: set[str] = set()
        self._values: dict[str, Value] = {}
        self._lock = threading.Lock()

    def admits(self, kind: str, case: str) -> bool:
        """Admit a case if it is among the first of its kind so far; tell whether it was admitted."""
        with self._lock:
            places = self._places[kind]
            place = (self._order.get(case, len(self._order) + len(places)), case)
            if place in places:
                return True
            if len(places) >= MOST_OF_A_KIND and place > places[-1]:
                return False
            bisect.insort(places, place)
            self._chosen.add(case)
            self._chosen.difference_update(dropped for _, dropped in places[MOST_OF_A_KIND:])
            del places[MOST_OF_A_KIND:]
            return True

    def put(self, case: str, value: Value) -> None:
        """Keep the value of a case, whether or not it is among the first of its kind."""
        with self._lock:
            self._values[case] = value

    def __contains__(self, case: str) -> bool:
        return case in self._chosen

    def values(self) -> list[Value]:
        """Return all values, in the order of the suite."""
        last = len(self._order)
        return [
            self._values[case] for case in sorted(self._values, key=lambda one: self._order.get(one, last))
        ]
