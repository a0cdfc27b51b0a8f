"""What a publisher can do about the questions of a rulebook: answer them, and change the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

import msgspec

from ruleproof.explaining.prose import Amendment
from ruleproof.explaining.ruling_numbers import RulingChapter, chapters_of_rulings
from ruleproof.explaining.wordings import headings, is_weighty
from ruleproof.rules.model import Ruling

from .running_text import EditionText, Note, is_on_another_copy

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
class Heading:
    """The changes under one heading of the rulebook."""

    title: str
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class AskedReading:
    """A reading of an open question: what follows under it in the position of the witness, the sentence that
    would state it, and a scenario that shows it; or ''.
    """

    name: str
    text: str
    follows: str
    says: str
    case: str


@dataclass(frozen=True)
class OpenQuestion:
    """A question that only the publisher can answer, with its readings, the adopted one first; `depending` is
    the number of scenarios that change with the answer.
    """

    note: Note
    readings: tuple[AskedReading, ...]
    witness: str
    depending: int


def answered(text: EditionText) -> list[RulingChapter]:
    """Return the weighty rulings that an edition needs, and those that are not settled, by chapter."""
    chapters = []
    game = text.book.game
    for chapter in chapters_of_rulings(game):
        players = (one for one in chapter.rulings if one.audience != "engines" and _concerns(text, one))
        rulings = tuple(one for one in players if is_weighty(one) or game.unsettled(one))
        if rulings:
            chapters.append(RulingChapter(chapter.number, chapter.id, chapter.title, rulings))
    return chapters


def details_left_out(text: EditionText) -> int:
    """Return the number of questions of players that `answered` omits: settled ones, on details."""
    game = text.book.game
    return sum(
        one.audience != "engines" and not is_weighty(one) and not game.unsettled(one) and _concerns(text, one)
        for one in game.rulings.values()
    )


def _concerns(text: EditionText, ruling: Ruling) -> bool:
    game = text.book.game
    return any(text.has(game.clauses[one]) for one in ruling.clauses) and not is_on_another_copy(
        game, text.edition, ruling
    )


def errata(text: EditionText) -> Iterator[Heading]:
    """Yield the sentences for the adopted readings in the order of the clauses, by heading.

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
    for title, some in by_heading.items():
        yield Heading(title, tuple(some))


def open_questions(text: EditionText) -> Iterator[OpenQuestion]:
    """Yield the open and contested questions that matter to players."""
    book = text.book
    for ruling in book.game.rulings.values():
        if not book.game.unsettled(ruling) or ruling.audience == "engines" or not _concerns(text, ruling):
            continue
        own = book.prose.texts.get(text.edition.language)
        spoken = own.rulings.get(ruling.id) if own else None
        said: dict[str, list[str]] = {}
        for one in book.prose.wordings.get(ruling.id, ()):
            if one.edition == text.edition.id:
                said.setdefault(one.reading or ruling.adopted, []).append(one.says)
        witness = (spoken.witness if spoken else "") or ruling.witness
        told, follows = parted(witness, list(ruling.readings))
        readings = tuple(
            AskedReading(
                name,
                (spoken.readings.get(name) if spoken else None) or reading,
                follows.get(name, ""),
                " ".join(said.get(name, ())),
                next((one.id for one in book.shown_under(ruling, name)), ""),
            )
            for name, reading in sorted(ruling.readings.items(), key=lambda one: one[0] != ruling.adopted)
        )
        for letter, reading in zip(ascii_uppercase, readings, strict=False):
            told = re.sub(rf"\b{reading.name}{'' if '_' in reading.name else '(?=:)'}\b", letter, told)
        changed = {book.by_case[case].id for other in book.changed_by(ruling) for case in other.cases}
        shown = {one.id for name in ruling.readings for one in book.parting(ruling, name)}
        yield OpenQuestion(text.note(ruling), readings, told, len(changed | shown))


def parted(witness: str, readings: Sequence[str]) -> tuple[str, dict[str, str]]:
    """Return the position of a witness, and what follows in it under each reading; the whole witness and
    nothing, if it does not say this of each.
    """
    told, *parts = re.split(rf"\b({'|'.join(readings)})\b([^:.]*): ", witness)
    said = {
        name: f"{more}: {then}".strip(" :,")
        for name, more, then in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    }
    if said.keys() != set(readings):
        return witness, {}
    return told.strip(), {name: then[:1].upper() + then[1:] for name, then in said.items()}
