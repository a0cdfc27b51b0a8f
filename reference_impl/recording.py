"""What a call has used: clauses, how they were applied, and the entries and rulings that were looked up.

Nothing is kept unless a recording is on, so that play without one costs no more than a test.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

Names = dict[str, None]
"""Names, each once, in the order of their first use."""

Changes = dict[str, Names]
"""For each clause that did more than hold, the fields of a state that it changed, such as `gold`."""

Draws = dict[str, list[int]]
"""For each clause, the numbers of the outcomes of chance that its functions used; 1 is the first."""

Values = dict[str, list[Any]]
"""For each clause, the values that its functions gave."""

clauses: Names | None = None
"""The clauses applied so far, or None while they are not recorded."""

entries: Names | None = None
"""The component entries used so far, such as `gold_coins`, or None while they are not recorded."""

changes: Changes = {}
"""What the clauses applied so far have changed, while clauses are recorded."""

idle: Names = {}
"""The clauses of functions that were called so far and had nothing to do, while clauses are recorded."""

drew: Draws = {}
"""The clauses of the innermost functions that used outcomes of chance, with the numbers of these outcomes,
while clauses are recorded.
"""

draws: list[int] = []
"""The numbers of the outcomes of chance that no clause has been recorded for, while clauses are recorded."""

values: Values | None = None
"""What the functions of clauses gave, or None while it is not recorded."""


rulings: Names | None = None
"""The rulings whose reading was looked up so far, by the last word of their ids, or None."""

altered: frozenset[str] = frozenset()
"""The clauses whose functions give something else than they must, to see what depends on them."""


silent = False
"""Whether recordings record nothing."""


class _On(NamedTuple):
    """All that is recorded at a time."""

    clauses: Names | None
    entries: Names | None
    changes: Changes
    idle: Names
    drew: Draws
    draws: list[int]
    values: Values | None
    rulings: Names | None


_NOTHING = _On(None, None, {}, {}, {}, [], None, None)


class Recording:
    """What is used inside a `with` block; the values that functions gave only if that was asked."""

    __slots__ = ("_before", "_on")

    def __init__(self, *, with_values: bool = False) -> None:
        self._on = _On({}, {}, {}, {}, {}, [], {} if with_values else None, {})
        self._before = _NOTHING

    def __enter__(self) -> Recording:
        self._before = _in_force()
        _put(_NOTHING if silent else self._on)
        return self

    def __exit__(self, *_: object) -> None:
        _put(self._before)

    @property
    def clauses(self) -> list[str]:
        return list(self._on.clauses or ())

    @property
    def entries(self) -> list[str]:
        """The entries used, in an order that does not hang on when they were looked up."""
        return sorted(self._on.entries or ())

    @property
    def changes(self) -> dict[str, list[str]]:
        return {name: list(fields) for name, fields in self._on.changes.items()}

    def told(self) -> dict[str, Any]:
        """Return what an answer tells of its clauses beyond their names, as far as there is anything."""
        on = self._on
        told = {"x_changes": self.changes, "x_idle": self.idle, "x_drew": on.drew, "x_values": self.values}
        return {key: value for key, value in told.items() if value}

    @property
    def idle(self) -> list[str]:
        """The clauses of functions that were called and never had anything to do."""
        applied = self._on.clauses or ()
        return [name for name in self._on.idle if name not in applied]

    @property
    def values(self) -> Values:
        """What the functions of each clause gave, in plain JSON values, each once."""
        return {name: _plain(given) for name, given in (self._on.values or {}).items()}

    @property
    def rulings(self) -> list[str]:
        return list(self._on.rulings or ())


def _in_force() -> _On:
    return _On(clauses, entries, changes, idle, drew, draws, values, rulings)


def _put(on: _On) -> None:
    global clauses, entries, changes, idle, drew, draws, values, rulings
    clauses, entries, changes, idle, drew, draws, values, rulings = on


def _plain(given: Iterable[Any]) -> list[Any]:
    texts = dict.fromkeys(map(msgspec.json.encode, given))
    return [msgspec.json.decode(text) for text in texts]


@contextmanager
def altering(*ids: str) -> Iterator[None]:
    """Let the functions of some clauses give something else inside a `with` block: requirements hold whatever
    is asked, a state comes out as it went in, and of values another one.
    """
    global altered
    before, altered = altered, frozenset(ids)
    try:
        yield
    finally:
        altered = before


@contextmanager
def silenced() -> Iterator[None]:
    """Let nothing that begins inside a `with` block be recorded: where nobody reads it, it is a third of the
    time.
    """
    global silent
    before, silent = silent, True
    try:
        yield
    finally:
        silent = before


@contextmanager
def paused() -> Iterator[None]:
    """Record nothing inside a `with` block, and let the functions of all clauses give what they must."""
    before = _in_force()
    _put(_NOTHING)
    try:
        with altering():
            yield
    finally:
        _put(before)


def recording(*, with_values: bool = False) -> Recording:
    """Record what is used inside a `with` block; a recording around it sees nothing of that."""
    return Recording(with_values=with_values)


def applied(ids: Iterable[str], fields: Iterable[str] | None) -> None:
    """Record clauses that were applied: with the fields that they changed, or None if they only held."""
    if clauses is None:
        return
    for name in ids:
        clauses[name] = None
        if fields is None:
            continue
        if name not in changes:
            changes[name] = dict.fromkeys(fields)
        elif fields:
            changes[name].update(dict.fromkeys(fields))


def asked(ids: Iterable[str]) -> None:
    """Record clauses whose function was called and had nothing to do."""
    for name in ids:
        idle[name] = None


def drawn(ids: Iterable[str], before: int) -> None:
    """Record clauses whose function has used outcomes of chance: those after so many that wait for one."""
    for name in ids:
        drew[name] = sorted({*drew.get(name, ()), *draws[before:]})
    del draws[before:]


def gave(ids: Iterable[str], value: Any) -> None:
    """Record a number, word or flag that a function of some clauses gave, or some of them in their order."""
    if values is not None and _is_plain(value):
        for name in ids:
            if name in values:
                values[name].append(value)
            else:
                values[name] = [value]


def _is_plain(value: Any) -> bool:
    return isinstance(value, (int, str)) or (
        isinstance(value, tuple) and all(isinstance(one, (int, str)) for one in value)
    )


def note_entry(path: str) -> None:
    """Record that a component entry was used."""
    if entries is not None:
        entries[path] = None


def note_ruling(name: str) -> None:
    """Record that the reading of a ruling was looked up."""
    if rulings is not None:
        rulings[name] = None
