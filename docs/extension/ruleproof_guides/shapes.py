"""Shows a JSON Schema as rows of a table: each row has a member, the values it may have, and its
description.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

Schema = Mapping[str, Any]
_DEEPEST = 7


@dataclass(frozen=True)
class Member:
    """A member of a message or a state: its place, its possible values, and its description. `…` means any
    key.
    """

    path: str
    holds: str
    required: bool
    about: str


class Shapes:
    """The schemas in one folder, which refer to each other by file name."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @cached_property
    def documents(self) -> Mapping[str, Schema]:
        return {
            path.name: _absolute(json.loads(path.read_text(encoding="utf-8")), path.name)
            for path in sorted(self._folder.glob("*.json"))
        }

    def whole(self, name: str) -> Schema:
        """Return a schema by its file name without `.json`."""
        return self.documents[f"{name}.json"]

    def resolved(self, schema: Schema) -> Schema:
        """Return a schema merged with the schema it refers to; its own members take precedence."""
        while "$ref" in schema:
            file, _, pointer = schema["$ref"].partition("#")
            found: Any = self.documents[file]
            for part in filter(None, pointer.split("/")):
                found = found[part]
            schema = {**found, **{key: value for key, value in schema.items() if key != "$ref"}}
        return schema

    def members(self, schema: Schema) -> Iterator[Member]:
        """Yield the members of an object and, below them, their own members, in the order of the schema. Each
        definition is shown only once.
        """
        yield from self._inside(schema, "", {})

    def _inside(self, schema: Schema, path: str, told: dict[str, str]) -> Iterator[Member]:
        name = _name(schema)
        if path.count("/") >= _DEEPEST or (name in told and told[name] != path):
            return
        schema = self.resolved(schema)
        if name and {"properties", "oneOf", "additionalProperties"} & schema.keys():
            told[name] = path
        required = schema.get("required", ())
        for key, inner in schema.get("properties", {}).items():
            yield from self._member(inner, f"{path}{key}", key in required, told)
        for choice in schema.get("oneOf", ()):
            seen = self.resolved(choice)
            if "properties" in seen:
                label = self._label(seen)
                found = self._inside(choice, f"{path.removesuffix('/')}[{label}]/", told)
                yield from (
                    member for member in found if member.holds != json.dumps(label, ensure_ascii=False)
                )
        others = schema.get("additionalProperties")
        if isinstance(others, Mapping):
            yield from self._member(others, f"{path}…", False, told)

    def _member(self, schema: Schema, path: str, required: bool, told: dict[str, str]) -> Iterator[Member]:
        seen = self.resolved(schema)
        items = seen.get("items")
        names = [_name(schema), _name(items) if isinstance(items, Mapping) else ""]
        above = next((f", as under {told[name].rstrip('/')}" for name in names if name in told), "")
        yield Member(path, self.holds(schema) + above, required, seen.get("description", ""))
        yield from self._inside(schema, f"{path}/", told)
        if isinstance(items, Mapping):
            yield from self._inside(items, f"{path}/*/", told)

    def _label(self, schema: Schema) -> str:
        """Return what distinguishes one form from the others: a member's only possible value, or a title."""
        inner = (self.resolved(member) for member in schema["properties"].values())
        return next(
            (str(member["const"]) for member in inner if "const" in member),
            str(schema.get("title", "object")),
        )

    def holds(self, schema: Schema) -> str:
        """Return the values that a schema allows, in a few words."""
        schema = self.resolved(schema)
        if "const" in schema:
            return json.dumps(schema["const"], ensure_ascii=False)
        if "enum" in schema:
            return "one of " + ", ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
        for words in ("oneOf", "anyOf"):
            if words in schema and "type" not in schema:
                return " or ".join(dict.fromkeys(self.holds(choice) for choice in schema[words]))
        kind = schema.get("type", "any value")
        if kind == "integer":
            return f"integer{_limits(schema, 'minimum', 'maximum')}"
        if kind == "string":
            return "text"
        if kind == "array":
            return self._list(schema)
        return str(kind)

    def _list(self, schema: Schema) -> str:
        if schema.get("maxItems") == 0:
            return "empty list"
        items = schema.get("items")
        what = "" if not isinstance(items, Mapping) else f": {self.holds(items)}"
        order = " in any order" if schema.get("x-bag") else ""
        return f"list{_limits(schema, 'minItems', 'maxItems')}{order}{what}"


def _name(schema: Schema) -> str:
    """Return the name of the definition that a schema refers to, if the schema adds only texts for people."""
    return str(schema.get("$ref", "")) if schema.keys() <= {"$ref", "description", "title"} else ""


def _absolute(value: Any, file: str) -> Any:
    """Return a schema in which every reference names its file."""
    if isinstance(value, dict):
        return {
            key: f"{file}{inner}"
            if key == "$ref" and isinstance(inner, str) and inner.startswith("#")
            else _absolute(inner, file)
            for key, inner in value.items()
        }
    return [_absolute(inner, file) for inner in value] if isinstance(value, list) else value


def _limits(schema: Schema, least: str, most: str) -> str:
    low, high = schema.get(least), schema.get(most)
    of = " of" if least == "minItems" else ""
    if low is not None and low == high:
        return f" of {low}"
    if low is not None and high is not None:
        return f"{of} {low} to {high}"
    if low:
        return f"{of} at least {low}" if of else f" from {low}"
    return f"{of} up to {high}" if high is not None else ""
