"""Checks values from engines against the schemas and conservation laws of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ruleproof.input import jsontext
from ruleproof.rules.canonical import Shape, has_float
from ruleproof.rules.conservation import Checker
from ruleproof.rules.coverage import EVERYTHING, Coverage
from ruleproof.rules.model import Json
from ruleproof.rules.schemas import SchemaSet, fault_lines
from ruleproof.rules.verbs import Verb

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

    def covering(self, covers: Coverage) -> Validator:
        """Return the validator for an engine with this coverage."""
        if covers.is_whole:
            return self
        narrow = covers.narrowed(self.schemas)

        def narrowed(one: Validator, named: Mapping[str, Validator]) -> Validator:
            laws = one.laws if covers.table is None else one.laws.within(covers.table)
            return Validator(one.shapes, narrow, laws, one.components, named, covers)

        return narrowed(self, {name: narrowed(one, {}) for name, one in self.named.items()})

    def under(self, components: str) -> Validator:
        """Return the validator for cases that name this component set, or this one if the name is empty."""
        return self.named[components] if components else self

    def canonical(self, verb: str, text: bytes) -> Any:
        """Return the canonical form of an answer, which equal answers share; `verb` is the question, or
        `state`.
        """
        return self.canonical_value(verb, jsontext.decode(text))

    def canonical_value(self, verb: str, value: Any) -> Any:
        """Return the canonical form of the value of an answer, without its uncovered parts."""
        value = self.covers.of(verb, value)
        if verb == Verb.LEGAL_ACTIONS:
            shape = self.shapes.action
            return sorted((shape.canonical(action) for action in value), key=jsontext.canonical)
        return getattr(self.shapes, verb).canonical(value)

    def check(self, verb: str, text: bytes, what: str) -> Any:
        """Return an answer or a state after checking it against its schema, without the engine's own keys and
        without uncovered parts.

        Raises:
            Invalid: the value breaks its schema.
        """
        try:
            return self._actions(text, what) if verb == Verb.LEGAL_ACTIONS else self._value(verb, text, what)
        except RecursionError:
            reason = f"the {'list of actions' if verb == 'legal_actions' else verb} is nested too deeply"
            raise Invalid(f"{what}: {reason}", reason) from None

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

    def _value(self, schema: str, text: bytes, what: str) -> Any:
        try:
            value = jsontext.decode(text)
        except ValueError as error:
            reason = f"the {schema} cannot be read"
            raise Invalid(f"{what}: {reason}: {error}", reason) from None
        if jsontext.repeats_a_key(text, value):
            raise Invalid(f"{what}: the {schema} has a key twice", f"the {schema} has a key twice")
        bare = without_own_keys(value) if b'"x_' in text else value
        if schema == "view" and bare != value:
            reason = "the view holds a key that begins with x_, which no view may have"
            raise Invalid(reason, "the view holds a key that begins with x_")
        bare = self.covers.of(schema, bare) if isinstance(bare, dict) else bare
        if jsontext.may_hold_float_or_null(text) and has_float(bare):
            reason = f"the {schema} holds a number that is not an integer, or null"
            raise Invalid(f"{what}: {reason}", reason)
        if not self.schemas.accepts(schema)(bare):
            faults = "; ".join(fault_lines(self.schemas, schema, bare)[:3])
            reason = f"the {schema} breaks its schema"
            raise Invalid(f"{what}: {reason} at {faults}", reason)
        return bare

    def _actions(self, text: bytes, what: str) -> list[Any]:
        actions = _list_of_actions(text, what)
        accepts = self.schemas.accepts("action")
        doubtful = jsontext.may_hold_float_or_null(text)
        for action in actions:
            if not accepts(action) or (doubtful and has_float(action)):
                faults = "; ".join(fault_lines(self.schemas, "action", action)[:2])
                shown = jsontext.encode(action).decode()[:200]
                reason = f"{what}: {shown} breaks the schema of actions: {faults}"
                raise Invalid(reason, "an action breaks its schema")
        shape = self.shapes.action
        plain = actions if not shape.holds_bags else [shape.canonical(action) for action in actions]
        if len({jsontext.canonical(action) for action in plain}) < len(actions):
            raise Invalid(f"{what}: an action is listed twice", "an action is listed twice")
        return [action for action in actions if self.covers.takes(action)]


def _list_of_actions(text: bytes, what: str) -> list[Any]:
    try:
        actions = jsontext.decode(text)
    except ValueError as error:
        reason = "the list of actions cannot be read"
        raise Invalid(f"{what}: the list cannot be read: {error}", reason) from None
    if not isinstance(actions, list):
        raise Invalid(f"{what}: expected a list of actions", "expected a list of actions")
    if jsontext.repeats_a_key(text, actions):
        raise Invalid(f"{what}: an action has a key twice", "an action has a key twice")
    return actions


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
