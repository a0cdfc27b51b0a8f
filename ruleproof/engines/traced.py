"""The reference with a tracer, which reports what each answer depends on.

A result has these members besides the answer:

    x_entries   the component entries that were used, in the order of their names
    x_rulings   the last words of the ids of the rulings whose reading was looked up, if there are any
    clauses     the clauses that were applied, in the order of their first use; not for legal actions
    x_changes   the applied clauses that changed the state, with the fields that each changed

The data of a refusal has `x_through`, the clauses of all requirements that were not met, the innermost first,
and `x_rulings`, both as one text.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from ruleproof.rules.verbs import QUESTIONS, Verb

Call = Callable[..., dict[str, Any]]


class Traced:
    """An engine of the reference, called with a tracer set. `events` is the module of the events."""

    def __init__(self, engine: Any, events: Any) -> None:
        self._engine = engine
        self._events = events

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._engine, name)
        return partial(self._ask, name, value) if name in QUESTIONS else value

    def _ask(self, verb: str, call: Call, *arguments: Any, **params: Any) -> dict[str, Any]:
        trace = Trace()
        try:
            with self._events.tracing(trace.tracer(self._events)):
                result = call(*arguments, **params)
        except Exception as refusal:
            facts = trace.of_refusal(refusal)
            if facts:
                raise TracedRefusal(refusal, facts) from None
            raise
        return {**result, **trace.lookups(), **(trace.applied() if verb != Verb.LEGAL_ACTIONS else {})}


class TracedRefusal(Exception):
    """A refusal of the reference, with the facts that the tracer adds to its data."""

    def __init__(self, refusal: Any, facts: dict[str, str]) -> None:
        super().__init__(str(refusal))
        self.code: int = refusal.code
        self.data = {**refusal.data, **facts}


class Trace:
    """The events that the rules report during one request."""

    def __init__(self) -> None:
        self._entries: set[str] = set()
        self._rulings: dict[str, None] = {}
        self._clauses: dict[str, None] = {}
        self._changes: dict[str, dict[str, None]] = {}
        self._refused: list[Any] = []

    def tracer(self, events: Any) -> Callable[[Any], None]:
        """Return a tracer that records events. Lookups of entries are the most frequent events, so they are
        checked first.
        """
        looked_up, applied, consulted, asking = (
            events.LookedUp,
            events.Applied,
            events.Consulted,
            events.Asking,
        )
        entries, rulings = self._entries, self._rulings
        questions = 0

        def record(event: Any) -> None:
            nonlocal questions
            kind = type(event)
            if kind is looked_up:
                entries.add(event.entry)
            elif kind is applied:
                if not questions:
                    self._apply(event)
            elif kind is consulted:
                rulings[event.ruling] = None
            elif kind is asking:
                questions += 1 if event.begins else -1
            else:
                self._refused.append(event)

        return record

    def _apply(self, event: Any) -> None:
        fields = None if event.result is None else changed(event.arguments, event.result)
        if event.result is not None and fields is None:
            return
        for clause in event.clauses:
            self._clauses[clause] = None
            if fields is not None:
                self._changes.setdefault(clause, {}).update(fields)

    def lookups(self) -> dict[str, Any]:
        """Return the members of a result that list the lookups."""
        entries = {"x_entries": sorted(self._entries)}
        return {**entries, "x_rulings": list(self._rulings)} if self._rulings else entries

    def applied(self) -> dict[str, Any]:
        """Return the members of a result that list the applied clauses."""
        clauses = {"clauses": list(self._clauses)}
        changes = {clause: list(fields) for clause, fields in self._changes.items()}
        return {**clauses, "x_changes": changes} if changes else clauses

    def of_refusal(self, refusal: Any) -> dict[str, str]:
        """Return what is added to the data of a refusal; nothing if the error is not one of the reference."""
        if not hasattr(refusal, "code"):
            return {}
        facts = {"x_through": self.through(refusal), "x_rulings": list(self._rulings)}
        return {name: " ".join(words) for name, words in facts.items() if words}

    def through(self, refusal: Any) -> list[str]:
        """Return the clauses of the requirements that a refusal passed through, if the refusal does not name
        them itself.
        """
        clauses = {
            clause: None for event in self._refused if event.refusal is refusal for clause in event.clauses
        }
        return [] if list(clauses) == [getattr(refusal, "clause", "")] else list(clauses)


def changed(arguments: tuple[Any, ...], result: Any) -> dict[str, None] | None:
    """Return the fields of the state that a call changed, or no fields if it returned a different kind of
    value.

    Return None if the call had nothing to do: it returned the state that it was given, or an empty value.
    """
    if not isinstance(result, msgspec.Struct):
        return {} if result else None
    if any(result is argument for argument in arguments):
        return None
    before = next((one for one in arguments if type(one) is type(result)), None)
    return dict.fromkeys(_differing(before, result)) if before is not None else {}


def _differing(before: Any, after: msgspec.Struct) -> list[str]:
    """Return the names of the fields, at any depth, that differ between two states."""
    found: list[str] = []
    for name in after.__struct_fields__:
        one, two = getattr(before, name), getattr(after, name)
        if one is two:
            continue
        if isinstance(one, msgspec.Struct) and type(one) is type(two):
            found += _differing(one, two)
        elif one != two:
            found.append(name)
    return found
