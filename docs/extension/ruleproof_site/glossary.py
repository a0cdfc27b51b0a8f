"""The terms of a game: where its clauses use them, with links from there to the glossary page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from docutils import nodes
from markupsafe import Markup

from ruleproof.explaining.prose import Glossary, Term
from ruleproof.rules.model import Clause, Game

from .library import GameBook

ENDINGS = {"en": "s?", "de": "(?:e[nrs]?|ern|[ns])?"}
"""Endings that a term may have in a text, by language."""


@dataclass(frozen=True)
class Defined:
    """A term with the clause that defines it, and the other clauses that use it."""

    term: Term
    clause: Clause
    uses: tuple[Clause, ...]


def defines(text: str, form: str) -> bool:
    """Tell whether a sentence in English or German says what a term is: “A cube is an army”, “Tiles are
    adjacent when …”, “The display is the row …”.
    """
    name = rf"{re.escape(form)}\w{{0,3}}"
    article, are = "(?:an?|the|one|ein|eine|der|die|das) ", "(?:is|are|ist|sind|heißt|heißen) "
    begins = rf"(?:{article}|A player's )?{name}\b[^,.;]*? {are}{article}"
    ends = rf"(?!There )[^.]* {are}(?:{article})?(?:\w+'s )?{name}(?:[.;]| (?:and|when|while|wenn)\b)"
    return bool(re.match(rf"{begins}|{ends}", text, re.IGNORECASE))


class Terms:
    """The terms of a glossary in one language."""

    def __init__(self, glossary: Glossary, language: str) -> None:
        self._terms: dict[str, Term] = {}
        for term in glossary.terms:
            wording = term.wording(language)
            for form in (wording.term, *wording.forms) if wording is not None else ():
                self._terms.setdefault(form.casefold(), term)
        forms = "|".join(re.escape(form) for form in sorted(self._terms, key=len, reverse=True))
        ending = ENDINGS.get(language, "")
        self._pattern = re.compile(rf"\b({forms}){ending}\b", re.IGNORECASE) if forms else None

    def used_in(self, text: str) -> list[tuple[Term, re.Match[str]]]:
        """Return the first use of each term in a text; if terms overlap, the longest counts."""
        found: dict[str, tuple[Term, re.Match[str]]] = {}
        for match in self._pattern.finditer(text) if self._pattern is not None else ():
            term = self._terms[match[1].casefold()]
            found.setdefault(term.term, (term, match))
        return list(found.values())


class TermLinks:
    """Adds links to the glossary to the texts of clauses.

    `link` returns the address of a document, and of a place in it, as seen from another document.
    """

    def __init__(self, link: Callable[[str, str, str], str]) -> None:
        self._link = link
        self._terms: dict[tuple[str, str], Terms] = {}

    def linked(
        self,
        book: GameBook,
        page: str,
        clause: Clause,
        text: str,
        language: str = "en",
        before: set[str] | None = None,
    ) -> Markup:
        """Return a clause's text in a language as HTML, with each term linked at its first use.

        A term that the clause itself defines is not linked, nor is a term in `before` or one that no clause
        defines in words; newly linked terms are added to `before`.
        """
        before = set() if before is None else before
        key = book.game.id, language
        terms = self._terms.setdefault(key, Terms(book.prose.glossary, language))
        text = " ".join(text.split())
        made, done = Markup(), 0
        for term, use in terms.used_in(text):
            if term.clause == clause.id or term.term in before:
                continue
            says, wording = " ".join(book.said(term.clause, language).split()), term.wording(language)
            if wording and any(defines(says, form) for form in (wording.term, *wording.forms)):
                before.add(term.term)
                address = self._link(page, glossary_of(book, language), anchor_of_term(book.game, term))
                shown = Markup('<a class="term" href="{}" data-says="{}">{}</a>')
                made += text[done : use.start()] + shown.format(address, says, use[0])
                done = use.end()
        return made + text[done:]


def glossary_of(book: GameBook, language: str) -> str:
    """Return the glossary in a language, or the first one if no further edition has the language."""
    further = (one.id for one in book.game.editions[1:] if one.language == language)
    return "-".join([f"{book.home}/glossary", *list(further)[:1]])


def anchor_of_term(game: Game, term: Term) -> str:
    """Return a term's anchor on the glossary page."""
    return nodes.make_id(f"{game.id}-term-{term.term}")


def defined_terms(book: GameBook, language: str) -> Iterator[Defined]:
    """Yield the terms of a game that have a name in a language, in alphabetical order, with the clauses that
    use them in their texts.
    """
    glossary, game = book.prose.glossary, book.game
    terms = Terms(glossary, language)
    uses: dict[str, list[Clause]] = {}
    for clause in game.clauses.values():
        for term, _ in terms.used_in(" ".join(book.said(clause.id, language).split())):
            if term.clause != clause.id:
                uses.setdefault(term.term, []).append(clause)
    named = [(wording.term, term) for term in glossary.terms if (wording := term.wording(language))]
    for _, term in sorted(named, key=lambda one: one[0].casefold()):
        yield Defined(term, game.clauses[term.clause], tuple(uses.get(term.term, ())))
