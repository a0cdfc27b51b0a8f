"""Conservation laws: every state from an engine must obey them, and they complete positions of scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from copy import copy
from typing import Any

from ruleproof.input.jsontext import Place
from ruleproof.rules.model import Json, Law


def lookup(values: Any, path: str) -> Any:
    """Return the value at a path such as `cards/yellow 2/copies`, or None."""
    for part in path.replace(".", "/").split("/"):
        if isinstance(values, Mapping) and part in values:
            values = values[part]
        else:
            return None
    return values


def total_of(law: Law, components: Mapping[str, Json]) -> Counter[str]:
    """Return the total of each kind in the whole game; the kind of a plain count is ''.

    Raises:
        ValueError: the component set has no such total.
    """
    total = lookup(components, law.total)
    if isinstance(total, int):
        return Counter({"": total})
    if isinstance(total, list):
        return Counter(map(str, total))
    if isinstance(total, Mapping):
        return Counter({kind: _number_of(entry) for kind, entry in total.items()})
    raise ValueError(f"the component set has no total at {law.total!r}")


def _number_of(entry: Json) -> int:
    """Return how many things an entry stands for: its `copies`, the entry itself if it is a number, or 1."""
    number = entry.get("copies", 1) if isinstance(entry, Mapping) else entry
    return number if isinstance(number, int) else 1


def places_of(table: Any, pattern: str) -> Iterator[Place]:
    """Yield the places in a table that a pattern such as `hands.*.*` matches."""
    yield from _match(table, tuple(pattern.split(".")), ())


def _match(value: Any, rest: tuple[str, ...], so_far: Place) -> Iterator[Place]:
    if not rest:
        yield so_far
        return
    for key in _keys(value, rest[0]):
        yield from _match(value[key], rest[1:], (*so_far, key))


def _keys(value: Any, pattern: str) -> Iterable[Any]:
    """Return the keys or indices of a value that one part of a pattern matches."""
    if isinstance(value, dict):
        return list(value) if pattern == "*" else [pattern] if pattern in value else []
    if isinstance(value, list):
        if pattern == "*":
            return range(len(value))
        return [int(pattern)] if pattern.isdigit() and int(pattern) < len(value) else []
    return []


def value_at(value: Any, place: Place) -> Any:
    """Return the value at a place.

    Raises:
        KeyError, IndexError, TypeError: there is no such place.
    """
    for key in place:
        value = value[key]
    return value


def amounts(law: Law, value: Any) -> dict[str, int]:
    """Return the amount of each kind that one place contains under a law.

    Raises:
        TypeError: the place contains something that cannot be counted.
    """
    if law.kind == "count":
        if type(value) is not int:
            raise TypeError(f"{value!r} is not an integer")
        return {"": value}
    if law.kind == "bag":
        if not isinstance(value, dict) or not all(type(number) is int for number in value.values()):
            raise TypeError(f"{value!r} is not a bag of integers")
        return value
    return _items(law, value)


def _items(law: Law, value: Any) -> dict[str, int]:
    """Return how many things of each kind are in a list, or in a place for a single thing."""
    items = value if isinstance(value, list) else [value]
    if law.field:
        items = [item[law.field] if isinstance(item, dict) else item for item in items]
    counts: dict[str, int] = {}
    for item in items:
        if not isinstance(item, str):
            raise TypeError(f"{value!r} is not a list of names")
        if item:
            counts[item] = counts.get(item, 0) + 1
    return counts


def _values(table: Any, pattern: tuple[str, ...]) -> list[Any]:
    """Return the values at the places that a pattern matches."""
    values = [table]
    for part in pattern:
        values = [value[key] for value in values for key in _keys(value, part)]
    return values


class Checker:
    """The laws of one game under one component set, ready to check tables.

    Laws may share places: a hand may have tiles of two types. In a shared place, a law counts the kinds in
    its own total and the kinds that no law names.
    """

    def __init__(self, laws: tuple[Law, ...], components: Mapping[str, Json]) -> None:
        self.totals = {law.id: total_of(law, components) for law in laws}
        self._sums = {law: {kind: n for kind, n in total.items() if n} for law, total in self.totals.items()}
        self._sound: Any = None
        self._laws = [
            (law, [tuple(pattern.split(".")) for pattern in law.places], self._foreign(law)) for law in laws
        ]

    def _foreign(self, law: Law) -> frozenset[str]:
        """Return the kinds that only other laws name; this law does not count them."""
        own = self.totals[law.id]
        return frozenset(kind for total in self.totals.values() for kind in total if kind not in own and kind)

    def within(self, keys: Collection[str]) -> Checker:
        """Return a checker of only those laws whose places are all under these keys of the table."""
        made = copy(self)
        made._laws = [one for one in self._laws if all(pattern[0] in keys for pattern in one[1])]
        made._sound = None
        return made

    def violations(self, table: Any) -> list[str]:
        """Return a sentence for each law that a table breaks."""
        if table == self._sound:
            return []
        messages = []
        for law, patterns, foreign in self._laws:
            total = self._sums[law.id]
            try:
                held = _held(law, patterns, foreign, table)
            except (TypeError, KeyError, IndexError) as error:
                messages.append(f"{law.id}: {error}")
                continue
            if held != total:
                wrong = [
                    _difference(kind, total.get(kind, 0), held.get(kind, 0))
                    for kind in sorted({*total, *held})
                    if total.get(kind, 0) != held.get(kind, 0)
                ]
                messages.append(f"{law.id} ({law.title}): {'; '.join(wrong)}")
        if not messages:
            self._sound = table
        return messages

    def held(self, law: Law, table: Any, place: Place) -> Counter[str]:
        """Return the amount of each kind that one place contains under a law.

        Raises:
            TypeError, KeyError: the place holds something that cannot be counted.
        """
        here = Counter(amounts(law, value_at(table, place)))
        for kind in next(foreign for one, _, foreign in self._laws if one.id == law.id):
            here.pop(kind, None)
        return here


def _difference(kind: str, expected: int, actual: int) -> str:
    return f"{f'{kind}: ' if kind else ''}{actual} on the table, {expected} in the game"


def _held(law: Law, patterns: list[tuple[str, ...]], foreign: frozenset[str], table: Any) -> dict[str, int]:
    held: dict[str, int] = {}
    for pattern in patterns:
        for value in _values(table, pattern):
            for kind, number in amounts(law, value).items():
                held[kind] = held.get(kind, 0) + number
    return {kind: number for kind, number in held.items() if number and kind not in foreign}
