"""Reads the specification of a game from YAML into frozen values, and reports every fault at once."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import NamedTuple

import msgspec

from ruleproof.input.documents import Document
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import DataError, Problem, nearest, nearest_note, shown_path
from ruleproof.rules.component_sets import component_sets
from ruleproof.rules.model import (
    Chapter,
    Clause,
    Contested,
    Edition,
    Game,
    NotBinding,
)
from ruleproof.rules.reader import Reader, laws_of, rows_of
from ruleproof.rules.rulings import rulings_of
from ruleproof.rules.schemas import SchemaSet
from ruleproof.rules.titles import title_of

MOST_WORDS = 6
"""Maximum number of words of a rulebook that a pointer may have."""
NOT_CHAPTERS = (
    "game.yaml",
    "rulings.yaml",
    "contested.yaml",
    "conservation.yaml",
    "asked.yaml",
    "glossary.yaml",
    "names.yaml",
    "primer.yaml",
    "sentences.yaml",
    "symmetries.yaml",
    "wordings.yaml",
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
    """Read the specification of a game, as far as it is written.

    Raises:
        DataError: files are at fault, with a problem for each fault.
    """
    read = read_specification(data, folders)
    if read.game is None or read.problems:
        raise DataError(read.problems)
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
    rulings = rulings_of(reader)
    laws = reader.optional("conservation.yaml", "conservation")
    reader.optional("sentences.yaml", "sentences")
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
        contested=_contested(reader),
        seats=_seats_of(reader),
        names=_names(reader),
        alike=tuple(map(tuple, rows_of(reader.optional("symmetries.yaml", "symmetries")))),
        version=folders.version,
        where=shown_path(head.path),
        rights=head.value.get("rights", ""),
        official=head.value.get("official", False),
    )
    if "rulings" not in reader.unread:
        reader.problems += _profile_problems(head, game)
    reader.require_known_ids(known_ids(game, reader.unread))
    return Specification(game, reader.problems, reader.unread)


def known_ids(game: Game, unread: Collection[str]) -> dict[str, Collection[str]]:
    """Return the ids of everything that a document can name, by kind; kinds with unread files are omitted."""
    known: dict[str, Collection[str]] = {
        "chapter": [chapter.id for chapter in game.chapters],
        "edition": [edition.id for edition in game.editions],
        "language": list(dict.fromkeys(edition.language for edition in game.editions)),
        "clause": game.clauses,
        "ruling": game.rulings,
        "rule": [*game.clauses, *game.rulings],
    }
    unknown = {"clause": ("clause", "rule"), "rulings": ("ruling", "rule")}
    for kind in unread:
        for name in unknown.get(kind, ()):
            known.pop(name, None)
    return known


def _contested(reader: Reader) -> dict[str, Contested]:
    rows = rows_of(reader.optional("contested.yaml", "contested"))
    return {row["id"]: msgspec.convert(row, Contested) for row in rows}


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


def _clauses(reader: Reader, head: Document) -> dict[str, Clause]:
    clauses: dict[str, Clause] = {}
    successors: dict[str, str] = {}
    for number, chapter, path in _chapters(reader, head):
        document = reader.read(path, "clause")
        for index, row in enumerate(rows_of(document)):
            assert document is not None
            where = document.where((index,))
            reader.problems += _clause_problems(document, index, reader.folders.id, clauses)
            if "successor" in row:
                successors[row["id"]] = document.where((index, "successor"))
            whole = {
                **row,
                "chapter": chapter,
                "number": f"{number}.{index + 1}",
                "where": where,
                "title": title_of(row),
            }
            clauses[row["id"]] = msgspec.convert(whole, Clause)
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
        message = f"game.yaml lists no chapter {name!r}"
        meant = nearest(f"{name}.yaml", NOT_CHAPTERS, cutoff=0.85)
        notes = (f"nearest: {meant}",) if meant else nearest_note(name, chapters)
        reader.problems.append(Problem(shown_path(files[name]), message, notes))
        reader.unread.update(("clause", (meant or "clause").removesuffix(".yaml")))
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
        if clause.successor not in clauses:
            continue
        passed, last = {clause.id}, clause
        while last.successor in clauses and last.successor not in passed:
            last = clauses[last.successor]
            passed.add(last.id)
        if last.successor in passed:
            yield Problem(places[clause.id], f"the successors of {clause.id} lead to no clause in force")


def _clause_problems(
    document: Document, index: int, game: str, clauses: dict[str, Clause]
) -> Iterator[Problem]:
    row, place = document.value[index], (index, "id")
    if row["id"] in clauses:
        yield document.problem(place, f"the clause {row['id']!r} occurs twice", clauses[row["id"]].where)
    if row["id"].split(".")[0] != game:
        yield document.problem(place, f"the clause {row['id']!r} must begin with {game!r}")
    for number, source in enumerate(row["sources"]):
        if len(source["starts"].split()) > MOST_WORDS:
            message = f"a pointer has at most {MOST_WORDS} words of the rulebook: {source['starts']!r}"
            notes = ("wanted: fewer words, with nth if several sentences begin with them",)
            yield document.problem((index, "sources", number, "starts"), message, *notes)
    for edition in row.get("lost", {}):
        if any(source["edition"] == edition for source in row["sources"]):
            message = f"{row['id']} is lost in the edition {edition!r}, but has a source in it"
            yield document.problem((index, "lost", edition), message)


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
                continue
            known = game.rulings[ruling].readings
            if reading not in known:
                message = f"{ruling} has no reading {reading!r}; it has {', '.join(known)}"
                yield head.problem(place, message, *nearest_note(reading, known))
            elif not game.rulings[ruling].switchable:
                yield head.problem(place, f"{ruling} is not switchable")
