"""What a publisher can do about the questions of a rulebook: answer them, and change the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from string import ascii_uppercase

import msgspec

from ruleproof.explaining.prose import Amendment, RulingText
from ruleproof.explaining.ruling_numbers import RulingChapter, chapters_of_rulings
from ruleproof.explaining.wordings import headings, is_weighty
from ruleproof.rules.model import Ruling

from .running_text import EditionText, Note, is_on_another_copy, witnessed

PAGES = ("answers", "errata", "publisher")


@dataclass(frozen=True)
class Change:
    """A sentence for the rulebook, with the rulings that it settles.

    `doubt` is 'contested' or 'open' if one of these is, or ''.
    """

    amendment: Amendment
    notes: tuple[Note, ...]

    @property
    def doubt(self) -> str:
        return min(filter(None, (note.doubt for note in self.notes)), default="")


@dataclass(frozen=True)
class OpenQuestion:
    """A question that only the publisher can answer, with its readings, the adopted one first.

    `witness` is the position in which the readings differ, `follows` what follows from it under each, and
    `says` the sentence that would state each. `depending` is the number of scenarios that change with the
    answer.
    """

    note: Note
    readings: Mapping[str, str]
    follows: Mapping[str, str]
    says: Mapping[str, str]
    witness: str
    depending: int


def answered(text: EditionText) -> list[RulingChapter]:
    """Return the weighty rulings that an edition needs, and those that are not settled, by chapter."""
    chapters = []
    game = text.book.game
    for chapter in chapters_of_rulings(game):
        players = (one for one in chapter.rulings if _is_asked(text, one))
        if rulings := tuple(one for one in players if is_weighty(one) or game.unsettled(one)):
            chapters.append(RulingChapter(chapter.number, chapter.id, chapter.title, rulings))
    return chapters


def details_left_out(text: EditionText) -> int:
    """Return the number of questions of players that `answered` omits: settled ones, on details."""
    game = text.book.game
    settled = (one for one in game.rulings.values() if not is_weighty(one) and not game.unsettled(one))
    return sum(_is_asked(text, one) for one in settled)


def _is_asked(text: EditionText, ruling: Ruling) -> bool:
    """Tell whether players of an edition may ask a question."""
    game = text.book.game
    here = any(text.has(game.clauses[one]) for one in ruling.clauses)
    return here and ruling.audience != "engines" and not is_on_another_copy(game, text.edition, ruling)


def errata(text: EditionText) -> dict[str, list[Change]]:
    """Return the sentences for the adopted readings in the order of the clauses, by heading of the rulebook.

    Sentences with the same place are in the order of their file. A sentence that settles several rulings
    comes once.
    """
    game, wordings = text.book.game, text.book.prose.wordings
    order = headings(game, text.edition.id)
    places = {pointer: place for place, pointer in enumerate(order)}
    settled: dict[Amendment, list[Ruling]] = {}
    for identity, amendments in wordings.items():
        ruling = game.rulings[identity]
        for one in amendments:
            if one.edition == text.edition.id and one.reading in ("", ruling.adopted):
                settled.setdefault(msgspec.structs.replace(one, reading=""), []).append(ruling)
    changes = [Change(one, tuple(map(text.note, rulings))) for one, rulings in settled.items()]
    by_heading: dict[str, list[Change]] = {}
    for change in sorted(changes, key=lambda one: places[one.amendment.pointer]):
        by_heading.setdefault(order[change.amendment.pointer], []).append(change)
    return by_heading


def open_questions(text: EditionText) -> Iterator[OpenQuestion]:
    """Yield the open and contested questions that matter to players."""
    book = text.book
    for ruling in book.game.rulings.values():
        if not book.game.unsettled(ruling) or not _is_asked(text, ruling):
            continue
        spoken = text.texts.rulings.get(ruling.id, RulingText())
        names = sorted(ruling.readings, key=lambda name: name != ruling.adopted)
        said: dict[str, list[str]] = {}
        for one in book.prose.wordings.get(ruling.id, ()):
            if one.edition == text.edition.id:
                said.setdefault(one.reading or ruling.adopted, []).append(one.says)
        told, follows = witnessed(spoken.witness or ruling.witness, ruling.readings)
        for letter, name in zip(ascii_uppercase, names, strict=False):
            told = re.sub(rf"\b{name}{'' if '_' in name else '(?=:)'}\b", letter, told)
        changed = {book.by_case[case].id for other in book.changed_by(ruling) for case in other.cases}
        shown = {one.id for name in names for one in book.parting(ruling, name)}
        yield OpenQuestion(
            text.note(ruling),
            {name: spoken.readings.get(name) or ruling.readings[name] for name in names},
            follows,
            {name: " ".join(sentences) for name, sentences in said.items()},
            told,
            len(changed | shown),
        )
