"""Which clauses use the entries of a component set: those of the functions that return next after a look."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from ruleproof.mutation.components import ComponentMutant, touches


class Users:
    """A tracer that keeps the clauses that looked into each entry, such as `cards/red 2`.

    A look belongs to the first function with clauses that returns or refuses after it: as a rule that is the
    one that looked.
    """

    def __init__(self, trace: Any) -> None:
        self._trace = trace
        self._looks: set[str] = set()
        self._found: dict[str, set[str]] = defaultdict(set)

    def hear(self, event: Any) -> None:
        """Keep what an event says."""
        match event:
            case self._trace.LookedUp():
                self._looks.add(event.entry)
            case self._trace.Applied() | self._trace.Refused() if event.clauses:
                for entry in self._looks:
                    self._found[entry].update(event.clauses)
                self._looks.clear()

    def of(self, mutant: ComponentMutant) -> tuple[str, ...]:
        """Return the clauses that look into the entry of a changed number."""
        own = (clauses for entry, clauses in self._found.items() if touches(mutant.entry, entry))
        return tuple(sorted(set().union(*own)))
