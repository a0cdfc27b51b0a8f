"""Every action that a game can have, as one finite list, from the schema of actions and the components.

Numbers go up to the highest number of the component set, unless another limit is given. A text is one of
those that occur under the same definition of the schemas in the component set or in the first positions of
games; of a pattern that has few texts, all of them.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruleproof.input import jsontext
from ruleproof.rules.schemas import SchemaSet

_MOST_OF_A_PATTERN = 400
_Schema = Mapping[str, Any]


class Vocabulary:
    """The values that occur under each definition of a game's schemas."""

    def __init__(
        self,
        schemas: SchemaSet,
        components: Mapping[str, Any],
        states: Sequence[Any],
        highest: int = 0,
    ) -> None:
        self._schemas = schemas
        self._found: dict[str, dict[bytes, Any]] = {}
        self._collect(schemas.schema("components"), components)
        for state in states:
            self._collect(schemas.schema("state"), state)
        self._highest = highest or max(_numbers(components), default=1)
        self._anywhere = list(dict.fromkeys(_texts(components)))

    def _collect(self, schema: Any, value: Any) -> None:
        """Note a value under each definition that describes it, and so on inside it."""
        if not isinstance(schema, dict):
            return
        if "$ref" in schema:
            self._found.setdefault(schema["$ref"], {})[jsontext.canonical(value)] = value
            self._collect(self._schemas.resolve(schema["$ref"]), value)
        for word in ("allOf", "oneOf", "anyOf"):
            for part in schema.get(word, ()):
                if self._may_be(part, value):
                    self._collect(part, value)
        if isinstance(value, dict):
            for key, one in value.items():
                self._collect(schema.get("propertyNames"), key)
                self._collect(schema.get("properties", {}).get(key, schema.get("additionalProperties")), one)
        elif isinstance(value, list):
            for one in value:
                self._collect(schema.get("items"), one)

    def _may_be(self, schema: _Schema, value: Any) -> bool:
        """Tell whether a value can be of one of several forms, by its fixed members."""
        while "$ref" in schema:
            schema = self._schemas.resolve(schema["$ref"])
        fixed = {key: one["const"] for key, one in schema.get("properties", {}).items() if "const" in one}
        pattern = schema.get("pattern")
        if isinstance(value, str) and pattern is not None:
            return re.search(pattern, value) is not None
        return not isinstance(value, dict) or all(value.get(key) == one for key, one in fixed.items())

    def actions(self) -> list[dict[str, Any]]:
        """Return every action that the schema of actions allows with these values."""
        schema = self._schemas.schema("action")
        return [action for form in schema.get("oneOf", [schema]) for action in self._forms(form)]

    def _forms(self, form: _Schema) -> Iterator[dict[str, Any]]:
        while "$ref" in form:
            form = self._schemas.resolve(form["$ref"])
        keys = list(form["properties"])
        for values in itertools.product(*(self._values(one) for one in form["properties"].values())):
            yield dict(zip(keys, values, strict=True))

    def _values(self, schema: _Schema) -> list[Any]:
        """Return the values that a member of an action can have."""
        followed, names = dict(schema), list[str]()
        while "$ref" in followed:
            names.append(followed.pop("$ref"))
            followed = {**self._schemas.resolve(names[-1]), **followed}
        if "const" in followed:
            return [followed["const"]]
        if "enum" in followed:
            return list(followed["enum"])
        if forms := followed.get("anyOf") or followed.get("oneOf"):
            return list(
                {jsontext.canonical(one): one for form in forms for one in self._values(form)}.values()
            )
        if followed.get("type") == "integer":
            first, last = followed.get("minimum", 0), followed.get("maximum", self._highest)
            return list(range(first, min(last, max(self._highest, first)) + 1))
        if followed.get("type") == "array":
            return self._lists(followed)
        found = [one for name in names for one in self._found.get(name, {}).values()]
        if followed.get("type") == "string" and "pattern" in followed and not found:
            found = _matching(followed["pattern"], self._anywhere)
        return found or ([{}] if followed.get("type") == "object" else [])

    def _lists(self, schema: _Schema) -> list[Any]:
        items = self._values(schema.get("items", {}))
        least, most = schema.get("minItems", 0), schema.get("maxItems", len(items))
        found: list[Any] = []
        for length in range(least, most + 1):
            if schema.get("uniqueItems"):
                found += map(list, itertools.permutations(items, length))
            else:
                found += map(list, itertools.product(items, repeat=length))
        return found


def _matching(pattern: str, words: Sequence[str]) -> list[str]:
    """Return all texts of a pattern if they are few, otherwise those of some words that match."""
    every = list(itertools.islice(_texts_of(pattern), _MOST_OF_A_PATTERN + 1))
    if every and len(every) <= _MOST_OF_A_PATTERN:
        return every
    return [word for word in words if re.search(pattern, word)]


def _texts_of(pattern: str) -> Iterator[str]:
    """Yield the texts of a pattern made of words, choices, digits and optional signs; nothing of others."""
    body = pattern.removeprefix("^").removesuffix("$")
    parts = re.findall(r"\(([^()]*)\)|([^()]+)", body)
    choices = [group.split("|") if group else [plain] for group, plain in parts]
    try:
        yield from map(
            "".join, itertools.product(*([t for c in choice for t in _simple(c)] for choice in choices))
        )
    except ValueError:
        return


def _simple(text: str) -> list[str]:
    """Return the texts of a pattern without groups.

    Raises:
        ValueError: it is not simple.
    """
    pieces: list[list[str]] = []
    for token in re.findall(r"\[(\d)-(\d)\](\?)?|(.)(\?)?", text):
        first, last, may_lack, plain, plain_may_lack = token
        if plain and plain in "[]{}*+.\\^$|":
            raise ValueError(text)
        values = [plain] if plain else [str(digit) for digit in range(int(first), int(last) + 1)]
        pieces.append([*values, ""] if may_lack or plain_may_lack else values)
    return ["".join(one) for one in itertools.product(*pieces)]


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for one in (
        [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else ()
    ):
        yield from _texts(one)


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield value
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _numbers(one)
