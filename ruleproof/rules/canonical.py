"""Canonical forms: lists that the schema marks as bags are sorted, and the engine's own keys are removed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from ruleproof.input import jsontext
from ruleproof.input.jsontext import Place
from ruleproof.rules.schemas import SchemaSet

BAG = "x-bag"
DECLINES = "x-declines"


class Shape:
    """The schema's description of one place: whether it is a bag, whether a number there is omitted if it is
    0, and the shapes inside.
    """

    def __init__(self, schemas: SchemaSet, schema: Any) -> None:
        self._schemas = schemas
        self._layers = list(layers_of(schemas, schema))
        self.is_bag = any(layer.get(BAG) is True for layer in self._layers)
        self.leaves_out_zero = any(
            layer.get("type") == "integer" and layer.get("minimum", 0) >= 1 for layer in self._layers
        )
        self._children: dict[str | int, Shape | None] = {}

    def child(self, key: str | int) -> Shape | None:
        """Return the shape of a member or item, or None if the schema does not describe it."""
        slot: str | int = "[]" if isinstance(key, int) else key
        if slot not in self._children:
            parts = [part for layer in self._layers if (part := member_schema(layer, key)) is not None]
            self._children[slot] = Shape(self._schemas, {"allOf": parts}) if parts else None
        return self._children[slot]

    def names(self, key: str) -> bool:
        """Tell whether the schema names this member; other members are named after seats, cities and so
        on.
        """
        return any(key in layer.get("properties", {}) for layer in self._layers)

    @property
    def is_map(self) -> bool:
        """Tell whether the schema names no members, but says what each of them is."""
        maps = any(isinstance(layer.get("additionalProperties"), dict) for layer in self._layers)
        return maps and not self.members

    @property
    def members(self) -> tuple[str, ...]:
        """Return the names of the members that the schema describes."""
        return tuple(dict.fromkeys(name for layer in self._layers for name in layer.get("properties", ())))

    def words(self, key: str) -> tuple[str, ...]:
        """Return the words that the schema allows as values of a member, in any form of the value."""
        inner = [layer["properties"][key] for layer in self._layers if key in layer.get("properties", {})]
        values = [word for one in inner for word in (one.get("enum") or [one.get("const")])]
        return tuple(dict.fromkeys(word for word in values if isinstance(word, str)))

    @cached_property
    def declining(self) -> frozenset[str]:
        """The types of actions that only decline what is offered. A game that offers nothing else to a seat
        may go on by itself.
        """
        marked = [layer for layer in self._layers if layer.get(DECLINES) is True]
        return frozenset(str(layer["properties"]["type"]["const"]) for layer in marked)

    def at(self, path: tuple[str | int, ...]) -> Shape | None:
        """Return the shape of the place at `path`."""
        shape: Shape | None = self
        for key in path:
            shape = shape.child(key) if shape else None
        return shape

    @cached_property
    def holds_bags(self) -> bool:
        """Tell whether a value of this shape can contain a bag; a recursive shape is assumed to contain a
        bag.
        """
        return self._holds_bags(frozenset())

    def _holds_bags(self, around: frozenset[int]) -> bool:
        if self.is_bag or around & {id(layer) for layer in self._layers}:
            return True
        inside = around | {id(layer) for layer in self._layers}
        names = {name for layer in self._layers for name in layer.get("properties", ())}
        children = [self.child(key) for key in (0, "", *names)]
        return any(child is not None and child._holds_bags(inside) for child in children)

    def canonical(self, value: Any) -> Any:
        """Return the value with bags sorted and `x_` keys removed."""
        return _canonical(self, value)


def same(shape: Shape | None, one: Any, other: Any) -> bool:
    """Tell whether two values of a shape have the same canonical form; keys that begin with x_ are ignored.

    Both values must already fit their schema, because Python considers 1.0 and true equal to 1.
    """
    if one == other:
        return True
    if isinstance(one, dict) and isinstance(other, dict):
        return _same_members(shape, one, other)
    if not isinstance(one, list) or not isinstance(other, list) or len(one) != len(other):
        return False
    if shape is not None and shape.is_bag:
        return bool(shape.canonical(one) == shape.canonical(other))
    inner = shape.child(0) if shape is not None else None
    return all(same(inner, left, right) for left, right in zip(one, other, strict=True))


def _same_members(shape: Shape | None, one: dict[str, Any], other: dict[str, Any]) -> bool:
    keys, other_keys = ({key for key in members if not key.startswith("x_")} for members in (one, other))
    return keys == other_keys and all(
        same(shape.child(key) if shape is not None else None, one[key], other[key]) for key in keys
    )


def layers_of(schemas: SchemaSet, schema: Any) -> Iterator[dict[str, Any]]:
    """Yield the schema and every schema that it includes: by reference, by `allOf`, or as one of its
    forms.
    """
    if not isinstance(schema, dict):
        return
    yield schema
    if "$ref" in schema:
        reference = schema["$ref"]
        yield from layers_of(schemas, schemas.resolve(reference))
    for word in ("allOf", "oneOf", "anyOf"):
        for part in schema.get(word, ()):
            yield from layers_of(schemas, part)
    for word in ("then", "else"):
        if word in schema:
            yield from layers_of(schemas, schema[word])


def member_schema(layer: dict[str, Any], key: str | int) -> Any:
    """Return what a schema says about a member or item of a value, or None; included schemas are ignored."""
    if isinstance(key, int):
        return layer.get("items")
    members = layer.get("properties", {})
    if key in members:
        return members[key]
    extra = layer.get("additionalProperties")
    return extra if isinstance(extra, dict) else None


def _canonical(shape: Shape | None, value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: _canonical(shape.child(key) if shape else None, child)
            for key, child in value.items()
            if not key.startswith("x_")
        }
    if isinstance(value, list):
        inner = shape.child(0) if shape else None
        items = [_canonical(inner, child) for child in value] if _is_nested(value) else list(value)
        if shape is not None and shape.is_bag:
            items.sort(key=jsontext.canonical)
        return items
    return value


def _is_nested(items: list[Any]) -> bool:
    return any(isinstance(item, (dict, list)) for item in items)


MISSING = "(nothing)"
Different = tuple[Place, Any, Any]
"""A place where two values differ, with both values there; `MISSING` stands for an absent value."""


def first_difference(expected: Any, actual: Any) -> Different | None:
    """Return the first place where two canonical values differ."""
    return next(differences(expected, actual), None)


def differences(expected: Any, actual: Any, path: Place = ()) -> Iterator[Different]:
    """Yield every place where two canonical values differ."""
    inside: list[tuple[str | int, Any, Any]] = []
    if isinstance(expected, dict) and isinstance(actual, dict):
        keys = [*expected, *(key for key in actual if key not in expected)]
        inside = [(key, expected.get(key, MISSING), actual.get(key, MISSING)) for key in keys]
    elif _are_alike_lists(expected, actual):
        inside = list(zip(range(len(expected)), expected, actual, strict=True))
    elif type(expected) is not type(actual) or expected != actual:
        yield path, expected, actual
    for key, left, right in inside:
        yield from differences(left, right, (*path, key))


def _are_alike_lists(expected: Any, actual: Any) -> bool:
    """Tell whether two lists can be compared item by item, because they have the same length and contain
    lists or objects.
    """
    both = isinstance(expected, list) and isinstance(actual, list)
    return both and len(expected) == len(actual) and _is_nested(expected)


def at_place(value: Any, parts: Sequence[str]) -> Any:
    """Return the value at a place whose keys and indices are given as texts, or `MISSING`."""
    for part in parts:
        if isinstance(value, dict) and part in value:
            value = value[part]
        elif isinstance(value, list) and part.isdigit() and int(part) < len(value):
            value = value[int(part)]
        else:
            return MISSING
    return value
