"""Checks the texts of a game in further languages, and lists the missing ones."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from ruleproof.input.documents import Document
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import Problem, nearest_note
from ruleproof.rules.model import Game, Ruling, RulingText, Texts


def text_problems(document: Document, game: Game, unread: Collection[str]) -> Iterator[Problem]:
    """Yield a problem for each language without an edition, and for each id that the game does not have.

    `unread` names the kinds of files that could not all be read, so that some ids are unknown. The ids of
    titles are not checked.
    """
    value = document.value
    language = value["language"]
    if language != document.path.stem:
        message = f"the language is {language!r}, the file {document.path.name!r}"
        yield document.problem(("language",), message)
    yield from unknown_languages(document, ("language",), [language], game)
    chapters = {chapter.id for chapter in game.chapters}
    yield from unknown_ids(document, ("chapters",), chapters, "no chapter has")
    if "clause" not in unread:
        yield from unknown_ids(document, ("clauses",), game.clauses, "no clause has")
    if "rulings" not in unread:
        yield from unknown_ids(document, ("rulings",), game.rulings, "no ruling has")
        for identity, text in value.get("rulings", {}).items():
            if identity in game.rulings:
                yield from _ruling_problems(document, game.rulings[identity], text)


def asked_problems(document: Document, game: Game, unread: Collection[str]) -> Iterator[Problem]:
    """Yield a problem for each faulty language or id in the questions with which players search for rules."""
    yield from unknown_languages(document, (), document.value, game)
    if not {"clause", "rulings"} & set(unread):
        for language in document.value:
            known = [*game.clauses, *game.rulings]
            yield from unknown_ids(document, (language,), known, "no clause or ruling has")


def unknown_languages(
    document: Document, place: Place, languages: Iterable[str], game: Game
) -> Iterator[Problem]:
    """Yield a problem for each language without an edition; languages are the keys of the mapping at
    `place`.
    """
    known = {edition.language for edition in game.editions}
    for language in languages:
        if language not in known:
            message = f"game.yaml lists no edition in the language {language!r}"
            yield document.problem((*place, language), message, *nearest_note(language, known))


def unknown_ids(
    document: Document, place: Place, known: Collection[str], nothing_has: str
) -> Iterator[Problem]:
    """Yield a problem for each key of the mapping at `place` that is not a known id."""
    mapping = document.value
    for part in place:
        mapping = mapping.get(part, {})
    for identity in mapping:
        if identity not in known:
            message = f"{nothing_has} the id {identity!r}"
            yield document.problem((*place, identity), message, *nearest_note(identity, known))


def _ruling_problems(document: Document, ruling: Ruling, text: Mapping[str, object]) -> Iterator[Problem]:
    place: Place = ("rulings", ruling.id)
    yield from unknown_ids(document, (*place, "readings"), ruling.readings, f"no reading of {ruling.id} has")
    for name, own in (("witness", ruling.witness), ("unseen", ruling.unseen)):
        if name in text and not own:
            yield document.problem((*place, name), f"{ruling.id} has no {name} to say here")


def missing_texts(texts: Texts, game: Game, titles: Collection[str]) -> dict[str, list[str]]:
    """Return the ids of missing texts in a language, by kind; kinds without missing texts are omitted.

    A ruling counts as missing if any of its texts is missing. `titles` are the ids of the scenarios.
    """
    rulings = game.rulings.values()
    lacks = {
        "chapters": [chapter.id for chapter in game.chapters if chapter.id not in texts.chapters],
        "clauses": [clause for clause in game.clauses if clause not in texts.clauses],
        "rulings": [one.id for one in rulings if not _is_whole(one, texts.rulings.get(one.id))],
        "titles": sorted(identity for identity in titles if identity not in texts.titles),
    }
    return {kind: lacking for kind, lacking in lacks.items() if lacking}


def _is_whole(ruling: Ruling, text: RulingText | None) -> bool:
    return (
        text is not None
        and bool(text.question and text.why)
        and set(text.readings) == set(ruling.readings)
        and bool(text.witness) == bool(ruling.witness)
        and bool(text.unseen) == bool(ruling.unseen)
    )
