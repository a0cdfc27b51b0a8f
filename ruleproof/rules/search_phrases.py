"""Checks the questions by which players ask for the rules of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ruleproof.input.documents import Document
from ruleproof.input.problems import Problem, nearest_note
from ruleproof.rules.model import Game
from ruleproof.rules.texts import unknown_ids


def asked_problems(document: Document, game: Game, unread: Collection[str]) -> Iterator[Problem]:
    """Yield a problem for each language without an edition, and each id of no clause or ruling.

    `unread` names the kinds of files whose ids are not all known.
    """
    languages = {edition.language for edition in game.editions}
    for language in document.value:
        if language not in languages:
            yield Problem(
                document.where((language,)),
                f"game.yaml lists no edition in the language {language!r}",
                nearest_note(language, languages),
            )
        if not {"clause", "rulings"} & set(unread):
            known = [*game.clauses, *game.rulings]
            yield from unknown_ids(document, (language,), known, "no clause or ruling has")
