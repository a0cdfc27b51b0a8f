"""The rules of a game as one text, and as a sheet for the table; each edition has both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from string import ascii_lowercase
from typing import Any

from markupsafe import Markup
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError

from ruleproof.input.documents import load_yaml
from ruleproof.rules.model import Chapter, Clause, Edition, Game, PrimerLine, Ruling, RulingText

from .examples import Example, examples
from .glossary import TermLinks
from .library import GameBook, Library
from .markup import environment
from .rulings import numbers_of_rulings

TEMPLATES = Path(__file__).resolve().parents[2] / "games"
WORDS: Mapping[str, Mapping[str, str]] = load_yaml(Path(__file__).with_name("text_words.yaml")).value
"""The other texts on these pages, by language; missing languages fall back to English."""
DATA_LANGUAGE = "en"
FOOTNOTES = frozenset({"blocking", "important"})
"""The severities of the rulings that are listed below a chapter; the page with the rulings shows the
others.
"""

Link = Callable[[str, str, str], str]


@dataclass(frozen=True)
class Note:
    """A ruling as a footnote to its chapter, in the language of the text.

    `mark` is the letter that refers to it from the clauses. `here` is the answer that the edition gives if
    taken literally, unless this is the adopted answer.
    """

    mark: str
    ruling: Ruling
    question: str
    answer: str
    here: str
    language: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Sentence:
    """A clause in the text, with links to the glossary; `language` is the language in which it is shown."""

    clause: Clause
    text: Markup
    language: str
    notes: tuple[Note, ...]


@dataclass(frozen=True)
class ChapterText:
    """A chapter; `missing` are the clauses that this edition does not have."""

    chapter: Chapter
    number: int
    title: str
    introduction: str
    paragraphs: tuple[tuple[Sentence, ...], ...]
    notes: tuple[Note, ...]
    examples: tuple[Example, ...]
    missing: tuple[Clause, ...]


@dataclass(frozen=True)
class EditionText:
    """The text of one edition, in the document `page`, and its sheet, in the document `sheet`.

    `drawn` are the game's examples, and `numbers` the numbers of its rulings by their ids.
    """

    book: GameBook
    edition: Edition
    terms: TermLinks
    drawn: tuple[Example, ...]
    numbers: Mapping[str, str]

    @property
    def page(self) -> str:
        return self._named("text")

    @property
    def sheet(self) -> str:
        return self._named("sheet")

    @property
    def title(self) -> str:
        """Return the name of the game in the language of the edition, without any addition in the title of
        the document.
        """
        first = self.edition.language == DATA_LANGUAGE
        return self.book.game.title if first else self.edition.title

    @property
    def first_page(self) -> str:
        """Return the document with the text of the first edition."""
        return f"{self.book.home}/text"

    def _named(self, name: str) -> str:
        first = self.edition == self.book.game.editions[0]
        return f"{self.book.home}/{name}" if first else f"{self.book.home}/{name}-{self.edition.id}"

    @property
    def words(self) -> Mapping[str, str]:
        """Return the other texts on the page."""
        return WORDS.get(self.edition.language, WORDS[DATA_LANGUAGE])

    def has(self, clause: Clause) -> bool:
        """Tell whether the edition has a clause, even if the clause is missing from our copy."""
        return self.edition.id in clause.lost or any(
            source.edition == self.edition.id for source in clause.sources
        )

    def said(self, texts: Mapping[str, str]) -> str:
        """Return, out of the texts in several languages, the text in the language of the edition."""
        return texts.get(self.edition.language) or texts.get(DATA_LANGUAGE, "")

    def chapters(self) -> Iterator[ChapterText]:
        """Yield the chapters with their contents in the edition."""
        game = self.book.game
        titles = game.texts[self.edition.language].chapters if self.edition.language in game.texts else {}
        for number, chapter in enumerate(game.chapters, 1):
            clauses = self.book.clauses_of(chapter.id)
            here = [clause for clause in clauses if self.has(clause)]
            notes = self._notes(here)
            names = {clause.id for clause in here}
            yield ChapterText(
                chapter,
                number,
                titles.get(chapter.id, chapter.title),
                self.said(game.primer.introductions.get(chapter.id, {})),
                tuple(
                    self._paragraph(paragraph, notes)
                    for paragraph in paragraphs(here, game.primer.paragraphs)
                ),
                tuple(notes.values()),
                tuple(one for one in self.drawn if one.rule in names),
                tuple(clause for clause in clauses if clause not in here),
            )

    def _paragraph(self, clauses: tuple[Clause, ...], notes: Mapping[str, Note]) -> tuple[Sentence, ...]:
        linked: set[str] = set()
        return tuple(self.sentence(clause, notes, linked=linked) for clause in clauses)

    def sentence(
        self,
        clause: Clause,
        notes: Mapping[str, Note] | None = None,
        page: str = "",
        linked: set[str] | None = None,
    ) -> Sentence:
        """Return a clause as it appears in the text or on another page. `linked` are the terms that were
        linked before; the terms linked here are added.
        """
        texts, language = self.book.game.texts, self.edition.language
        spoken = language if language in texts and clause.id in texts[language].clauses else DATA_LANGUAGE
        text = clause.text if spoken == DATA_LANGUAGE else texts[spoken].clauses[clause.id]
        shown = self.terms.linked(self.book, page or self.page, clause, text, spoken, linked)
        found = tuple(note for note in (notes or {}).values() if clause.id in note.ruling.clauses)
        return Sentence(clause, shown, spoken, found)

    def _notes(self, clauses: list[Clause]) -> dict[str, Note]:
        on = {
            ruling.id: ruling
            for clause in clauses
            for ruling in self.book.game.rulings_on(clause.id)
            if ruling.audience != "engines"
            and ruling.severity in FOOTNOTES
            and not is_on_another_copy(self.book.game, self.edition, ruling)
        }
        return {
            ruling.id: self.note(ruling, mark_of(index), clauses) for index, ruling in enumerate(on.values())
        }

    def note(self, ruling: Ruling, mark: str = "", clauses: list[Clause] | None = None) -> Note:
        """Return a ruling as a footnote; `clauses` are the clauses of its chapter."""
        texts, language = self.book.game.texts, self.edition.language
        text = texts[language].rulings.get(ruling.id, RulingText()) if language in texts else RulingText()
        whole = bool(text.question and ruling.adopted in text.readings)
        readings = text.readings if whole else ruling.readings
        own = self.book.game.profiles.get(self.edition.id, {}).get(ruling.id, ruling.adopted)
        return Note(
            mark,
            ruling,
            text.question if whole else ruling.question,
            readings[ruling.adopted],
            readings.get(own, "") if own != ruling.adopted else "",
            language if whole else DATA_LANGUAGE,
            tuple(clause for clause in clauses or () if clause.id in ruling.clauses),
        )

    def leads_to(self, line: PrimerLine) -> list[tuple[str, Clause | None]]:
        """Return the rules for a line on the sheet, each with its clause unless it is a ruling."""
        clauses = self.book.game.clauses
        return [(rule, clauses.get(rule)) for rule in line.rules]


def is_on_another_copy(game: Game, edition: Edition, ruling: Ruling) -> bool:
    """Tell whether a ruling is about a clause that other editions have, although our copies of them lack
    it.
    """
    lost = [one for clause in ruling.clauses for one in game.clauses[clause].lost]
    return ruling.source == "edition" and bool(lost) and edition.id not in lost


def paragraphs(clauses: list[Clause], begun: Collection[str] = ()) -> Iterator[tuple[Clause, ...]]:
    """Yield the clauses of a chapter as paragraphs: a new paragraph begins at each clause in `begun` or, if
    `begun` has no clause of the chapter, with each new subject.
    """
    named = any(clause.id in begun for clause in clauses)
    paragraph: list[Clause] = []
    for clause in clauses:
        subject = clause.id.split(".")[1]
        begins = clause.id in begun if named else paragraph and paragraph[0].id.split(".")[1] != subject
        if begins and paragraph:
            yield tuple(paragraph)
            paragraph = []
        paragraph.append(clause)
    if paragraph:
        yield tuple(paragraph)


def mark_of(index: int) -> str:
    """Return the mark for a footnote: a to z, then aa, ab and so on."""
    earlier, last = divmod(index, len(ascii_lowercase))
    return (mark_of(earlier - 1) if earlier else "") + ascii_lowercase[last]


class TextPages:
    """Renders the texts and sheets of every game."""

    def __init__(self, link: Link, *, galleries: bool = True) -> None:
        self._terms = TermLinks(link)
        self._galleries = galleries
        self._environment = environment(TEMPLATES)
        self._environment.globals.update(link=link)

    def of(self, book: GameBook) -> Iterator[tuple[str, str]]:
        """Yield the documents for a game: one text and one sheet for each edition.

        Raises:
            LookupError: the primer names an example that no recorded game shows.
        """
        drawn, numbers = examples(book), numbers_of_rulings(book.game)
        for edition in book.game.editions:
            text = EditionText(book, edition, self._terms, drawn, numbers)
            yield text.page, self._page("text", text, text.page)
            if book.game.primer.sheet:
                yield text.sheet, self._page("sheet", text, text.sheet)

    def _page(self, template: str, text: EditionText, page: str) -> str:
        return self._environment.get_template(f"{template}.rst.j2").render(
            text=text,
            book=text.book,
            game=text.book.game,
            words=text.words,
            page=page,
            pieces=self._galleries and (text.book.folders.spec / "gallery.svg.j2").is_file(),
        )


def _pages(app: Sphinx, library: Library) -> dict[str, str]:
    def link(page: str, target: str, anchor: str = "") -> str:
        found = "" if anchor and page == target else app.builder.get_relative_uri(page, target)
        return found + (f"#{anchor}" if anchor else "")

    seen = "ruleproof_seen" in app.extensions
    made = TextPages(link, galleries=seen)
    try:
        return {
            name: text
            for book in library.games.values()
            for name, text in book.kept(f"texts {app.builder.name} {seen}", made.of).items()
        }
    except LookupError as error:
        raise ExtensionError(f"spec/<game>/primer.yaml: {error}") from error


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the pages with their styles and script."""
    app.connect("site-pages", _pages)
    app.add_css_file("text.css", priority=900)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
