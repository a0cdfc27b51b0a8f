"""Digests of the texts of a game: they show that a text has changed, and that its translation has not.

`spec/<game>/digests.json` has a digest for each clause and ruling in each language, as they were when
somebody last read them beside each other. `python -m tools.words` writes it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ruleproof.explaining.prose import Prose
from ruleproof.input.documents import load_yaml
from ruleproof.input.folders import GameFolders
from ruleproof.input.problems import Problem
from ruleproof.rules.model import Game, Ruling

OWN = "en"
_NUMBER = re.compile(r"\d+")
Digests = dict[str, dict[str, str]]
"""Digests by language and id."""


def file_of(folders: GameFolders) -> Path:
    """Return the file with the digests of a game."""
    return folders.spec / "digests.json"


def digests_of(game: Game, prose: Prose) -> Digests:
    """Return the digests of all texts."""
    own = {one.id: _digest(one.text) for one in game.clauses.values()}
    own |= {one.id: _digest(one.question, *one.readings.values()) for one in game.rulings.values()}
    found = {OWN: own}
    for language, texts in prose.texts.items():
        found[language] = {identity: _digest(text) for identity, text in texts.clauses.items()}
        found[language] |= {
            identity: _digest(text.question, *text.readings.values())
            for identity, text in texts.rulings.items()
        }
    return found


def _digest(*texts: str) -> str:
    words = "\n".join(" ".join(text.split()) for text in texts)
    return hashlib.blake2b(words.encode(), digest_size=4).hexdigest()


def write_digests(folders: GameFolders, game: Game, prose: Prose) -> None:
    """Write the digests of all texts, one in a line."""
    file_of(folders).write_text(json.dumps(digests_of(game, prose), indent=0, sort_keys=True) + "\n", "utf-8")


def changed_texts(folders: GameFolders, game: Game, prose: Prose) -> tuple[list[Problem], list[Problem]]:
    """Return a problem for each text that has changed alone in one of its languages, and a warning for each
    other text that has changed and for each ruling without a date.
    """
    path = file_of(folders)
    if not path.exists():
        return [], []
    before = msgspec.json.decode(path.read_bytes(), type=Digests)
    now = digests_of(game, prose)
    problems = [
        problem
        for language in prose.texts
        for problem in _changed_alone(folders, game, before, now, language)
    ]
    told = {problem.message.split("'")[1] for problem in problems}
    where = _places(game)
    warnings = [
        Problem(
            where[identity],
            f"warning: the text of {identity!r} has changed",
            ("wanted: read its scenarios and functions again, then run `python -m tools.words`",),
        )
        for identity in _changed(before, now, OWN)
        if identity not in told
    ]
    return problems, warnings + [_undated(one) for one in game.rulings.values() if not one.decided]


def differing_numbers(folders: GameFolders, game: Game, prose: Prose) -> Iterator[Problem]:
    """Yield a warning for each clause whose text has other numbers in one language than in another."""
    for language, texts in prose.texts.items():
        for identity, text in texts.clauses.items():
            own, other = (_NUMBER.findall(one) for one in (game.clauses[identity].text, text))
            if set(own) != set(other):
                place = folders.spec / "texts" / f"{language}.yaml"
                here = load_yaml(place).where(("clauses", identity))
                found = f"{OWN} {_listed(own)}, {language} {_listed(other)}"
                message = f"warning: the numbers of {identity!r} differ: {found}"
                yield Problem(here, message, (f"the other text: {game.clauses[identity].where}",))


def _listed(numbers: list[str]) -> str:
    return ", ".join(numbers) or "none"


def _undated(ruling: Ruling) -> Problem:
    message = f"warning: {ruling.id!r} does not say when it was decided"
    return Problem(ruling.where, message, ("wanted: decided, with a date such as 2026-11-27",))


def _changed_alone(
    folders: GameFolders, game: Game, before: Digests, now: Digests, language: str
) -> Iterator[Problem]:
    own, other = set(_changed(before, now, OWN)), set(_changed(before, now, language))
    translated = before.get(language, {}).keys() & now[language].keys()
    alone = sorted((own ^ other) & translated)
    texts = load_yaml(folders.spec / "texts" / f"{language}.yaml") if alone else None
    for identity in alone:
        assert texts is not None
        first, second = (OWN, language) if identity in own else (language, OWN)
        message = f"the text of {identity!r} has changed in {first}, but not in {second}"
        there = _places(game)[identity]
        mend = "wanted: change it, too, or confirm it with `python -m tools.words`"
        here = texts.where(("clauses" if identity in game.clauses else "rulings", identity))
        notes = (f"the other text: {there if second == language else here}", mend)
        yield Problem(here if second == language else there, message, notes)


def _changed(before: Digests, now: Digests, language: str) -> Iterator[str]:
    known = before.get(language, {})
    return (one for one, digest in now.get(language, {}).items() if known.get(one, digest) != digest)


def _places(game: Game) -> dict[str, str]:
    clauses = {one.id: one.where for one in game.clauses.values()}
    return clauses | {one.id: one.where for one in game.rulings.values()}
