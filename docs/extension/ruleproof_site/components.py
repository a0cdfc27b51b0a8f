"""Component sets as tables, in which a mark shows the provenance of every value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ruleproof.input.jsontext import Place
from ruleproof.rules.component_sets import covers
from ruleproof.rules.model import ComponentSet

MARKS = ("printed", "observed", "assumed")


@dataclass(frozen=True)
class Cell:
    """A value as text, with its provenances; empty if the row has no such value."""

    text: str
    marks: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """The entries in one group of a set. `marks` are the provenances that most cells in a column have."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]
    marks: tuple[tuple[str, ...], ...]

    @property
    def shared(self) -> tuple[str, ...]:
        """Return the provenances of the whole table, if all its values have the same ones."""
        found = {cell.marks for _, cells in self.rows for cell in cells if cell.marks}
        return found.pop() if len(found) == 1 else ()


def tables(made: ComponentSet) -> Iterator[Table]:
    """Yield the tables for a set: one with the plain values, then one for every group."""
    plain = {key: value for key, value in made.values.items() if not isinstance(value, dict | list)}
    if plain:
        yield _table(made, "Single values", plain, ())
    for key, value in made.values.items():
        if isinstance(value, dict):
            yield _table(made, readable(key), value, (key,))
        elif isinstance(value, list):
            yield _table(
                made,
                readable(key),
                {str(number): child for number, child in enumerate(value, 1)},
                (key,),
                first=1,
            )


def _table(made: ComponentSet, title: str, entries: Mapping[str, Any], place: Place, first: int = 0) -> Table:
    keys = list(
        dict.fromkeys(column for value in entries.values() if isinstance(value, dict) for column in value)
    )
    plain = any(not isinstance(value, dict) for value in entries.values())
    columns = ["", *keys] if plain else keys
    rows = []
    for name, value in entries.items():
        path = (*place, str(int(name) - first) if first else name)
        parts = value if isinstance(value, dict) else {"": value}
        rows.append((readable(name), tuple(_cell(made, parts, column, path) for column in columns)))
    marks = tuple(
        _usual([row[index].marks for _, row in rows if row[index].marks]) for index in range(len(columns))
    )
    return Table(
        title, tuple(readable(column) if column else "value" for column in columns), tuple(rows), marks
    )


def _cell(made: ComponentSet, parts: Mapping[str, Any], column: str, path: Place) -> Cell:
    if column not in parts:
        return Cell("", ())
    place = (*path, column) if column else path
    marks = {provenance_of(made, leaf) for leaf in leaves(parts[column], place)}
    return Cell(readable(parts[column]), tuple(mark for mark in MARKS if mark in marks))


def _usual(marks: list[tuple[str, ...]]) -> tuple[str, ...]:
    return Counter(marks).most_common(1)[0][0] if marks else ()


def leaves(value: Any, place: Place) -> Iterator[Place]:
    """Yield the places of the single values inside a value, or the place of the value itself if there are
    none inside it.
    """
    children = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    inner = [leaf for key, child in children for leaf in leaves(child, (*place, key))]
    yield from inner or [place]


def provenance_of(made: ComponentSet, place: Place) -> str:
    """Return the provenance of a value; if several lines of the set cover the value, the last one counts."""
    return next(row["provenance"] for row in reversed(made.provenance) if covers(row["entries"], place))


def readable(value: Any) -> str:
    """Return any value in a set as words.

    A key comes before its value, lists have commas, and a group inside another is in brackets.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{readable(key)} {_grouped(child)}" for key, child in value.items()) or "nothing"
    if isinstance(value, list):
        return "; ".join(map(_grouped, value)) or "none"
    return str(value).replace("_", " ")


def _grouped(value: Any) -> str:
    return f"({readable(value)})" if isinstance(value, list | dict) and len(value) > 1 else readable(value)
