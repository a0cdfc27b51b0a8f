"""Renders the pages for every game from the templates in `docs/games`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from docutils import nodes
from jinja2 import Environment
from sphinx.builders import Builder

from ruleproof.census.sets import described
from ruleproof.explaining.ruling_numbers import chapters_of_rulings
from ruleproof.rules.model import Game
from tools.impact.figures import in_words

from .amendments import PAGES, answered, details_left_out, errata, open_questions
from .beside import anchors_in, code_of, passages
from .examples import examples
from .front import TEMPLATES, picture_of
from .gallery import groups
from .glossary import TermLinks, anchor_of_term, defined_terms
from .library import GameBook, Library, anchor_of_function, language_of
from .markup import block, environment
from .running_text import WEIGHTY, WORDS, EditionText
from .sharing import shortened

_BEFORE_A_SHAPE = re.compile(r">\n(?=</?(?:circle|g|path|rect|text|use)\b)")
"""Line breaks in pictures, which browsers need not load."""
REFERENCE = "The reference beside the rules"
FOR_AUTHORS = {
    "messages": "The contents of the messages",
    "vocabulary": "The sentences of the scenarios",
}
"""Pages for engine authors and editors, which are not listed in the contents of their game."""


def anchor_of_set(game: Game, name: str) -> str:
    """Return the anchor of a component set on the page with the components."""
    return nodes.make_id(f"{game.id}-set-{name}")


class Pages:
    """The documents for all games, by name."""

    def __init__(self, library: Library, builder: Builder) -> None:
        self.library, self.builder = library, builder
        self.terms = TermLinks(self.link)
        self.guided = (Path(builder.srcdir) / "guides").is_dir()
        self.environment: Environment = environment(TEMPLATES)
        self.environment.filters["language_of"] = language_of
        self.environment.globals.update(
            anchor_of_function=anchor_of_function,
            anchor_of_set=anchor_of_set,
            anchor_of_term=anchor_of_term,
            anchors_in=anchors_in,
            code_of=code_of,
            defined_terms=defined_terms,
            in_words=in_words,
            language_of=language_of,
            passages=passages,
            guided=self.guided,
            link=self.link,
            linked=self.terms.linked,
            page_words=WORDS,
        )

    def all(self, further: Sequence[str] = ()) -> Mapping[str, str]:
        """Return the text of every document. `further` are documents made elsewhere; if a document is for
        players, it is added to the contents of its game.
        """
        made: dict[str, str] = {}
        for book in self.library.games.values():
            own = sorted(name for name in further if name.startswith(f"{book.home}/"))
            asked = " ".join(["pages", self.builder.name, f"guided: {self.guided}", *own])
            made |= book.kept(asked, partial(self.of, further=own))
        return made

    def of(self, book: GameBook, further: Sequence[str] = ()) -> Iterator[tuple[str, str]]:
        """Yield the documents for one game. `further` are those that are made elsewhere.

        Raises:
            LookupError: the primer names an example that no recorded game shows.
        """
        texts = [
            EditionText(book, edition, self.terms, examples(book, edition.language))
            for edition in book.game.editions
        ]
        for text in texts:
            yield from self._edition(text, texts, further)
        if book.prose.glossary.terms:
            yield self._page(book, f"{book.home}/glossary", "glossary", text=texts[0])
        if book.game.component_sets:
            yield self._page(book, f"{book.home}/components", "components", groups=groups(book))
        told, for_authors = described(book.folders), self._for_authors(book, further)
        values = {"sets": told.sets, "secrets": told.has_secrets, "for_authors": for_authors}
        name, made = self._page(book, f"{book.home}/data", "data", **values)
        yield name, made + contents("", [page for page, _ in for_authors])

    def _edition(
        self, text: EditionText, texts: Sequence[EditionText], further: Sequence[str]
    ) -> Iterator[tuple[str, str]]:
        book, words, bare = text.book, text.words, partial(self._bare, text)
        shown = self._in_contents(text, further)
        data = f"{book.home}/data", "Editions, profiles, what is not covered"
        name, made = bare(
            "index",
            text.said(book.prose.primer.line) or f"{words['read']}: {text.title}",
            text.title,
            template="game",
            editions=texts,
            pages=[page for _, pages in shown for page in pages],
            picture=picture_of(book),
            for_authors=[data, *self._for_authors(book, further)],
        )
        home = made if text.is_first else f":orphan:\n{made}"
        yield name, home + "".join(contents(*group) for group in shown)
        for told in text.chapters():
            title, about = f"{told.number} {told.title}", told.introduction or f"{text.title}: {told.title}"
            page = f"rules/{told.chapter.id}"
            yield bare(page, about, title, template="chapter_page", look="chapter", told=told)
        left_out, chapters = details_left_out(text), list(text.chapters(WEIGHTY, text.page("text")))
        yield bare("text", f"{text.title}. {words['lead']}", chapters=chapters, left_out=left_out)
        if book.prose.primer.sheet:
            yield bare("sheet", f"{text.title}: {words['sheet']}. {words['sheet_lead']}", look="paper")
        if not text.is_first and text.has_glossary:
            about = words["glossary_lead"].format(text.title)
            yield bare("glossary", about, template="glossary_edition", look="prose")
        about = words["rulings_lead"].format(text.title)
        yield bare("rulings", about, ruling_chapters=chapters_of_rulings(book.game))
        for_publishers: dict[str, dict[str, Any]] = {
            "answers": {"chapters": answered(text), "left_out": left_out},
            "errata": {"changes": errata(text)},
            "publisher": {"questions": list(open_questions(text))},
        }
        for page, values in for_publishers.items() if book.prose.wordings else ():
            about = f"{text.title}: {words[page]}. {words[page + '_lead'].format(text.title)}"
            yield bare(page, about, **values)
        if text.is_first and book.carriers:
            about = f"The rules of {text.title} beside the functions of the reference that carry them out."
            yield bare("reference", about, REFERENCE, look="facing")

    def _in_contents(self, text: EditionText, further: Sequence[str]) -> list[tuple[str, list[str]]]:
        """Return the captions of the side bar, each with its documents."""
        book, words = text.book, text.words
        own = [
            name for name in further if name.count("/") == 2 and name.rpartition("/")[2] not in FOR_AUTHORS
        ]
        of_all = [f"{book.home}/components"] * bool(book.game.component_sets) + own
        at_the_table = [text.page("sheet")] * bool(book.prose.primer.sheet) + [text.page("text")]
        groups = {
            words["rules"]: [text.page(f"rules/{chapter.id}") for chapter in book.game.chapters],
            words["at_the_table"]: at_the_table + of_all * text.is_first,
            words["look_up"]: [text.page("rulings")] + [text.page("glossary")] * text.has_glossary,
            words["for_publishers"]: [text.page(name) for name in PAGES if book.prose.wordings],
            "Behind the rules": [f"{book.home}/data"] * text.is_first,
        }
        return [(caption, pages) for caption, pages in groups.items() if pages]

    @staticmethod
    def _for_authors(book: GameBook, further: Sequence[str]) -> list[tuple[str, str]]:
        """Return the documents for editors and engine authors, each with what it is."""
        found = [(f"{book.home}/{name}", label) for name, label in FOR_AUTHORS.items()]
        reference = [(f"{book.home}/reference", REFERENCE)] * bool(book.carriers)
        return [one for one in found if one[0] in further] + reference

    def _page(self, book: GameBook, name: str, template: str, **values: object) -> tuple[str, str]:
        return name, self.environment.get_template(f"{template}.rst.j2").render(
            book=book, game=book.game, page=name, **values
        )

    def _bare(
        self,
        text: EditionText,
        name: str,
        about: str,
        title: str = "",
        *,
        template: str = "",
        look: str = "bare",
        **values: object,
    ) -> tuple[str, str]:
        """Return a document that consists of HTML; `look` is the class of its article. The title and the
        template are those of the name, unless others are given.
        """
        book, page = text.book, text.page(name)
        html = self.environment.get_template(f"{template or name}.html.j2").render(
            book=book,
            game=book.game,
            text=text,
            page=page,
            language=text.edition.language,
            words=text.words,
            numbers=book.numbers_of_rulings,
            chapters_by_id={chapter.id: chapter for chapter in book.game.chapters},
            **values,
        )
        title = title or text.words[name]
        head = f":look: {look}\n\n.. title:: {title}\n\n.. meta::\n   :description: {shortened(about)}\n\n"
        return page, f"{head}.. raw:: html\n\n{block(_BEFORE_A_SHAPE.sub('>', html), 3)}\n"

    def link(self, page: str, target: str, anchor: str = "") -> str:
        """Return the address of a document, and of a place in it, relative to another document."""
        if anchor and page == target:
            return f"#{anchor}"
        return self.builder.get_relative_uri(page, target) + (f"#{anchor}" if anchor else "")


def contents(caption: str, pages: Sequence[str]) -> str:
    """Return a hidden list of pages that belong to a page."""
    head = f"   :caption: {caption}\n" if caption else ""
    return f"\n.. toctree::\n   :hidden:\n{head}\n" + "".join(f"   /{page}\n" for page in pages)


def with_pages_below(pages: Mapping[str, str]) -> dict[str, str]:
    """Return the documents; the pages in the folder of a document are added to its contents, in order.

    A document that already has contents of its own is unchanged.
    """
    found = dict(pages)
    for name in pages:
        above = name.rpartition("/")[0]
        if above in pages and ".. toctree::" not in pages[above]:
            found[above] += f"\n{contents('', [name])}"
    return found
