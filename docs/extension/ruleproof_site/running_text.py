"""The rules of a game as a text: chapter by chapter, as one page, and as a sheet, in every edition."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path
from string import ascii_lowercase

from markupsafe import Markup

from ruleproof.explaining.prose import RulingText, Texts
from ruleproof.input.documents import load_yaml
from ruleproof.rules.model import Chapter, Clause, Edition, Game, Ruling

from .examples import Example
from .glossary import TermLinks
from .library import DATA_LANGUAGE, GameBook, is_in

WORDS: Mapping[str, Mapping[str, str]] = load_yaml(Path(__file__).with_name("text_words.yaml")).value
"""The other words on pages of an edition, by language; missing languages fall back to English."""
WEIGHTY = frozenset({"blocking", "important"})
"""The severities of the settled rulings that the text of all chapters has; a chapter's own page has all."""

LEAST_OF_A_LIST = 3
MARKS = 3
"""As many letters stand at a sentence; the last of them is followed by “…” if it has more notes."""
_THAT = re.compile(r"(?:[^<]|<[^>]*>)*?(?:\bis that|, dass) ")


@dataclass(frozen=True)
class Note:
    """A ruling beside the rules that it is about, in the language of the text.

    `mark` is the letter that refers to it from the clauses. `doubt` is 'contested' or 'open' if the answer is
    not settled, or ''. `here` is the answer that the edition gives if
    taken literally, unless this is the adopted answer.
    """

    mark: str
    ruling: Ruling
    question: str
    answer: str
    here: str
    language: str
    doubt: str = ""


@dataclass(frozen=True)
class Sentence:
    """A clause in the text, with its terms explained; `language` is the language in which it is shown.

    `stem` is the beginning that the clause shares with its neighbours, such as “One end condition is that”;
    the first of them has it `above`.
    """

    clause: Clause
    text: Markup
    language: str
    notes: tuple[Note, ...]
    stem: str = ""
    above: bool = False


@dataclass(frozen=True)
class Group:
    """Clauses under one heading, the rulings whose letters appear there first, and their examples."""

    heading: str
    sentences: tuple[Sentence, ...]
    notes: tuple[Note, ...]
    examples: tuple[Example, ...]


@dataclass(frozen=True)
class ChapterText:
    """A chapter; `lost` are the clauses missing from our copy of the edition, `missing` those that are in
    other editions only.
    """

    chapter: Chapter
    number: int
    title: str
    introduction: str
    groups: tuple[Group, ...]
    lost: tuple[Clause, ...]
    missing: tuple[Clause, ...]


@dataclass(frozen=True)
class EditionText:
    """The text of one edition. `drawn` are the game's examples."""

    book: GameBook
    edition: Edition
    terms: TermLinks
    drawn: tuple[Example, ...] = ()

    @property
    def is_first(self) -> bool:
        return self.edition == self.book.game.editions[0]

    @property
    def title(self) -> str:
        """Return the name of the game in the language of the edition, without any addition in the title of
        the document.
        """
        return self.book.game.title if self.edition.language == DATA_LANGUAGE else self.edition.title

    def page(self, name: str) -> str:
        """Return the document of the edition with a name, such as `text` or `rules/setup`."""
        return f"{self.book.home}/{name}{self.suffix}"

    @property
    def suffix(self) -> str:
        """Return what the names of the edition's pages end with."""
        return "" if self.is_first else f"-{self.edition.id}"

    def place_of(self, rule: str) -> tuple[str, str]:
        """Return the document and the anchor of a clause in its chapter, or the page of a ruling."""
        clause = self.book.game.clauses.get(rule)
        if clause is None:
            return f"id/{rule}{self.suffix}", ""
        return (self.page(f"rules/{clause.chapter}") if self.has(clause) else self.book.page_of(rule)), rule

    def statement(self, rule: str) -> str:
        """Return the page of a clause or ruling, in the language of the edition if the edition has it."""
        clause = self.book.game.clauses.get(rule)
        return f"id/{rule}{self.suffix if clause is None or self.has(clause) else ''}"

    @property
    def has_glossary(self) -> bool:
        """Tell whether the glossary has a term in the language of the edition."""
        return any(term.wording(self.edition.language) for term in self.book.prose.glossary.terms)

    @property
    def words(self) -> Mapping[str, str]:
        """Return the other words on the page."""
        return words_of(self.edition.language)

    def has(self, clause: Clause) -> bool:
        """Tell whether the edition has a clause, even if the clause is missing from our copy."""
        return is_in(clause, self.edition)

    def said(self, texts: Mapping[str, str]) -> str:
        """Return, out of the texts in several languages, the text in the language of the edition."""
        return texts.get(self.edition.language) or texts.get(DATA_LANGUAGE, "")

    def chapter_title(self, chapter: Chapter) -> str:
        """Return the title of a chapter in the language of the edition."""
        return self.texts.chapters.get(chapter.id, chapter.title)

    @property
    def texts(self) -> Texts:
        """Return the texts in the language of the edition, if there are any."""
        language = self.edition.language
        return self.book.prose.texts.get(language, Texts(language))

    def chapters(self, severities: Collection[str] = (), page: str = "") -> Iterator[ChapterText]:
        """Yield the chapters with their contents in the edition, and with the rulings of some severities and
        those that are not settled or, if no severities are given, with all rulings. They are
        shown on `page`, or each on a page of its own.
        """
        game = self.book.game
        for number, chapter in enumerate(game.chapters, 1):
            clauses = self.book.clauses_of(chapter.id)
            here = [clause for clause in clauses if self.has(clause)]
            notes = self._notes(clauses, severities)
            groups = self._groups(clauses, notes, page or self.page(f"rules/{chapter.id}"))
            yield ChapterText(
                chapter,
                number,
                self.chapter_title(chapter),
                self.said(self.book.prose.primer.introductions.get(chapter.id, {})),
                tuple(groups),
                tuple(clause for clause in here if self.edition.id in clause.lost),
                tuple(clause for clause in clauses if clause not in here),
            )

    def _groups(self, clauses: Sequence[Clause], notes: Sequence[Note], page: str) -> Iterator[Group]:
        linked: set[str] = set()
        headings = self.book.prose.primer.groups
        groups = {
            first: [self.sentence(clause, notes, page, linked) for clause in members if self.has(clause)]
            for first, members in grouped(clauses, headings)
        }
        home: dict[str, str] = {}
        for most in (MARKS, len(notes)):
            for first, sentences in groups.items():
                home |= {
                    note.mark: home.get(note.mark, first) for one in sentences for note in one.notes[:most]
                }
        for first, sentences in groups.items():
            names = {one.clause.id for one in sentences}
            if sentences:
                yield Group(
                    self.said(headings.get(first, {})),
                    tuple(stemmed(sentences)),
                    tuple(one for one in notes if home[one.mark] == first),
                    tuple(one for one in self.drawn if one.rule in names),
                )

    def sentence(
        self,
        clause: Clause,
        notes: Sequence[Note] = (),
        page: str = "",
        linked: set[str] | None = None,
    ) -> Sentence:
        """Return a clause as it appears in the text or on another page. `linked` are the terms that were
        explained before; the terms explained here are added.
        """
        spoken = self.edition.language if clause.id in self.texts.clauses else DATA_LANGUAGE
        text = self.texts.clauses.get(clause.id, clause.text)
        shown = self.terms.linked(self.book, page or self.page("text"), clause, text, spoken, linked)
        return Sentence(clause, shown, spoken, tuple(one for one in notes if clause.id in one.ruling.clauses))

    def _notes(self, clauses: Sequence[Clause], severities: Collection[str]) -> list[Note]:
        """Return the rulings on a chapter in the order in which their letters first stand at a sentence, then
        those that stand at none; on one sentence, what people ask comes first and details last.
        """
        asked = {rule for line in self.book.prose.primer.questions for rule in line.rules}
        on: dict[str, Ruling] = {}
        rest: dict[str, Ruling] = {}
        for clause in filter(self.has, clauses):
            own = [
                ruling
                for ruling in self.book.game.rulings_on(clause.id)
                if ruling.audience != "engines"
                and (not severities or ruling.severity in severities or self.book.game.unsettled(ruling))
                and not is_on_another_copy(self.book.game, self.edition, ruling)
            ]
            own.sort(key=lambda one: (one.id not in on, one.severity == "minor", one.id not in asked))
            on |= {ruling.id: ruling for ruling in own[:MARKS]}
            rest |= {ruling.id: ruling for ruling in own}
        return [self.note(ruling, mark_of(index)) for index, ruling in enumerate((on | rest).values())]

    def note(self, ruling: Ruling, mark: str = "") -> Note:
        """Return a ruling with its question and its answer."""
        text = self.texts.rulings.get(ruling.id, RulingText())
        whole = bool(text.question and ruling.adopted in text.readings)
        readings = text.readings if whole else ruling.readings
        own = self.book.game.profiles.get(self.edition.id, {}).get(ruling.id, ruling.adopted)
        return Note(
            mark,
            ruling,
            text.question if whole else ruling.question,
            readings[ruling.adopted],
            readings.get(own, "") if own != ruling.adopted else "",
            self.edition.language if whole else DATA_LANGUAGE,
            self.book.game.unsettled(ruling),
        )


def stemmed(sentences: Sequence[Sentence]) -> Iterator[Sentence]:
    """Yield sentences; where at least three in a row have the same beginning, they become a list below it."""
    for stem, run in groupby(sentences, lambda one: Markup(_stem(one.text)).striptags()):
        members = list(run)
        if not stem or len(members) < LEAST_OF_A_LIST:
            yield from members
            continue
        for number, one in enumerate(members):
            head = _stem(one.text)
            rest = Markup(one.text[len(head) :])
            shown = Markup('<span class="sr">{}</span>{}').format(Markup(head), rest)
            yield replace(one, text=shown, stem=Markup(head), above=not number)


def _stem(text: str) -> str:
    """Return the main clause at the beginning of a sentence, up to its “that”, or ''."""
    found = _THAT.match(text)
    return found[0] if found else ""


def words_of(language: str) -> Mapping[str, str]:
    """Return the words of the pages in a language, or in English."""
    return WORDS.get(language, WORDS[DATA_LANGUAGE])


def is_on_another_copy(game: Game, edition: Edition, ruling: Ruling) -> bool:
    """Tell whether a ruling is about a clause that other editions have, although our copies of them lack
    it.
    """
    lost = [one for clause in ruling.clauses for one in game.clauses[clause].lost]
    return ruling.source == "edition" and bool(lost) and edition.id not in lost


def grouped(clauses: Sequence[Clause], headings: Collection[str]) -> Iterator[tuple[str, tuple[Clause, ...]]]:
    """Yield the clauses of a chapter in groups, each with the id of its first clause; a group begins with the
    chapter and at each clause that has a heading.
    """
    group: list[Clause] = []
    for clause in clauses:
        if clause.id in headings and group:
            yield group[0].id, tuple(group)
            group = []
        group.append(clause)
    if group:
        yield group[0].id, tuple(group)


def mark_of(index: int) -> str:
    """Return the mark for a note: a to z, then aa, ab and so on."""
    earlier, last = divmod(index, len(ascii_lowercase))
    return (mark_of(earlier - 1) if earlier else "") + ascii_lowercase[last]


def witnessed(text: str, readings: Iterable[str]) -> tuple[str, dict[str, str]]:
    """Return the position in a witness, and what follows from it under each reading, with the condition that
    stands after the name of the reading; if the witness says this for several readings together, return the
    whole witness and nothing.
    """
    text, names = " ".join(text.split()), "|".join(readings)
    told, *parts = re.split(rf"\b({names})\b([^:.]*): ", text)
    said = [f"{more}: {then}".strip(" :,") for more, then in zip(parts[1::3], parts[2::3], strict=True)]
    sentences = all(one.endswith((".", "”")) for one in [told.strip() or ".", *said])
    together = any(re.search(rf"\b({names})\b", more) for more in parts[1::3])
    follows = {name: then[:1].upper() + then[1:] for name, then in zip(parts[::3], said, strict=True)}
    is_named = re.search(r"[a-z]_[a-z]", "".join([told, *said]))
    if not sentences or together or is_named or len(follows) < len(said):
        return text, {}
    return told.strip(), follows
