"""The shapes of a game's messages, read from its schemas, for writing them in a programming language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec

TOPS = ("state", "action", "view", "outcome")
_RESERVED = """Adapter Any Array Boolean Chance Dictionary Game Given Integer List Literal Map NotRequired
    Object Option Record Refusal String TypedDict Value Vec"""
"""Names that have a different meaning in one of the languages or templates."""
_SHAPING = {
    "type",
    "properties",
    "additionalProperties",
    "items",
    "oneOf",
    "anyOf",
    "enum",
    "const",
    "required",
}
"""Members of a schema that, beside `$ref`, change the shape of its target."""

_DEEPEST = 3
"""How many lists inside each other are described."""

Schema = dict[str, Any]


@dataclass(frozen=True)
class Plain:
    """A text, integer, number, boolean, or anything."""

    kind: str


@dataclass(frozen=True)
class Fixed:
    """A single fixed text."""

    value: str


@dataclass(frozen=True)
class Listed:
    """A list of things."""

    item: Type


@dataclass(frozen=True)
class Mapped:
    """A map from texts to things."""

    item: Type


@dataclass(frozen=True)
class Either:
    """A value of one of several shapes, not all of which are objects."""

    types: tuple[Type, ...]


@dataclass(frozen=True)
class Named:
    """What a definition contains."""

    name: str


Type = Plain | Fixed | Listed | Mapped | Either | Named
ANYTHING = Plain("anything")
_PLAIN = {name: Plain(name) for name in ("integer", "number", "boolean")} | {"string": Plain("text")}


@dataclass(frozen=True)
class Member:
    """A member of an object."""

    key: str
    type: Type
    required: bool
    about: str = field(compare=False)


@dataclass(frozen=True)
class Choice:
    """One of several fixed texts."""

    name: str
    values: tuple[str, ...]
    about: str


@dataclass(frozen=True)
class Struct:
    """An object with its members."""

    name: str
    members: tuple[Member, ...]
    about: str


@dataclass(frozen=True)
class Variants:
    """An object of one of several shapes.

    For languages without union types, `merged` has the members of all variants, most of them optional, and
    `choices` are the further definitions that `merged` needs.
    """

    name: str
    structs: tuple[Struct, ...]
    merged: Struct
    choices: tuple[Choice, ...]
    about: str


Definition = Choice | Struct | Variants


def message_shapes(folder: Path) -> list[Definition]:
    """Return the shapes of states, actions, views and outcomes, and of the options of a new game if it has
    any, each definition after those it needs; or nothing if one of the first four is not an object.
    """
    reader = _Reader(folder)
    tops = [reader.type_of({"$ref": f"{top}.json"}, top, "") for top in TOPS]
    if reader.has_options:
        reader.type_of({"$ref": "setup.json#/properties/options"}, "options", "")
    return reader.definitions if tops == [Named(pascal(top)) for top in TOPS] else []


def pascal(text: str) -> str:
    """Return words as one name: `next_turn` as NextTurn."""
    return "".join(word[0].upper() + word[1:] for word in words_in(text))


def words_in(text: str) -> list[str]:
    """Return the words of a key or value."""
    return re.findall(r"[^\W_]+", text)


class _Reader:
    """Reads the schemas of a game and collects definitions."""

    def __init__(self, folder: Path) -> None:
        self.definitions: list[Definition] = []
        self._schemas = {
            path.name: _with_whole_references(msgspec.json.decode(path.read_bytes()), path.name)
            for path in folder.glob("*.json")
        }
        self._taken = {*words_in(_RESERVED), *map(pascal, TOPS), "Options"}
        self._shapes: dict[Definition, Named] = {}
        self._named: dict[str, Type] = {}
        self._open: set[str] = set()

    @property
    def has_options(self) -> bool:
        """Tell whether a new game has options."""
        setup = self._schemas.get("setup.json", {}).get("properties", {})
        return bool(setup.get("options", {}).get("properties"))

    def type_of(self, schema: Schema, hint: str, parent: str) -> Type:
        """Return the type that a schema describes; it is called `hint` in `parent`, which is '' for the top
        types.
        """
        reference = schema.get("$ref")
        if reference is None:
            return self._built(schema, hint, parent)
        further = {key: value for key, value in schema.items() if key in _SHAPING}
        if further:
            return self.type_of({**self._target(reference), **further}, hint, parent)
        if reference in self._open:
            return ANYTHING  # a recursive type
        if reference not in self._named:
            self._open.add(reference)
            name = hint if parent == "" else reference.removesuffix(".json").rpartition("/")[2]
            self._named[reference] = self.type_of(self._target(reference), name, parent)
            self._open.discard(reference)
        return self._named[reference]

    def _target(self, reference: str) -> Schema:
        name, _, pointer = reference.partition("#")
        found: Schema = self._schemas[name]
        for part in filter(None, pointer.split("/")):
            found = found[part]
        return found

    def _built(self, schema: Schema, hint: str, parent: str) -> Type:
        if variants := schema.get("oneOf") or schema.get("anyOf"):
            return self._one_of(schema, variants, hint, parent)
        if isinstance(value := schema.get("const"), str):
            return Fixed(value)
        if all(isinstance(value, str) for value in schema.get("enum", [0])):
            return self._defined(Choice(hint, tuple(schema["enum"]), _about(schema)), parent)
        kind = schema.get("type")
        if kind == "array":
            return Listed(self.type_of(schema.get("items", {}), _singular(hint), parent or hint))
        if kind == "object" and (schema.get("properties") or parent == ""):
            return self._defined(self._struct(schema, hint), parent)
        if kind == "object":
            value = schema.get("additionalProperties")
            return Mapped(
                self.type_of(value if isinstance(value, dict) else {}, _singular(hint), parent or hint)
            )
        return _PLAIN.get(str(kind), ANYTHING)

    def _struct(self, schema: Schema, name: str) -> Struct:
        required = schema.get("required", ())
        members = tuple(
            Member(key, self.type_of(value, key, name), key in required, self._about_member(value))
            for key, value in schema.get("properties", {}).items()
        )
        return Struct(name, members, _about(schema))

    def _about_member(self, schema: Schema, depth: int = 0) -> str:
        """Return what a member is, with what its definition says if that becomes no type of its own."""
        said = [_about(schema)]
        while reference := schema.get("$ref"):
            schema = {**self._target(reference), **{key: schema[key] for key in _SHAPING & schema.keys()}}
            if not (schema.get("properties") or schema.get("enum") or schema.get("oneOf")):
                said.append(_about(schema))
        inner = schema.get("items", schema.get("additionalProperties"))
        if isinstance(inner, dict) and not schema.get("properties") and depth < _DEEPEST:
            each = self._about_member(inner, depth + 1)
            said += [f"Each: {each}"] if each else []
        return " ".join(filter(None, dict.fromkeys(said)))

    def _one_of(self, schema: Schema, variants: Sequence[Schema], hint: str, parent: str) -> Type:
        wholes = [_together(schema, self._followed(variant)) for variant in variants]
        if all(whole["properties"] for whole in wholes):
            return self._variants(wholes, hint, parent, _about(schema))
        types = tuple(dict.fromkeys(self.type_of(variant, hint, parent) for variant in variants))
        return types[0] if len(types) == 1 else Either(types)

    def _followed(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self._target(schema["$ref"])
        return schema

    def _variants(self, wholes: Sequence[Schema], hint: str, parent: str, about: str) -> Named:
        name = self._name(hint, parent)
        structs = tuple(
            replace(struct, name=self._name(f"{whole.get('title', 'some')} {name}", "variant"))
            for whole in wholes
            for struct in [self._struct(whole, name)]
        )
        choices: list[Choice] = []
        merged = Struct(name, tuple(self._merged(structs, name, choices)), about)
        self.definitions.append(Variants(name, structs, merged, tuple(choices), about))
        return Named(name)

    def _merged(self, structs: Sequence[Struct], name: str, choices: list[Choice]) -> Iterator[Member]:
        """Yield the members of all variants; the further definitions that they need are added to
        `choices`.
        """
        every = [member for struct in structs for member in struct.members]
        for key in dict.fromkeys(member.key for member in every):
            same = [member for member in every if member.key == key]
            types = list(dict.fromkeys(member.type for member in same))
            joined = types[0]
            if len(types) > 1 or isinstance(joined, Fixed):
                values = self._values_of(types)
                joined = Named(self._name(f"{name} {key}", "variant")) if values else ANYTHING
                if isinstance(joined, Named):
                    choices.append(Choice(joined.name, values, ""))
            abouts = {member.about for member in same}
            required = len(same) == len(structs) and all(member.required for member in same)
            yield Member(key, joined, required, abouts.pop() if len(abouts) == 1 else "")

    def _values_of(self, types: Iterable[Type]) -> tuple[str, ...]:
        """Return all texts that some types allow, or nothing if one of the types allows anything else."""
        choices = {one.name: one.values for one in self.definitions if isinstance(one, Choice)}
        found: dict[str, None] = {}
        for one in types:
            values: tuple[str, ...] = (one.value,) if isinstance(one, Fixed) else ()
            if isinstance(one, Named):
                values = choices.get(one.name, ())
            if not values:
                return ()
            found |= dict.fromkeys(values)
        return tuple(found)

    def _defined(self, definition: Choice | Struct, parent: str) -> Named:
        """Store a definition, or return the name of an equal one that is already stored."""
        shape = replace(definition, name="", about="")
        if parent == "" or shape not in self._shapes:
            name = self._name(definition.name, parent)
            self.definitions.append(replace(definition, name=name))
            self._shapes.setdefault(shape, Named(name))
            return Named(name)
        return self._shapes[shape]

    def _name(self, hint: str, parent: str) -> str:
        if parent == "":
            return pascal(hint)
        name = longer = pascal(hint) or "Thing"
        number = 1
        while name in self._taken or name[0].isdigit():
            name = pascal(f"{parent} {longer}") + (str(number) if number > 1 else "")
            number += 1
        self._taken.add(name)
        return name


def _with_whole_references(schema: Any, name: str) -> Any:
    """Return a schema in which each reference names its file."""
    if isinstance(schema, list):
        return [_with_whole_references(one, name) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: name + value
        if key == "$ref" and str(value).startswith("#")
        else _with_whole_references(value, name)
        for key, value in schema.items()
    }


def _together(schema: Schema, variant: Schema) -> Schema:
    """Return a variant together with the members that stand beside the variants."""
    return {
        **variant,
        "properties": {**schema.get("properties", {}), **variant.get("properties", {})},
        "required": [*schema.get("required", ()), *variant.get("required", ())],
    }


def _about(schema: Schema) -> str:
    return str(schema.get("description", ""))


def _singular(word: str) -> str:
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word
