"""What a call has used: the clauses that it applied and the component entries that it looked into.

Nothing is kept unless a recording is on, so that play without one costs no more than a test.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

Names = dict[str, None]
"""Names, each once, in the order of their first use."""

clauses: Names | None = None
"""The clauses applied so far, or None while they are not recorded."""

entries: Names | None = None
"""The component entries used so far, such as `gold_coins`, or None while they are not recorded."""


class Recording:
    """What was used inside a block."""

    __slots__ = ("_clauses", "_entries")

    def __init__(self) -> None:
        self._clauses: Names = {}
        self._entries: Names = {}

    @property
    def clauses(self) -> list[str]:
        return list(self._clauses)

    @property
    def entries(self) -> list[str]:
        return list(self._entries)


@contextmanager
def recording() -> Iterator[Recording]:
    """Record what is used inside the block; a recording around it sees nothing of that."""
    record = Recording()
    with _instead(record._clauses, record._entries):
        yield record


@contextmanager
def no_recording() -> Iterator[None]:
    """Record nothing inside the block."""
    with _instead(None, None):
        yield


@contextmanager
def _instead(other_clauses: Names | None, other_entries: Names | None) -> Iterator[None]:
    global clauses, entries
    before = clauses, entries
    clauses, entries = other_clauses, other_entries
    try:
        yield
    finally:
        clauses, entries = before


def note_entry(path: str) -> None:
    """Record that a component entry was used."""
    if entries is not None:
        entries[path] = None
