"""Reads component sets, and checks their values against the schemas and the conservation laws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from ruleproof.input import jsontext
from ruleproof.input.documents import Document
from ruleproof.input.problems import DataError, Problem, shown_path
from ruleproof.rules.conservation import total_of
from ruleproof.rules.model import (
    ComponentSet,
    Law,
)
from ruleproof.rules.reader import Reader, laws_of, read_document
from ruleproof.rules.schemas import SchemaSet, fault_problems, pointer


def component_sets(reader: Reader, laws: Document | None) -> dict[str, ComponentSet]:
    component_sets: dict[str, ComponentSet] = {}
    schemas = SchemaSet(reader.folders.schemas)
    for path in reader.folders.component_files():
        try:
            document = read_document(path, reader.common, "components")
            problems = [*_total_problems(document, laws), *_value_problems(document, schemas)]
        except DataError as error:
            reader.problems += error.problems
            continue
        reader.problems += problems
        if not problems:
            made = _component_set(document)
            component_sets[made.name] = made
    return component_sets


def _total_problems(document: Document, laws: Document | None) -> Iterator[Problem]:
    """Yield a problem, on the line of the law, for each law whose total is missing from a component set."""
    for index, law in enumerate(laws_of(laws)):
        assert laws is not None
        try:
            total_of(law, document.value["values"])
        except ValueError as error:
            notes = (f"in {shown_path(document.path)}",)
            yield Problem(laws.where((index, "total")), f"the law {law.id}: {error}", notes)


def read_component_set(
    path: Path, common: SchemaSet, schemas: SchemaSet, laws: Iterable[Law]
) -> ComponentSet:
    """Read one component set and check it against the game's schema and the totals of its laws.

    Raises:
        DataError: the component set is at fault; it has one problem for each fault.
    """
    document = read_document(path, common, "components")
    problems = list(_value_problems(document, schemas))
    for law in laws:
        try:
            total_of(law, document.value["values"])
        except ValueError as error:
            problems.append(Problem(document.where(("values",)), f"{error} (the law {law.id})"))
    if problems:
        raise DataError(problems)
    return _component_set(document)


def _value_problems(document: Document, schemas: SchemaSet) -> Iterator[Problem]:
    """Yield a problem for each value that breaks the game's schema or has no provenance."""
    value = document.value
    if "components" in schemas.names() and not schemas.accepts("components")(value["values"]):
        yield from fault_problems(schemas, "components", value["values"], document, ("values",))
    patterns = [row["entries"] for row in value["provenance"]]
    for leaf in _leaves(value["values"], ()):
        if not any(covers(pattern, leaf) for pattern in patterns):
            message = f"{pointer(leaf)}: no line of provenance covers this value"
            yield Problem(document.where(("values", *leaf)), message)


def _component_set(document: Document) -> ComponentSet:
    value = document.value
    return ComponentSet(
        value["name"],
        value["edition"],
        value["values"],
        jsontext.digest(value["values"]),
        shown_path(document.path),
        tuple(value["provenance"]),
    )


def _leaves(value: Any, place: tuple[str | int, ...]) -> Iterable[tuple[str | int, ...]]:
    if isinstance(value, dict) and value:
        for key, child in value.items():
            yield from _leaves(child, (*place, key))
    else:
        yield place


def covers(pattern: str, leaf: tuple[str | int, ...]) -> bool:
    """Tell whether a provenance pattern covers a value, that is, whether it names the value itself or a
    mapping around it.
    """
    parts = pattern.split("/")
    return len(parts) <= len(leaf) and all(
        fnmatchcase(str(key), part) for part, key in zip(parts, leaf, strict=False)
    )
