"""The texts by which a clause or ruling can be found, by language: its own words, and those of players."""

from __future__ import annotations

from collections.abc import Iterable

from ruleproof.explaining.prose import Glossary, Texts, Wording

from .library import GameBook

Said = dict[str, str]
"""The texts in one language by field: title, text, answer, others, why, chapter, source, scenarios, asked."""


def said_of(book: GameBook, identity: str) -> dict[str, Said]:
    """Return the texts of a clause or ruling by language, the language of the data first; the titles of
    scenarios are those that show the clause or ruling.
    """
    if identity in book.game.clauses:
        further = {name: one for name, one in book.prose.texts.items() if identity in one.clauses}
        found: dict[str, Texts | None] = {"en": None, **further}
        return {language: _clause(book, identity, language, texts) for language, texts in found.items()}
    asked = {
        name: one
        for name, one in book.prose.texts.items()
        if identity in one.rulings and one.rulings[identity].question
    }
    found = {"en": None, **asked}
    return {language: _ruling(book, identity, language, texts) for language, texts in found.items()}


def _clause(book: GameBook, identity: str, language: str, texts: Texts | None) -> Said:
    clause = book.game.clauses[identity]
    chapter = next(one for one in book.game.chapters if one.id == clause.chapter)
    editions = {edition.id for edition in book.game.editions if edition.language == language}
    sources = (f"{one.heading} {one.starts}" for one in clause.sources if one.edition in editions)
    scenarios = book.by_clause.get(identity, ())
    return _said(
        title="" if texts else clause.title,
        text=texts.clauses[identity] if texts else clause.text,
        chapter=texts.chapters.get(chapter.id, "") if texts else chapter.title,
        source=" ".join(sources),
        scenarios=_listed(texts.titles.get(one.id, "") if texts else one.title for one in scenarios),
        asked=_asked(book, identity, language),
    )


def _ruling(book: GameBook, identity: str, language: str, texts: Texts | None) -> Said:
    ruling = book.game.rulings[identity]
    text = texts.rulings[identity] if texts else ruling
    scenarios = () if texts else book.parting(ruling, ruling.adopted)
    return _said(
        title="" if texts else ruling.title,
        text=text.question,
        answer=text.readings.get(ruling.adopted, ""),
        others=_listed(said for name, said in text.readings.items() if name != ruling.adopted),
        why=text.why,
        scenarios=_listed(one.title for one in scenarios),
        asked=_asked(book, identity, language),
    )


def _asked(book: GameBook, identity: str, language: str) -> str:
    return _listed(book.prose.asked.get(language, {}).get(identity, ()))


def _said(**parts: str) -> Said:
    return {name: " ".join(text.split()) for name, text in parts.items() if text}


def _listed(texts: Iterable[str]) -> str:
    return " · ".join(text for text in texts if text)


def meanings(glossary: Glossary) -> dict[str, list[tuple[str, tuple[str, ...]]]]:
    """Return, for each language, the terms of a glossary, each with its everyday words."""
    found: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for term in glossary.terms:
        in_all: dict[str, Wording] = {"en": term, **term.languages}
        for language, wording in in_all.items():
            if wording.also:
                found.setdefault(language, []).append((wording.term, wording.also))
    for language, pairs in glossary.words.items():
        found.setdefault(language, []).extend(pairs.items())
    return found
