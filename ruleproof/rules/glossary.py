"""Checks the glossary of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ruleproof.input.documents import Document
from ruleproof.input.problems import Problem, nearest_note
from ruleproof.rules.model import Game


def glossary_problems(document: Document, game: Game, unread: Collection[str]) -> Iterator[Problem]:
    """Yield a problem for each term that occurs twice, and for each clause and language that does not exist.

    `unread` names the kinds of files whose ids are not all known.
    """
    languages = {edition.language for edition in game.editions}
    first: dict[str, str] = {}
    for index, row in enumerate(document.value["terms"]):
        where = document.where(("terms", index))
        name = row["term"].casefold()
        if name in first:
            yield Problem(where, f"the term {row['term']!r} occurs twice", (first[name],))
        first.setdefault(name, where)
        if row["clause"] not in game.clauses and "clause" not in unread:
            yield Problem(
                document.where(("terms", index, "clause")),
                f"the term {row['term']!r}: no clause has the id {row['clause']!r}",
                nearest_note(row["clause"], game.clauses),
            )
        for language in row.get("languages", {}).keys() - languages:
            yield _unknown_language(
                document.where(("terms", index, "languages", language)), language, languages
            )
    for language in document.value.get("words", {}).keys() - languages:
        yield _unknown_language(document.where(("words", language)), language, languages)


def _unknown_language(where: str, language: str, languages: Collection[str]) -> Problem:
    return Problem(
        where,
        f"game.yaml lists no edition in the language {language!r}",
        nearest_note(language, languages),
    )
