"""Tables of component entries that notice what is looked up in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from . import recording

E = TypeVar("E")


class Entries(Mapping[str, E]):
    """The entries of one kind, such as `cards`, by name; looking into `yellow 2` is recorded as `cards/yellow
    2`.

    Going through the names alone, or asking whether one is known, uses no entry.
    """

    __slots__ = ("_entries", "_kind")

    def __init__(self, kind: str, entries: Mapping[str, E]) -> None:
        self._kind = kind
        self._entries = dict(entries)

    def __getitem__(self, name: str) -> E:
        if recording.entries is not None:
            recording.entries[f"{self._kind}/{name}"] = None
        return self._entries[name]

    def __contains__(self, name: object) -> bool:
        return name in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)
