"""What an engine sends, taken out of its replies and held against the schemas: an illegal reply is found
here.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ruleproof.engines.wire import EngineFailure
from ruleproof.input import jsontext
from ruleproof.judging.expectations import Shapes, canonical_actions
from ruleproof.rules.canonical import has_float
from ruleproof.rules.conservation import Checker
from ruleproof.rules.model import Json
from ruleproof.rules.schemas import SchemaSet, fault_lines


@dataclass
class GameTools:
    """What judging the cases of one game under one component set needs; `named` are the same for cases that
    name a set of their own.
    """

    shapes: Shapes
    schemas: SchemaSet
    laws: Checker
    components: Mapping[str, Json]
    named: Mapping[str, GameTools] = field(default_factory=dict)

    def under(self, components: str) -> GameTools:
        """Return the tools for cases that name this component set; those at hand where none is named."""
        return self.named[components] if components else self


class Applied(msgspec.Struct, frozen=True):
    """The result of apply or new_game."""

    state: msgspec.Raw
    clauses: list[str] = []


_decode_applied = msgspec.json.Decoder(Applied).decode


def applied_in(result: bytes, what: str) -> Applied:
    """Return the state, and the clauses if any are named, in the result of apply or new_game.

    Raises:
        EngineFailure: the result holds no state.
    """
    try:
        return _decode_applied(result)
    except (msgspec.DecodeError, RecursionError) as error:
        told = f"{what} is not answered with a state: {error or 'nested too deeply'}"
        raise EngineFailure("illegal reply", told, cause="apply is not answered with a state") from None


_MEMBERS = {"legal_actions": "actions", "view": "view", "outcome": "outcome"}


class _Actions(msgspec.Struct):
    actions: msgspec.Raw


class _View(msgspec.Struct):
    view: msgspec.Raw


class _Outcome(msgspec.Struct):
    outcome: msgspec.Raw


_decoders = {
    "legal_actions": msgspec.json.Decoder(_Actions).decode,
    "view": msgspec.json.Decoder(_View).decode,
    "outcome": msgspec.json.Decoder(_Outcome).decode,
}


def answer_in(result: bytes, verb: str) -> bytes:
    """Return the JSON text of the answer in a reply's result.

    Raises:
        EngineFailure: the result holds no such answer.
    """
    try:
        return bytes(getattr(_decoders[verb](result), _MEMBERS[verb]))
    except (msgspec.DecodeError, RecursionError) as error:
        raise EngineFailure(
            "illegal reply", f"{verb} is not answered with {_MEMBERS[verb]!r}: {error or 'nested too deeply'}"
        ) from None


def checked(tools: GameTools, schema: str, text: bytes, what: str) -> Any:
    """Return a value that the engine sent, if it is what the schema wants.

    Raises:
        EngineFailure: an illegal reply.
    """
    try:
        value = jsontext.decode(text)
    except ValueError as error:
        raise EngineFailure(
            "illegal reply",
            f"{what}: the {schema} cannot be read: {error}",
            cause=f"the {schema} cannot be read",
        ) from None
    if jsontext.repeats_a_key(text, value):
        raise EngineFailure(
            "illegal reply", f"{what}: the {schema} has a key twice", cause=f"the {schema} has a key twice"
        )
    bare = without_own_keys(value) if b'"x_' in text else value
    if schema == "view" and bare != value:
        raise EngineFailure(
            "illegal reply", "the view holds a key that begins with x_, and a view holds none"
        )
    if has_float(bare):
        told = f"the {schema} holds a number that is no integer, or null"
        raise EngineFailure("illegal reply", f"{what}: {told}", cause=told)
    if not tools.schemas.accepts(schema)(bare):
        faults = "; ".join(fault_lines(tools.schemas, schema, bare)[:3])
        raise EngineFailure(
            "illegal reply",
            f"{what}: the {schema} breaks its schema at {faults}",
            cause=f"the {schema} breaks its schema",
        )
    return value


def checked_actions(tools: GameTools, text: bytes, what: str) -> list[Any]:
    """Return the canonical form of a list of legal actions that the engine sent, if each of them is what the
    schema wants.

    Raises:
        EngineFailure: an illegal reply.
    """
    try:
        actions = jsontext.decode(text)
    except ValueError as error:
        raise EngineFailure(
            "illegal reply",
            f"{what}: the list cannot be read: {error}",
            cause="the list of actions cannot be read",
        ) from None
    if not isinstance(actions, list):
        raise EngineFailure(
            "illegal reply", f"{what}: wanted a list of actions", cause="wanted a list of actions"
        )
    if jsontext.repeats_a_key(text, actions):
        raise EngineFailure(
            "illegal reply", f"{what}: an action has a key twice", cause="an action has a key twice"
        )
    accepts = tools.schemas.accepts("action")
    for action in actions:
        if has_float(action) or not accepts(action):
            faults = "; ".join(fault_lines(tools.schemas, "action", action)[:2])
            told = f"{what}: {jsontext.encode(action).decode()[:200]} breaks the schema of actions: {faults}"
            raise EngineFailure("illegal reply", told, cause="an action breaks its schema")
    found: list[Any] = canonical_actions(tools.shapes, text)
    if any(one == other for one, other in itertools.pairwise(found)):
        raise EngineFailure(
            "illegal reply", f"{what}: an action is listed twice", cause="an action is listed twice"
        )
    return found


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
