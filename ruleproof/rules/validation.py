"""Checks values from engines against the schemas and conservation laws of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ruleproof.input import jsontext
from ruleproof.input.jsontext import Place
from ruleproof.rules.canonical import Shape
from ruleproof.rules.conservation import Checker
from ruleproof.rules.coverage import EVERYTHING, Coverage, names_of
from ruleproof.rules.model import Json
from ruleproof.rules.schemas import SchemaSet, fault_lines, pointer
from ruleproof.rules.verbs import Verb

_MOST_FAULTS = 3
_MAY_NOT_BE_ALLOWED = re.compile(rb"\d[.eE]|null")
"""Found in every JSON text that contains null or a number that is not written as an integer."""
_MOST_PASSED = 5000
"""Maximum number of answers that are remembered as valid."""


class Invalid(Exception):
    """A value that an engine may not send. `cause` is a short text that similar faults share."""

    def __init__(self, message: str, cause: str) -> None:
        super().__init__(message)
        self.cause = cause


@dataclass(frozen=True)
class Shapes:
    """The shapes of a game's values, used to bring the values into canonical form."""

    state: Shape
    view: Shape
    action: Shape
    outcome: Shape


@dataclass
class Validator:
    """Checks the values of one game under one component set.

    `named` has the validators for cases that name their own component set.
    """

    shapes: Shapes
    schemas: SchemaSet
    laws: Checker
    components: Mapping[str, Json]
    named: Mapping[str, Validator] = field(default_factory=dict)
    covers: Coverage = EVERYTHING
    _passed: set[tuple[str, bytes]] = field(default_factory=set, repr=False, compare=False)

    @property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """Return the names that a coverage can list, by the part of the coverage."""
        return names_of(self.shapes.state, self.shapes.action, self.shapes.outcome, self.shapes.view)

    def covering(self, covers: Coverage) -> Validator:
        """Return the validator for an engine with this coverage."""
        if covers.is_whole:
            return self
        narrow = covers.narrowed(self.schemas)

        def narrowed(one: Validator, named: Mapping[str, Validator]) -> Validator:
            laws = one.laws if covers.table is None else one.laws.within(covers.table)
            return Validator(one.shapes, narrow, laws, one.components, named, covers)

        return narrowed(self, {name: narrowed(one, {}) for name, one in self.named.items()})

    def for_set(self, components: str) -> Validator:
        """Return the validator for cases that name this component set, or this one if the name is empty."""
        return self.named[components] if components else self

    def canonical(self, verb: str, text: bytes, seat: str = "") -> Any:
        """Return the canonical form of an answer, which equal answers share; `verb` is the question, or
        `state`, and `seat` the seat whose view it is.
        """
        return self.canonical_value(verb, jsontext.decode(text), seat)

    def canonical_value(self, verb: str, value: Any, seat: str = "") -> Any:
        """Return the canonical form of the value of an answer, without its uncovered parts."""
        value = self.covers.reduced(verb, value, seat)
        if verb == Verb.LEGAL_ACTIONS:
            shape = self.shapes.action
            return sorted((shape.canonical(action) for action in value), key=jsontext.canonical)
        return getattr(self.shapes, verb).canonical(value)

    def check(self, verb: str, text: bytes, what: str, seat: str = "") -> Any:
        """Return an answer or a state after checking it against its schema, without the engine's own keys and
        without uncovered parts; `seat` is the seat whose view it is.

        Raises:
            Invalid: the value breaks its schema.
        """
        if verb == Verb.LEGAL_ACTIONS:
            return self._actions(text, what)
        return self._value(verb, text, what, seat)

    def require(self, verb: str, text: bytes, what: str) -> None:
        """Check an answer whose value is not needed. An answer that has passed once is not read again.

        Raises:
            Invalid: it breaks its schema.
        """
        if (verb, text) in self._passed:
            return
        self.check(verb, text, what)
        if len(self._passed) >= _MOST_PASSED:
            self._passed.clear()
        self._passed.add((verb, text))

    def _value(self, schema: str, text: bytes, what: str, seat: str) -> Any:
        value = jsontext.decode(text)
        bare = without_own_keys(value) if b'"x_' in text else value
        if schema == "view" and bare != value:
            reason = "the view holds a key that begins with x_, which no view may have"
            raise Invalid(reason, "the view holds a key that begins with x_")
        bare = self.covers.reduced(schema, bare, seat) if isinstance(bare, dict) else bare
        odd = values_not_allowed(bare) if _MAY_NOT_BE_ALLOWED.search(text) else []
        if odd:
            reason = f"the {schema} holds a number that is not an integer, or null"
            raise Invalid(f"{what}: {reason}: {'; '.join(odd[:_MOST_FAULTS])}", reason)
        if not self.schemas.accepts(schema)(bare):
            faults = "; ".join(fault_lines(self.schemas, schema, bare)[:_MOST_FAULTS])
            if ": unknown key: " in faults and schema != "view":
                faults += "; only keys that begin with x_ may be added"
            reason = f"the {schema} breaks its schema"
            raise Invalid(f"{what}: {reason} at {faults}", reason)
        return bare

    def _actions(self, text: bytes, what: str) -> list[Any]:
        actions = jsontext.decode(text)
        if not isinstance(actions, list):
            raise Invalid(f"{what}: expected a list of actions", "expected a list of actions")
        accepts = self.schemas.accepts("action")
        may_hold_odd = _MAY_NOT_BE_ALLOWED.search(text) is not None
        for action in actions:
            faults = values_not_allowed(action) if may_hold_odd else []
            if faults or not accepts(action):
                faults = faults or fault_lines(self.schemas, "action", action)
                shown = jsontext.encode(action).decode()[:200]
                reason = f"{what}: {shown} breaks the schema of actions: {'; '.join(faults[:_MOST_FAULTS])}"
                raise Invalid(reason, "an action breaks its schema")
        shape = self.shapes.action
        plain = actions if not shape.holds_bags else [shape.canonical(action) for action in actions]
        first: dict[bytes, int] = {}
        for number, action in enumerate(plain):
            if first.setdefault(jsontext.canonical(action), number) != number:
                shown = jsontext.encode(actions[number]).decode()[:200]
                raise Invalid(f"{what}: an action is listed twice: {shown}", "an action is listed twice")
        return [action for action in actions if self.covers.takes(action)]


def values_not_allowed(value: Any) -> list[str]:
    """Return a line for each null, and for each number that is not written as an integer, with its place.

    JSON Schema considers 1.0 an integer, but many programs do not.
    """
    return [
        f"{pointer(place)}: {'null is not allowed' if odd is None else f'{odd} is not written as an integer'}"
        for place, odd in _not_allowed(value, ())
    ]


def _not_allowed(value: Any, place: Place) -> Iterator[tuple[Place, float | None]]:
    if isinstance(value, dict):
        for key, child in value.items():
            yield from _not_allowed(child, (*place, key))
    elif isinstance(value, list):
        for index, child in enumerate(value):
            yield from _not_allowed(child, (*place, index))
    elif value is None or isinstance(value, float):
        yield place, value


def without_own_keys_in(text: bytes) -> bytes:
    """Return the JSON text of a state without the keys that begin with x_."""
    return jsontext.encode(without_own_keys(jsontext.decode(text))) if b'"x_' in text else text


def without_own_keys(value: Any) -> Any:
    """Return a value without the keys that begin with x_."""
    if isinstance(value, dict):
        if not any(key.startswith("x_") for key in value) and not any(
            isinstance(child, (dict, list)) for child in value.values()
        ):
            return value
        return {key: without_own_keys(child) for key, child in value.items() if not key.startswith("x_")}
    if isinstance(value, list):
        return [without_own_keys(child) for child in value]
    return value
