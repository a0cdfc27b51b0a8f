"""The components of a game for people: a picture and a sentence for each piece.

The template `spec/<game>/gallery.svg.j2` writes the pieces of a component set as JSON. Each is an object with
`group`, `entry` (the place in the set), `name`, `says`, `picture`, `clauses` (ids without the game), and
`by_name` if the clauses that name the piece are to be added.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from markupsafe import Markup
from sphinx.errors import ExtensionError

from ruleproof.input import jsontext
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import nearest_note, shown_path
from ruleproof.reports import pictures
from ruleproof.rules.component_sets import covers
from ruleproof.rules.model import ComponentSet

from .library import GameBook

TEMPLATE = "gallery.svg.j2"
MARKS = ("printed", "observed", "assumed")


@dataclass(frozen=True)
class Piece:
    """A component: its picture, its effect in a sentence, the source of its values, and the clauses
    about it.
    """

    name: str
    says: str
    picture: Markup
    copies: int
    marks: tuple[str, ...]
    clauses: tuple[str, ...]

    def shown_as(self, other: Piece | None) -> bool:
        """Tell whether a piece in another set looks the same, whatever the source of its values."""
        return other is not None and replace(other, marks=self.marks) == self


@dataclass(frozen=True)
class Group:
    """The pieces of one kind. `set` names the component set if it is not the one in force."""

    title: str
    set: str
    pieces: tuple[Piece, ...]


def groups(book: GameBook) -> list[Group]:
    """Return the pieces in the set in force by group, then the pieces that differ in other sets; none if the
    game has no templates for its board and its pieces.

    Raises:
        ExtensionError: the template fails on a set, or names a clause that does not exist.
    """
    if pictures.board(book.folders) is None or not (book.folders.spec / TEMPLATE).is_file():
        return []
    usual = dict(_pieces(book, book.suite.components))
    found = list(_grouped(usual, ""))
    for name, made in book.game.component_sets.items():
        if made.name != book.suite.components.name:
            other = dict(_pieces(book, made))
            found += _grouped(
                {key: one for key, one in other.items() if not one.shown_as(usual.get(key))}, name
            )
    return found


def _grouped(pieces: Mapping[tuple[str, str], Piece], name: str) -> Iterator[Group]:
    for title in dict.fromkeys(title for title, _ in pieces):
        yield Group(title, name, tuple(piece for (group, _), piece in pieces.items() if group == title))


def _pieces(book: GameBook, made: ComponentSet) -> Iterator[tuple[tuple[str, str], Piece]]:
    """Yield every piece in a set, by its group and its name."""
    path = book.folders.spec / TEMPLATE
    try:
        told = jsontext.decode(pictures.Board(book.folders).render(TEMPLATE, components=made.values).encode())
    except (pictures.PictureError, ValueError) as error:
        raise ExtensionError(f"{shown_path(path)}: component set {made.name!r}: {error}") from error
    for one in told:
        place = tuple(one["entry"])
        value: Any = made.values
        for key in place:
            value = value[key]
        yield (
            (one["group"], one["name"]),
            Piece(
                one["name"],
                " ".join(str(one["says"]).split()),
                Markup(" ".join(str(one["picture"]).split())),
                value.get("copies", 1) if isinstance(value, dict) else 1,
                marks_of(made, value, place),
                tuple(_clauses(book, path, one)),
            ),
        )


def _clauses(book: GameBook, path: Path, one: Mapping[str, Any]) -> Iterator[str]:
    """Yield the clauses about a piece: first the clauses that name it, then the clauses that the template
    lists.
    """
    known, found = book.game.clauses, dict[str, None]()
    if one.get("by_name"):
        name = re.compile(rf"\b{re.escape(one['name'])}\b", re.IGNORECASE)
        found.update(
            dict.fromkeys(identity for identity, clause in known.items() if name.search(clause.text))
        )
    found.update(dict.fromkeys(f"{book.game.id}.{clause}" for clause in one["clauses"]))
    for identity in found:
        if identity not in known:
            notes = "; ".join(nearest_note(identity, known))
            raise ExtensionError(
                f"{shown_path(path)}: {one['name']!r}: no clause has the id {identity!r}; {notes}".rstrip(
                    "; "
                )
            )
        yield identity


def marks_of(made: ComponentSet, value: Any, place: Place) -> tuple[str, ...]:
    """Return the provenances of a value and of everything in it; of several lines of the set that cover a
    value, the last one counts.
    """
    rows = made.provenance[::-1]
    marks = {
        next(r["provenance"] for r in rows if covers(r["entries"], one)) for one in _leaves(value, place)
    }
    return tuple(mark for mark in MARKS if mark in marks)


def _leaves(value: Any, place: Place) -> Iterator[Place]:
    """Yield the places of the single values inside a value, or the place of the value itself if there are
    none inside it.
    """
    children = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    inner = [leaf for key, child in children for leaf in _leaves(child, (*place, key))]
    yield from inner or [place]
