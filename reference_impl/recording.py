"""What a call has used: the clauses that it applied and the component entries that it looked into.

Nothing is kept unless a recording is on, so that play without one costs no more than a test.
"""

from __future__ import annotations

Names = dict[str, None]
"""Names, each once, in the order of their first use."""

clauses: Names | None = None
"""The clauses applied so far, or None while they are not recorded."""

entries: Names | None = None
"""The component entries used so far, such as `gold_coins`, or None while they are not recorded."""


class Recording:
    """What is used inside a `with` block."""

    __slots__ = ("_before", "_clauses", "_entries")

    def __init__(self) -> None:
        self._clauses: Names = {}
        self._entries: Names = {}
        self._before: tuple[Names | None, Names | None] = (None, None)

    def __enter__(self) -> Recording:
        global clauses, entries
        self._before = clauses, entries
        clauses, entries = self._clauses, self._entries
        return self

    def __exit__(self, *_: object) -> None:
        global clauses, entries
        clauses, entries = self._before

    @property
    def clauses(self) -> list[str]:
        return list(self._clauses)

    @property
    def entries(self) -> list[str]:
        return list(self._entries)


def recording() -> Recording:
    """Record what is used inside a `with` block; a recording around it sees nothing of that."""
    return Recording()


def note_entry(path: str) -> None:
    """Record that a component entry was used."""
    if entries is not None:
        entries[path] = None
