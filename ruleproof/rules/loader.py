"""Reads the specification of a game: YAML in, frozen values out, every fault at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from fnmatch import fnmatchcase
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.input import jsontext
from ruleproof.input.documents import Document, load_yaml
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import DataError, Problem, nearest_note, shown_path
from ruleproof.rules.conservation import total_of
from ruleproof.rules.glossary import glossary_problems
from ruleproof.rules.model import (
    Chapter,
    Clause,
    ComponentSet,
    Contested,
    Doubted,
    EarlierReading,
    Edition,
    Game,
    Glossary,
    Law,
    NotBinding,
    Primer,
    Ruling,
    Source,
    Texts,
)
from ruleproof.rules.primer import primer_problems
from ruleproof.rules.schemas import GAME_SCHEMAS, SchemaSet, fault_problems, pointer
from ruleproof.rules.search_phrases import asked_problems
from ruleproof.rules.texts import text_problems
from ruleproof.rules.titles import title_of

NOT_CHAPTERS = (
    "game.yaml",
    "rulings.yaml",
    "contested.yaml",
    "conservation.yaml",
    "doubts.yaml",
    "asked.yaml",
    "glossary.yaml",
    "primer.yaml",
)


def read_document(path: Path, schemas: SchemaSet, name: str) -> Document:
    """Read a YAML file and hold it against a schema of the kit.

    Raises:
        DataError: it cannot be read, or breaks the schema; one problem for each fault, with its line.
    """
    document = load_yaml(path)
    if not schemas.accepts(name)(document.value):
        raise DataError(fault_problems(schemas, name, document.value, document))
    return document


class _Reader:
    """Collects the faults of all files of a game while it reads them.

    `unread` names the kinds of files of which one could not be read: what points into such a file cannot be
    judged.
    """

    def __init__(self, data: Data, folders: GameFolders) -> None:
        self.folders = folders
        self.common = SchemaSet(data.common_schemas())
        self.problems: list[Problem] = []
        self.unread: set[str] = set()

    def read(self, path: Path, name: str) -> Document | None:
        try:
            return read_document(path, self.common, name)
        except DataError as error:
            self.problems.extend(error.problems)
            self.unread.add(name)
            return None

    def optional(self, name: str, schema: str) -> Document | None:
        path = self.folders.spec / name
        return self.read(path, schema) if path.exists() else None


def read_game(data: Data, folders: GameFolders) -> Game:
    """Read the whole specification of a game.

    Raises:
        DataError: with a problem for every fault of every file.
    """
    reader = _Reader(data, folders)
    head = reader.read(folders.spec / "game.yaml", "game")
    if head is None:
        raise DataError(reader.problems)
    if head.value["id"] != folders.id:
        reader.problems.append(
            Problem(head.where(("id",)), f"the id is {head.value['id']!r}, the folder {folders.id!r}")
        )
    clauses = _clauses(reader, head)
    rulings = _rulings(reader, clauses)
    laws = tuple(
        msgspec.convert(row, Law, strict=True)
        for row in _rows(reader.optional("conservation.yaml", "conservation"))
    )
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
        component_sets=_component_sets(reader, laws),
        laws=laws,
        contested=_contested(reader),
        doubts=_doubts(reader),
        seats=seats_of(folders),
        version=folders.version,
    )
    _check_profiles(reader, head, game)
    texts = _texts(reader, game)
    glossary, primer, asked = _glossary(reader, game), _primer(reader, game), _asked(reader, game)
    if reader.problems:
        raise DataError(reader.problems)
    return msgspec.structs.replace(game, texts=texts, glossary=glossary, primer=primer, asked=asked)


def _contested(reader: _Reader) -> dict[str, Contested]:
    rows = _rows(reader.optional("contested.yaml", "contested"))
    return {row["id"]: msgspec.convert(row, Contested) for row in rows}


def _doubts(reader: _Reader) -> tuple[Doubted, ...]:
    document = reader.optional("doubts.yaml", "doubts")
    if document is None:
        return ()
    return tuple(
        msgspec.convert({**row, "where": document.where((index,))}, Doubted)
        for index, row in enumerate(document.value)
    )


def _glossary(reader: _Reader, game: Game) -> Glossary:
    document = reader.optional("glossary.yaml", "glossary")
    if document is None:
        return Glossary()
    reader.problems += glossary_problems(document, game, reader.unread)
    return msgspec.convert(document.value, Glossary, strict=True)


def _primer(reader: _Reader, game: Game) -> Primer:
    document = reader.optional("primer.yaml", "primer")
    if document is None:
        return Primer()
    reader.problems += primer_problems(document, game, reader.unread)
    return msgspec.convert(document.value, Primer, strict=True)


def _asked(reader: _Reader, game: Game) -> dict[str, dict[str, tuple[str, ...]]]:
    document = reader.optional("asked.yaml", "asked")
    if document is None:
        return {}
    reader.problems += asked_problems(document, game, reader.unread)
    return msgspec.convert(document.value, dict[str, dict[str, tuple[str, ...]]], strict=True)


def _texts(reader: _Reader, game: Game) -> dict[str, Texts]:
    texts = {}
    for path in reader.folders.text_files():
        document = reader.read(path, "texts")
        if document is not None:
            reader.problems += text_problems(document, game, reader.unread)
            texts[path.stem] = msgspec.convert(document.value, Texts, strict=True)
    return texts


def _rows(document: Document | None) -> list[dict[str, Any]]:
    return document.value if document else []


def _clauses(reader: _Reader, head: Document) -> dict[str, Clause]:
    clauses: dict[str, Clause] = {}
    chapters = [chapter["id"] for chapter in head.value["chapters"]]
    editions = {edition["id"] for edition in head.value["editions"]}
    files = {
        path.stem: path
        for path in sorted(reader.folders.spec.glob("*.yaml"))
        if path.name not in NOT_CHAPTERS
    }
    for name in files.keys() - set(chapters):
        reader.problems.append(
            Problem(
                shown_path(files[name]), f"game.yaml lists no chapter {name!r}", nearest_note(name, chapters)
            )
        )
    for number, chapter in enumerate(chapters, 1):
        if chapter not in files:
            reader.problems.append(
                Problem(
                    head.where(("chapters", number - 1)), f"there is no file {chapter}.yaml for this chapter"
                )
            )
            continue
        document = reader.read(files[chapter], "clause")
        for index, row in enumerate(_rows(document)):
            assert document is not None
            where = document.where((index,))
            _check_clause(reader, row, where, clauses, editions)
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
        reader.problems += _successor_problems(clauses)
    return clauses


def _successor_problems(clauses: dict[str, Clause]) -> Iterator[Problem]:
    """Yield a problem for each clause whose successors lead to no clause in force."""
    for clause in clauses.values():
        if clause.successor and clause.successor not in clauses:
            message = f"the successor of {clause.id}: no clause has the id {clause.successor!r}"
            yield Problem(clause.where, message, nearest_note(clause.successor, clauses))
            continue
        passed, last = {clause.id}, clause
        while last.successor in clauses and last.successor not in passed:
            last = clauses[last.successor]
            passed.add(last.id)
        if last.successor in passed:
            yield Problem(clause.where, f"the successors of {clause.id} lead to no clause in force")


def _check_clause(
    reader: _Reader, row: dict[str, Any], where: str, clauses: dict[str, Clause], editions: set[str]
) -> None:
    if row["id"] in clauses:
        reader.problems.append(
            Problem(where, f"the clause {row['id']!r} stands twice", (clauses[row["id"]].where,))
        )
    if row["id"].split(".")[0] != reader.folders.id:
        reader.problems.append(
            Problem(where, f"the clause {row['id']!r} must begin with {reader.folders.id!r}")
        )
    reader.problems += _lost_problems(row, where, editions)
    for source in row["sources"]:
        if source["edition"] not in editions:
            reader.problems.append(
                Problem(
                    where,
                    f"game.yaml lists no edition {source['edition']!r}",
                    nearest_note(source["edition"], editions),
                )
            )


def _lost_problems(row: dict[str, Any], where: str, editions: set[str]) -> Iterator[Problem]:
    """Yield a problem for each edition that cannot have lost the clause."""
    for edition in row.get("lost", {}):
        if edition not in editions:
            message = f"game.yaml lists no edition {edition!r}"
            yield Problem(where, message, nearest_note(edition, editions))
        elif any(source["edition"] == edition for source in row["sources"]):
            yield Problem(where, f"{row['id']} is lost in the edition {edition!r} and has a source in it")


def _rulings(reader: _Reader, clauses: dict[str, Clause]) -> dict[str, Ruling]:
    document = reader.optional("rulings.yaml", "rulings")
    rulings: dict[str, Ruling] = {}
    for index, row in enumerate(_rows(document)):
        assert document is not None
        where = document.where((index,))
        if row["id"] in rulings:
            reader.problems.append(
                Problem(where, f"the ruling {row['id']!r} stands twice", (rulings[row["id"]].where,))
            )
        if row["id"].split(".")[0] != reader.folders.id:
            reader.problems.append(
                Problem(where, f"the ruling {row['id']!r} must begin with {reader.folders.id!r}")
            )
        for clause in row["clauses"]:
            if clause not in clauses and "clause" not in reader.unread:
                reader.problems.append(
                    Problem(where, f"no clause has the id {clause!r}", nearest_note(clause, clauses))
                )
        if row["adopted"] not in row["readings"]:
            notes = nearest_note(row["adopted"], row["readings"])
            reader.problems.append(
                Problem(
                    where,
                    f"the adopted reading {row['adopted']!r} is none of {', '.join(row['readings'])}",
                    notes,
                )
            )
        ruling = rulings[row["id"]] = msgspec.convert({**row, "where": where, "title": title_of(row)}, Ruling)
        reader.problems += _history_problems(ruling, document, index)
    return rulings


def _history_problems(ruling: Ruling, document: Document, index: int) -> Iterator[Problem]:
    """Yield a problem for each date that is none or out of order, and each step that changes nothing."""
    steps: list[tuple[EarlierReading | Ruling, Place]] = [
        *((earlier, (index, "history", number)) for number, earlier in enumerate(ruling.history)),
        (ruling, (index,)),
    ]
    latest = ""
    for step, place in steps:
        if not step.decided:
            continue
        where = document.where((*place, "decided"))
        try:
            date.fromisoformat(step.decided)
        except ValueError:
            yield Problem(where, f"decided is {step.decided!r}, and it must be a day of the calendar")
            continue
        if step.decided < latest:
            message = f"{step.adopted!r} is decided on {step.decided}, before what it follows ({latest})"
            yield Problem(where, message, ("wanted: the oldest reading of history first",))
        latest = step.decided
    for (earlier, place), (later, _) in pairwise(steps):
        where = document.where((*place, "adopted"))
        if earlier.adopted not in ruling.readings:
            message = f"the earlier reading {earlier.adopted!r} is none of {', '.join(ruling.readings)}"
            yield Problem(where, message, nearest_note(earlier.adopted, ruling.readings))
        if earlier.adopted == later.adopted:
            yield Problem(where, f"history says that {earlier.adopted!r} was changed to itself")


def _component_sets(reader: _Reader, laws: Iterable[Law]) -> dict[str, ComponentSet]:
    component_sets: dict[str, ComponentSet] = {}
    for path in sorted((reader.folders.spec / "components").glob("*.yaml")):
        try:
            made = read_component_set(path, reader.common, SchemaSet(reader.folders.schemas), laws)
        except DataError as error:
            reader.problems.extend(error.problems)
            continue
        component_sets[made.name] = made
    if not component_sets and not reader.problems:
        reader.problems.append(
            Problem(shown_path(reader.folders.spec / "components"), "there is no component set")
        )
    return component_sets


def read_component_set(
    path: Path, common: SchemaSet, schemas: SchemaSet, laws: Iterable[Law]
) -> ComponentSet:
    """Read one component set and hold it against the game's schema and the totals of its laws.

    Raises:
        DataError: with a problem for each fault.
    """
    document = read_document(path, common, "components")
    value = document.value
    problems = []
    if not schemas.accepts("components")(value["values"]):
        problems = fault_problems(schemas, "components", value["values"], document, ("values",))
    for law in laws:
        try:
            total_of(law, value["values"])
        except ValueError as error:
            problems.append(Problem(document.where(("values",)), f"{error} (the law {law.id})"))
    patterns = [row["entries"] for row in value["provenance"]]
    for leaf in _leaves(value["values"], ()):
        if not any(covers(pattern, leaf) for pattern in patterns):
            problems.append(
                Problem(
                    document.where(("values", *leaf)),
                    f"{pointer(leaf)}: no line of provenance covers this value",
                )
            )
    if problems:
        raise DataError(problems)
    return ComponentSet(
        value["name"],
        value["edition"],
        value["values"],
        jsontext.digest(value["values"]),
        shown_path(path),
        tuple(value["provenance"]),
    )


def _leaves(value: Any, place: tuple[str | int, ...]) -> Iterable[tuple[str | int, ...]]:
    if isinstance(value, dict) and value:
        for key, child in value.items():
            yield from _leaves(child, (*place, key))
    else:
        yield place


def covers(pattern: str, leaf: tuple[str | int, ...]) -> bool:
    """Tell whether a provenance pattern covers a value: it names the value or something around it."""
    parts = pattern.split("/")
    return len(parts) <= len(leaf) and all(
        fnmatchcase(str(key), part) for part, key in zip(parts, leaf, strict=False)
    )


def seats_of(folders: GameFolders) -> tuple[str, ...]:
    """Return every seat that the game's setup schema knows.

    Raises:
        DataError: the game's schemas are incomplete, or the setup schema lists no seats.
    """
    schemas = SchemaSet(folders.schemas)
    missing = [name for name in GAME_SCHEMAS if name not in schemas.names()]
    if missing:
        raise DataError(
            [
                Problem(
                    shown_path(folders.schemas),
                    f"missing schemas: {', '.join(name + '.json' for name in missing)}",
                )
            ]
        )
    seats = schemas.schema("setup").get("$defs", {}).get("seat", {}).get("enum")
    if not isinstance(seats, list) or not seats:
        raise DataError(
            [
                Problem(
                    shown_path(folders.schemas / "setup.json"),
                    "wanted: the names of all seats as $defs/seat/enum",
                )
            ]
        )
    return tuple(map(str, seats))


def _check_profiles(reader: _Reader, head: Document, game: Game) -> None:
    profiles = {} if "rulings" in reader.unread else game.profiles
    for name, bundle in profiles.items():
        for ruling, reading in bundle.items():
            where = head.where(("profiles", name, ruling))
            if ruling not in game.rulings:
                reader.problems.append(
                    Problem(where, f"no ruling has the id {ruling!r}", nearest_note(ruling, game.rulings))
                )
            elif reading not in game.rulings[ruling].readings:
                known = game.rulings[ruling].readings
                reader.problems.append(
                    Problem(
                        where,
                        f"{ruling} has no reading {reading!r}; it has {', '.join(known)}",
                        nearest_note(reading, known),
                    )
                )
            elif not game.rulings[ruling].switchable:
                reader.problems.append(Problem(where, f"{ruling} is not switchable"))
    for identity, dispute in game.contested.items():
        unread = reader.unread & {"clause", "rulings"}
        if (
            identity.count(".") == 2
            and identity not in game.clauses
            and identity not in game.rulings
            and not unread
        ):
            reader.problems.append(
                Problem(
                    shown_path(reader.folders.spec / "contested.yaml"),
                    f"no clause or ruling has the id {dispute.id!r}",
                )
            )
