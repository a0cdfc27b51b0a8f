"""Reads the files of a specification, checks each against its schema, and collects their faults."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.input.documents import Document, load_yaml
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.problems import DataError, Problem, shown_path
from ruleproof.rules.model import Law
from ruleproof.rules.named_ids import unknown_ids
from ruleproof.rules.schemas import SchemaSet, fault_problems


def laws_of(document: Document | None) -> tuple[Law, ...]:
    return tuple(msgspec.convert(row, Law, strict=True) for row in rows_of(document))


def read_document(path: Path, schemas: SchemaSet, name: str) -> Document:
    """Read a YAML file and check it against a schema of the kit.

    Raises:
        DataError: the file cannot be read or breaks the schema; each fault is a problem with its line.
    """
    document = load_yaml(path)
    if document.value is None:
        raise DataError([Problem(shown_path(path), "nothing is written in this file")])
    if not schemas.accepts(name)(document.value):
        raise DataError(fault_problems(schemas, name, document.value, document))
    return document


class Reader:
    """Collects the faults of all files of a game while reading them.

    `unread` names each kind of file for which at least one file could not be read: references into files of
    that kind cannot be checked.
    """

    def __init__(self, data: Data, folders: GameFolders) -> None:
        self.folders = folders
        self.common = SchemaSet(data.common_schemas())
        self.problems: list[Problem] = []
        self.unread: set[str] = set()
        self._documents: list[tuple[str, Document]] = []

    def read(self, path: Path, name: str) -> Document | None:
        try:
            document = read_document(path, self.common, name)
        except DataError as error:
            self.problems.extend(error.problems)
            self.unread.add(name)
            return None
        self._documents.append((name, document))
        return document

    def require_known_ids(self, known: Mapping[str, Collection[str]]) -> None:
        """Collect a problem for each id in the documents read so far that names nothing.

        `known` are the ids of each kind; ids of other kinds are not checked.
        """
        for name, document in self._documents:
            self.problems += unknown_ids(self.common, name, document, known)

    def optional(self, name: str, schema: str) -> Document | None:
        path = self.folders.spec / name
        return self.read(path, schema) if path.exists() else None


def rows_of(document: Document | None) -> list[dict[str, Any]]:
    return document.value if document else []
