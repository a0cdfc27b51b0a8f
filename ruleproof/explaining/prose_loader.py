"""Reads the texts for readers of the rules, and reports every fault at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.explaining.prose import Amendment, Glossary, Primer, Prose, Texts
from ruleproof.explaining.wordings import wording_problems
from ruleproof.input.documents import Document
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import DataError, Problem, nearest_note
from ruleproof.rules.loader import Specification, known_ids
from ruleproof.rules.reader import Reader

T = TypeVar("T")


def prose_of(suite: Suite) -> Prose:
    """Return the texts for readers of a game.

    Raises:
        DataError: a text is at fault.
    """
    prose, problems = read_prose(suite.data, suite.folders, Specification(suite.game, [], frozenset()))
    if problems:
        raise DataError(problems)
    return prose


def wordings_of(suite: Suite) -> dict[str, tuple[Amendment, ...]]:
    """Return the sentences that would settle the rulings of a game, without reading its other texts.

    Raises:
        DataError: the file is at fault.
    """
    reader = Reader(suite.data, suite.folders)
    wordings = reader.optional("wordings.yaml", "wordings")
    if reader.problems:
        raise DataError(reader.problems)
    return _converted(wordings, dict[str, tuple[Amendment, ...]])


def read_prose(data: Data, folders: GameFolders, read: Specification) -> tuple[Prose, list[Problem]]:
    """Return as many texts for readers as can be read, with a problem for each fault.

    `read` is the rest of the specification; ids of kinds that could not be read there are not checked.
    """
    assert read.game is not None
    reader = Reader(data, folders)
    texts: dict[str, Texts] = {}
    for path in folders.text_files():
        document = reader.read(path, "texts")
        if document is not None:
            reader.problems += _text_problems(document, read)
            texts[path.stem] = msgspec.convert(document.value, Texts)
    glossary = reader.optional("glossary.yaml", "glossary")
    if glossary is not None:
        reader.problems += _duplicate_terms(glossary)
    wordings = reader.optional("wordings.yaml", "wordings")
    if wordings is not None:
        reader.problems += wording_problems(wordings, read)
    prose = Prose(
        texts,
        _converted(glossary, Glossary),
        _converted(reader.optional("primer.yaml", "primer"), Primer),
        _converted(reader.optional("asked.yaml", "asked"), dict[str, dict[str, tuple[str, ...]]]),
        _converted(wordings, dict[str, tuple[Amendment, ...]]),
    )
    reader.require_known_ids(known_ids(read.game, read.unread))
    return prose, reader.problems


def _converted(document: Document | None, kind: type[T]) -> T:
    return msgspec.convert(document.value, kind) if document is not None else kind()


def _text_problems(document: Document, read: Specification) -> Iterator[Problem]:
    """Yield a problem if a file is not named by its language, and for each text that no ruling has."""
    assert read.game is not None
    language, file = document.value["language"], document.path
    if language != file.stem:
        message = f"the language is {language!r}, the file {file.name!r}"
        yield document.problem(("language",), message)
    for identity, text in document.value.get("rulings", {}).items() if "rulings" not in read.unread else ():
        ruling = read.game.rulings.get(identity)
        if ruling is None:
            continue
        place: Place = ("rulings", identity)
        for name in text.get("readings", {}):
            if name not in ruling.readings:
                message = f"no reading of {identity} has the id {name!r}"
                notes = nearest_note(name, ruling.readings)
                yield document.problem((*place, "readings", name), message, *notes)
        for name, own in (("witness", ruling.witness), ("unseen", ruling.unseen)):
            if name in text and not own:
                yield document.problem((*place, name), f"{identity} has no {name} to say here")


def _duplicate_terms(document: Document) -> Iterator[Problem]:
    """Yield a problem for each term of the glossary that occurs twice."""
    first: dict[str, str] = {}
    for index, row in enumerate(document.value["terms"]):
        where = document.where(("terms", index))
        if first.setdefault(row["term"].casefold(), where) != where:
            message = f"the term {row['term']!r} occurs twice"
            yield document.problem(("terms", index), message, first[row["term"].casefold()])
