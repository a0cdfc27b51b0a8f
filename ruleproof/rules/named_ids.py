"""Finds ids in documents that name nothing.

The schemas of documents say what a text names. With `"x-names": "clause"`, a text is the id of a clause; in
`propertyNames`, each key is one. If a `pattern` stands beside it, only texts that match are ids. With
`"x-every": "chapter"`, an object has a key for every chapter.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from ruleproof.input.documents import Document
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import Problem, nearest_note
from ruleproof.rules.canonical import layers_of, member_schema
from ruleproof.rules.schemas import SchemaSet

_UNKNOWN = {
    "clause": "no clause has the id",
    "ruling": "no ruling has the id",
    "rule": "no clause or ruling has the id",
    "chapter": "no chapter has the id",
    "edition": "game.yaml lists no edition",
    "language": "game.yaml lists no edition in the language",
    "scenario": "no scenario has the id",
    "case": "no case has the id",
    "position": "no position has the name",
}


def unknown_ids(
    schemas: SchemaSet, name: str, document: Document, known: Mapping[str, Collection[str]]
) -> Iterator[Problem]:
    """Yield a problem for each id in a document that names nothing, and for each missing key.

    `name` is the document's schema. `known` are the ids of each kind; ids of other kinds are not checked.
    """

    def of_text(layer: dict[str, Any], text: str, place: Place) -> Iterator[Problem]:
        kind = layer.get("x-names", "")
        if kind in known and text not in known[kind] and re.search(layer.get("pattern", ""), text):
            yield document.problem(place, f"{_UNKNOWN[kind]} {text!r}", *nearest_note(text, known[kind]))

    def of_object(layer: dict[str, Any], value: dict[str, Any], place: Place) -> Iterator[Problem]:
        kind = layer.get("x-every", "")
        for missing in known.get(kind, ()):
            if missing not in value:
                yield document.problem(place, f"the {kind} {missing!r} is missing here")
        for keys in layers_of(schemas, layer.get("propertyNames")):
            for key in value:
                yield from of_text(keys, key, (*place, key))

    def of_value(schema: Any, value: Any, place: Place) -> Iterator[Problem]:
        layers = list(layers_of(schemas, schema))
        for layer in layers:
            if isinstance(value, str):
                yield from of_text(layer, value, place)
            elif isinstance(value, dict):
                yield from of_object(layer, value, place)
        inside = (
            value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else ())
        )
        for key, child in inside:
            parts = [part for layer in layers if (part := member_schema(layer, key)) is not None]
            yield from of_value({"allOf": parts}, child, (*place, key))

    return of_value(schemas.schema(name), document.value, ())
