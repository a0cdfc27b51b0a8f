"""What a call has used: the clauses that it applied, the component entries and rulings that it looked up.

Nothing is kept unless a recording is on, so that play without one costs no more than a test.
"""

from __future__ import annotations

Names = dict[str, None]
"""Names, each once, in the order of their first use."""

clauses: Names | None = None
"""The clauses applied so far, or None while they are not recorded."""

entries: Names | None = None
"""The component entries used so far, such as `gold_coins`, or None while they are not recorded."""

rulings: Names | None = None
"""The rulings whose reading was looked up so far, by the last word of their ids, or None."""


class Recording:
    """What is used inside a `with` block."""

    __slots__ = ("_before", "_clauses", "_entries", "_rulings")

    def __init__(self) -> None:
        self._clauses: Names = {}
        self._entries: Names = {}
        self._rulings: Names = {}
        self._before: tuple[Names | None, Names | None, Names | None] = (None, None, None)

    def __enter__(self) -> Recording:
        global clauses, entries, rulings
        self._before = clauses, entries, rulings
        clauses, entries, rulings = self._clauses, self._entries, self._rulings
        return self

    def __exit__(self, *_: object) -> None:
        global clauses, entries, rulings
        clauses, entries, rulings = self._before

    @property
    def clauses(self) -> list[str]:
        return list(self._clauses)

    @property
    def entries(self) -> list[str]:
        return list(self._entries)

    @property
    def rulings(self) -> list[str]:
        return list(self._rulings)


def recording() -> Recording:
    """Record what is used inside a `with` block; a recording around it sees nothing of that."""
    return Recording()


def note_entry(path: str) -> None:
    """Record that a component entry was used."""
    if entries is not None:
        entries[path] = None


def note_ruling(name: str) -> None:
    """Record that the reading of a ruling was looked up."""
    if rulings is not None:
        rulings[name] = None
