"""Which clauses use the values of a component set: those of the innermost functions that read them."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import msgspec

from ruleproof.mutation.components import ComponentMutant, touches

_CARRIERS = ("requirement", "effect")
"""The functions that the decorator `clause` puts around those of a reference."""


class Users:
    """The clauses that looked into each entry, such as `cards/red 2`, or read a value of it, such as
    `cards/red 2/copies`.
    """

    def __init__(self) -> None:
        self._found: dict[str, set[str]] = defaultdict(set)

    def note(self, place: str) -> None:
        """Note the clauses of the innermost function that has any, where something is read now."""
        frame: Any = sys._getframe(1)
        while frame is not None and frame.f_code.co_name not in _CARRIERS:
            frame = frame.f_back
        if frame is not None:
            self._found[place].update(clause for tie in frame.f_locals["ties"] for clause in tie.clauses)

    def of(self, mutant: ComponentMutant) -> tuple[str, ...]:
        """Return the clauses that read a changed number; those that look into its entry, if none does."""
        value = "/".join(map(str, mutant.path[:3]))
        entry = (its for place, its in self._found.items() if touches(mutant.entry, place))
        return tuple(sorted(self._found.get(value) or set().union(*entry)))


@contextmanager
def watched(reference: ModuleType) -> Iterator[Users]:
    """Yield what uses the component set of a reference inside a `with` block."""
    users, classes = Users(), set[type]()
    places: dict[int, tuple[msgspec.Struct, str]] = {}  # it holds the entries: no id is given out anew
    recording = sys.modules[f"{reference.__name__}.recording"]
    entries = sys.modules[f"{reference.__name__}.entries"].Entries
    begin, look_up = recording.Recording.__init__, entries.__getitem__

    class Looking(dict[str, None]):
        def __setitem__(self, entry: str, value: None) -> None:
            super().__setitem__(entry, value)
            users.note(entry)

    def looking(self: Any, **options: Any) -> None:
        begin(self, **options)
        self._on = self._on._replace(entries=Looking())

    def found(self: Any, name: str) -> Any:
        entry = look_up(self, name)
        if isinstance(entry, msgspec.Struct):
            places[id(entry)] = entry, f"{self._kind}/{name}"
            if type(entry) not in classes:
                classes.add(type(entry))
                type(entry).__getattribute__ = read  # type: ignore[method-assign]
        return entry

    def read(self: Any, name: str) -> Any:
        if id(self) in places:
            users.note(f"{places[id(self)][1]}/{name}")
        return object.__getattribute__(self, name)

    recording.Recording.__init__, entries.__getitem__ = looking, found
    try:
        yield users
    finally:
        recording.Recording.__init__, entries.__getitem__ = begin, look_up
        for one in classes:
            del one.__getattribute__
