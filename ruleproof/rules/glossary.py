"""Checks the glossary of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ruleproof.input.documents import Document
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import Problem, nearest_note
from ruleproof.rules.model import Game
from ruleproof.rules.texts import unknown_languages


def glossary_problems(document: Document, game: Game, unread: Collection[str]) -> Iterator[Problem]:
    """Yield a problem for each term that occurs twice, and for each clause and language that does not exist.

    `unread` names the kinds of files that could not all be read, so that some ids are unknown.
    """
    first: dict[str, str] = {}
    for index, row in enumerate(document.value["terms"]):
        place: Place = ("terms", index)
        name = row["term"].casefold()
        if name in first:
            yield document.problem(place, f"the term {row['term']!r} occurs twice", first[name])
        first.setdefault(name, document.where(place))
        if row["clause"] not in game.clauses and "clause" not in unread:
            message = f"the term {row['term']!r}: no clause has the id {row['clause']!r}"
            yield document.problem((*place, "clause"), message, *nearest_note(row["clause"], game.clauses))
        yield from unknown_languages(document, (*place, "languages"), row.get("languages", {}), game)
    yield from unknown_languages(document, ("words",), document.value.get("words", {}), game)
