"""Reads the specification of a game from YAML into frozen values, and reports every fault at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from ruleproof.input.documents import Document
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import DataError, Problem, nearest_note, shown_path
from ruleproof.rules.component_sets import component_sets
from ruleproof.rules.glossary import glossary_problems
from ruleproof.rules.model import (
    Chapter,
    Clause,
    Contested,
    Doubted,
    Edition,
    Game,
    Glossary,
    NotBinding,
    Primer,
    Ruling,
    Source,
    Texts,
)
from ruleproof.rules.primer import primer_problems
from ruleproof.rules.reader import Reader, laws_of, rows_of
from ruleproof.rules.rulings import rulings_of
from ruleproof.rules.schemas import GAME_SCHEMAS, SchemaSet
from ruleproof.rules.texts import asked_problems, text_problems
from ruleproof.rules.titles import title_of

T = TypeVar("T")
NOT_CHAPTERS = (
    "game.yaml",
    "rulings.yaml",
    "contested.yaml",
    "conservation.yaml",
    "doubts.yaml",
    "asked.yaml",
    "glossary.yaml",
    "names.yaml",
    "primer.yaml",
    "symmetries.yaml",
)


class Specification(NamedTuple):
    """As much of a game's specification as could be read; `game` is None if `game.yaml` could not be read.

    `unread` names each kind of file for which at least one file could not be read; references into files of
    that kind cannot be checked.
    """

    game: Game | None
    problems: list[Problem]
    unread: AbstractSet[str]


def read_game(data: Data, folders: GameFolders) -> Game:
    """Read the whole specification of a game.

    Raises:
        DataError: files are at fault or parts are missing, with a problem for each.
    """
    read = read_specification(data, folders)
    problems = read.problems or _missing_parts(folders)
    if read.game is None or problems:
        raise DataError(problems)
    return read.game


def read_specification(data: Data, folders: GameFolders) -> Specification:
    """Read as much of a specification as exists, with a problem for every fault in it.

    Missing parts are not faults. Without schemas, seats are unknown and component sets are not checked
    against a schema.
    """
    reader = Reader(data, folders)
    head = reader.read(folders.spec / "game.yaml", "game")
    if head is None:
        return Specification(None, reader.problems, reader.unread)
    if head.value["id"] != folders.id:
        message = f"the id is {head.value['id']!r}, the folder {folders.id!r}"
        reader.problems.append(head.problem(("id",), message))
    clauses = _clauses(reader, head)
    rulings = rulings_of(reader, clauses)
    laws = reader.optional("conservation.yaml", "conservation")
    game = Game(
        id=folders.id,
        title=head.value["title"],
        editions=tuple(msgspec.convert(row, Edition) for row in head.value["editions"]),
        chapters=tuple(msgspec.convert(row, Chapter) for row in head.value["chapters"]),
        not_binding=tuple(msgspec.convert(row, NotBinding) for row in head.value.get("not_binding", [])),
        out_of_scope=tuple(head.value.get("out_of_scope", [])),
        profiles=head.value.get("profiles", {}),
        clauses=clauses,
        rulings=rulings,
        component_sets=component_sets(reader, laws),
        laws=laws_of(laws),
        contested=_contested(reader, clauses, rulings),
        doubts=_doubts(reader, clauses),
        seats=_seats_of(reader),
        names=_names(reader),
        alike=tuple(map(tuple, rows_of(reader.optional("symmetries.yaml", "symmetries")))),
        version=folders.version,
    )
    if "rulings" not in reader.unread:
        reader.problems += _profile_problems(head, game)
    whole = msgspec.structs.replace(
        game,
        texts=_texts(reader, game),
        glossary=_for_readers(reader, game, "glossary", glossary_problems, Glossary),
        primer=_for_readers(reader, game, "primer", primer_problems, Primer),
        asked=_for_readers(reader, game, "asked", asked_problems, dict[str, dict[str, tuple[str, ...]]]),
    )
    return Specification(whole, reader.problems, reader.unread)


def _missing_parts(folders: GameFolders) -> list[Problem]:
    """Return a problem if schemas are missing, and another if there is no component set."""
    known = SchemaSet(folders.schemas).names()
    missing = [f"{name}.json" for name in GAME_SCHEMAS if name not in known]
    problems = []
    if missing:
        problems.append(Problem(shown_path(folders.schemas), f"missing schemas: {', '.join(missing)}"))
    if not any(folders.component_files()):
        problems.append(Problem(shown_path(folders.spec / "components"), "there is no component set"))
    return problems


def _contested(
    reader: Reader, clauses: dict[str, Clause], rulings: dict[str, Ruling]
) -> dict[str, Contested]:
    document = reader.optional("contested.yaml", "contested")
    rows = rows_of(document)
    known = {**clauses, **rulings}
    for index, row in enumerate(rows):
        if row["id"].count(".") == 2 and row["id"] not in known and not reader.unread & {"clause", "rulings"}:
            assert document is not None
            message = f"no clause or ruling has the id {row['id']!r}"
            reader.problems.append(document.problem((index, "id"), message, *nearest_note(row["id"], known)))
    return {row["id"]: msgspec.convert(row, Contested) for row in rows}


def _doubts(reader: Reader, clauses: dict[str, Clause]) -> tuple[Doubted, ...]:
    document = reader.optional("doubts.yaml", "doubts")
    doubts = []
    for index, row in enumerate(rows_of(document)):
        assert document is not None
        if row["clause"] not in clauses and "clause" not in reader.unread:
            message = f"no clause has the id {row['clause']!r}"
            notes = nearest_note(row["clause"], clauses)
            reader.problems.append(document.problem((index, "clause"), message, *notes))
        doubts.append(msgspec.convert({**row, "where": document.where((index,))}, Doubted))
    return tuple(doubts)


def _names(reader: Reader) -> dict[str, dict[str, str]]:
    document = reader.optional("names.yaml", "names")
    names: dict[str, dict[str, str]] = document.value if document else {}
    for kind, named in names.items():
        first: dict[str, str] = {}
        for word, name in named.items():
            if first.setdefault(name, word) != word:
                assert document is not None
                message = f"{name!r} is the name of {word!r} and of {first[name]!r}"
                reader.problems.append(document.problem((kind, word), message))
    return names


def _for_readers(
    reader: Reader, game: Game, name: str, problems_of: Callable[..., Iterator[Problem]], kind: type[T]
) -> T:
    """Return the contents of an optional file that is meant only for readers."""
    document = reader.optional(f"{name}.yaml", name)
    if document is None:
        return kind()
    reader.problems += problems_of(document, game, reader.unread)
    return msgspec.convert(document.value, kind, strict=True)


def _texts(reader: Reader, game: Game) -> dict[str, Texts]:
    texts = {}
    for path in reader.folders.text_files():
        document = reader.read(path, "texts")
        if document is not None:
            reader.problems += text_problems(document, game, reader.unread)
            texts[path.stem] = msgspec.convert(document.value, Texts, strict=True)
    return texts


def _clauses(reader: Reader, head: Document) -> dict[str, Clause]:
    clauses: dict[str, Clause] = {}
    successors: dict[str, str] = {}
    editions = {edition["id"] for edition in head.value["editions"]}
    for number, chapter, path in _chapters(reader, head):
        document = reader.read(path, "clause")
        for index, row in enumerate(rows_of(document)):
            assert document is not None
            where = document.where((index,))
            reader.problems += _clause_problems(document, index, reader.folders.id, clauses, editions)
            if "successor" in row:
                successors[row["id"]] = document.where((index, "successor"))
            sources = tuple(msgspec.convert(source, Source) for source in row["sources"])
            rest = {
                key: row[key]
                for key in ("shown", "reason", "picture", "lost", "since", "successor")
                if key in row
            }
            place = f"{number}.{index + 1}"
            clauses[row["id"]] = Clause(
                row["id"], row["kind"], row["text"], sources, chapter, place, where, title_of(row), **rest
            )
    if "clause" not in reader.unread:
        reader.problems += _successor_problems(clauses, successors)
    return clauses


def _chapters(reader: Reader, head: Document) -> Iterator[tuple[int, str, Path]]:
    """Yield the number, id and file of each chapter whose file exists."""
    chapters = [chapter["id"] for chapter in head.value["chapters"]]
    files = {
        path.stem: path
        for path in sorted(reader.folders.spec.glob("*.yaml"))
        if path.name not in NOT_CHAPTERS
    }
    for name in files.keys() - set(chapters):
        message, notes = f"game.yaml lists no chapter {name!r}", nearest_note(name, chapters)
        reader.problems.append(Problem(shown_path(files[name]), message, notes))
    for number, chapter in enumerate(chapters, 1):
        if chapter in files:
            yield number, chapter, files[chapter]
        else:
            message = f"there is no file {chapter}.yaml for this chapter"
            reader.problems.append(head.problem(("chapters", number - 1), message))


def _successor_problems(clauses: dict[str, Clause], places: dict[str, str]) -> Iterator[Problem]:
    """Yield a problem for each clause whose chain of successors does not end in a clause in force.

    `places` gives the place at which each clause names its successor.
    """
    for clause in map(clauses.__getitem__, places):
        if clause.successor and clause.successor not in clauses:
            message = f"the successor of {clause.id}: no clause has the id {clause.successor!r}"
            yield Problem(places[clause.id], message, nearest_note(clause.successor, clauses))
            continue
        passed, last = {clause.id}, clause
        while last.successor in clauses and last.successor not in passed:
            last = clauses[last.successor]
            passed.add(last.id)
        if last.successor in passed:
            yield Problem(places[clause.id], f"the successors of {clause.id} lead to no clause in force")


def _clause_problems(
    document: Document, index: int, game: str, clauses: dict[str, Clause], editions: set[str]
) -> Iterator[Problem]:
    row, place = document.value[index], (index, "id")
    if row["id"] in clauses:
        yield document.problem(place, f"the clause {row['id']!r} occurs twice", clauses[row["id"]].where)
    if row["id"].split(".")[0] != game:
        yield document.problem(place, f"the clause {row['id']!r} must begin with {game!r}")
    yield from _lost_problems(row, document.where(place), editions)
    for number, source in enumerate(row["sources"]):
        edition = source["edition"]
        if edition not in editions:
            message = f"{row['id']}: game.yaml lists no edition {edition!r}"
            at = (index, "sources", number, "edition")
            yield document.problem(at, message, *nearest_note(edition, editions))


def _lost_problems(row: dict[str, Any], where: str, editions: set[str]) -> Iterator[Problem]:
    """Yield a problem for each edition that cannot have lost the clause's sentence."""
    for edition in row.get("lost", {}):
        if edition not in editions:
            message = f"game.yaml lists no edition {edition!r}"
            yield Problem(where, message, nearest_note(edition, editions))
        elif any(source["edition"] == edition for source in row["sources"]):
            yield Problem(where, f"{row['id']} is lost in the edition {edition!r}, but has a source in it")


def _seats_of(reader: Reader) -> tuple[str, ...]:
    """Return every seat in the game's setup schema, or no seats if there is no such schema yet."""
    schemas = SchemaSet(reader.folders.schemas)
    if "setup" not in schemas.names():
        return ()
    seats = schemas.schema("setup").get("$defs", {}).get("seat", {}).get("enum")
    if not isinstance(seats, list) or not seats:
        where = shown_path(reader.folders.schemas / "setup.json")
        reader.problems.append(Problem(where, "wanted: the names of all seats as $defs/seat/enum"))
        return ()
    return tuple(map(str, seats))


def _profile_problems(head: Document, game: Game) -> Iterator[Problem]:
    for name, bundle in game.profiles.items():
        for ruling, reading in bundle.items():
            place: Place = ("profiles", name, ruling)
            if ruling not in game.rulings:
                message = f"no ruling has the id {ruling!r}"
                yield head.problem(place, message, *nearest_note(ruling, game.rulings))
                continue
            known = game.rulings[ruling].readings
            if reading not in known:
                message = f"{ruling} has no reading {reading!r}; it has {', '.join(known)}"
                yield head.problem(place, message, *nearest_note(reading, known))
            elif not game.rulings[ruling].switchable:
                yield head.problem(place, f"{ruling} is not switchable")
