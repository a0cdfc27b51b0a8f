"""The values of a component set and its tables of entries. Each use of an entry is reported as an event
(`trace.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar

from msgspec import ValidationError, convert

from . import trace
from .refusals import Unsupported

E = TypeVar("E")


def component_set(values: Mapping[str, Any], kind: type[E]) -> E:
    """Return the values of a component set, read strictly.

    Raises:
        Unsupported: they cannot be read.
    """
    try:
        return convert(values, kind)
    except ValidationError as error:
        raise Unsupported(f"the component set cannot be read: {error}") from None


def note_entry(path: str) -> None:
    """Report the use of a component entry outside a table, such as `gold_coins`."""
    if trace.tracer is not None:
        trace.tracer(trace.LookedUp(path))


class Noted(Generic[E]):
    """A value of a component set outside a table, such as `gold_coins`; each access to it is reported."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, components: Any, owner: type) -> E:
        note_entry(self._name)
        value: E = getattr(components.values, self._name)
        return value


class Entries(Mapping[str, E]):
    """The entries of one kind, such as `cards`, by name; a lookup of `yellow 2` is reported as `cards/yellow
    2`.

    Iterating over the names, or asking whether one exists, does not count as a use of an entry.
    """

    __slots__ = ("_entries", "_kind")

    def __init__(self, kind: str, entries: Mapping[str, E]) -> None:
        self._kind = kind
        self._entries = dict(entries)

    def __getitem__(self, name: str) -> E:
        if trace.tracer is not None:
            trace.tracer(trace.LookedUp(f"{self._kind}/{name}"))
        return self._entries[name]

    def __contains__(self, name: object) -> bool:
        return name in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)
