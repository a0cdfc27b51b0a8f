"""Checks the primer: the texts for readers besides the clauses."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from ruleproof.input.documents import Document
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import Problem, nearest_note
from ruleproof.rules.model import Game
from ruleproof.rules.texts import unknown_ids, unknown_languages


def primer_problems(document: Document, game: Game, unread: Collection[str]) -> Iterator[Problem]:
    """Yield a problem for each fault of the primer.

    Faults are a rule or chapter that does not exist, a chapter without an introduction, and a text that lacks
    the language of an edition or has any other language. `unread` names the kinds of files that could not all
    be read, so that some ids are unknown. The plays of examples are not checked.
    """
    chapters = [chapter.id for chapter in game.chapters]
    yield from unknown_ids(document, ("introductions",), chapters, "no chapter has")
    introductions = document.value.get("introductions")
    for chapter in chapters if introductions is not None else ():
        if chapter not in introductions:
            yield document.problem(("introductions",), f"the chapter {chapter!r} has no introduction")
    languages = list(dict.fromkeys(edition.language for edition in game.editions))
    for place, text in _texts(document.value):
        yield from unknown_languages(document, place, text, game)
        for language in languages:
            if language not in text:
                yield document.problem(place, f"the text in the language {language!r} is missing")
    if not {"clause", "rulings"} & set(unread):
        known = [*game.clauses, *game.rulings]
        for place, rule in _rules(document.value):
            if rule not in known:
                message = f"no clause or ruling has the id {rule!r}"
                yield document.problem(place, message, *nearest_note(rule, known))


def _texts(value: dict[str, Any]) -> Iterator[tuple[Place, dict[str, str]]]:
    for chapter, text in value.get("introductions", {}).items():
        yield ("introductions", chapter), text
    for rule, text in value.get("groups", {}).items():
        yield ("groups", rule), text
    for name in ("line", "facts", "makers", "caption", "ours"):
        if name in value:
            yield (name,), value[name]
    for place, row in _rows(value):
        for key in ("title", "says", "worth"):
            if key in row:
                yield (*place, key), row[key]


def _rules(value: dict[str, Any]) -> Iterator[tuple[Place, str]]:
    for place, row in _rows(value):
        for index, rule in enumerate(row["rules"]):
            yield (*place, "rules", index), rule
    for index, example in enumerate(value.get("examples", [])):
        yield ("examples", index, "rule"), example["rule"]
    for index, rule in enumerate(value.get("decide_first", [])):
        yield ("decide_first", index), rule
    for rule in value.get("groups", {}):
        yield ("groups", rule), rule


def _rows(value: dict[str, Any]) -> Iterator[tuple[Place, dict[str, Any]]]:
    for part in ("questions", "turn", "scoring", "ties", "sheet"):
        yield from _rows_below((part,), value.get(part, []))


def _rows_below(place: Place, rows: list[dict[str, Any]]) -> Iterator[tuple[Place, dict[str, Any]]]:
    for index, row in enumerate(rows):
        yield (*place, index), row
        yield from _rows_below((*place, index, "choices"), row.get("choices", []))
