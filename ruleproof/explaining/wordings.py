"""Sentences that would settle the questions of a rulebook: where they belong, and which are missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruleproof.explaining.prose import Amendment, Pointer
from ruleproof.input.documents import Document
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import Problem, nearest_note
from ruleproof.rules.loader import Specification
from ruleproof.rules.model import Game, Ruling


def headings(game: Game, edition: str) -> dict[Pointer, str]:
    """Return the heading above each sentence of an edition to which something points, by the pointer, in the
    order of the clauses; the heading is '' if only game.yaml points to the sentence.
    """
    found = {
        (source.starts, source.nth): source.heading
        for clause in game.clauses.values()
        for source in clause.sources
        if source.edition == edition
    }
    others = [(row.starts, row.nth) for row in game.not_binding if row.edition == edition]
    return found | {pointer: "" for pointer in others if pointer not in found}


def wording_problems(document: Document, read: Specification) -> Iterator[Problem]:
    """Yield a problem for each sentence that belongs nowhere, or that states no reading of its ruling."""
    game = read.game
    assert game is not None
    known = {edition.id: headings(game, edition.id) for edition in game.editions}
    for identity, rows in document.value.items():
        ruling = game.rulings.get(identity)
        for number, row in enumerate(rows):
            reading = row.get("reading")
            if ruling is not None and reading is not None and reading not in ruling.readings:
                message = f"{identity} has no reading {reading!r}"
                notes = nearest_note(reading, ruling.readings)
                yield document.problem((identity, number, "reading"), message, *notes)
            sentences = known.get(row["edition"])
            if sentences is not None and "clause" not in read.unread:
                key = "after" if "after" in row else "instead_of"
                yield from _place_problems(document, (identity, number, key), row, sentences)


def _place_problems(
    document: Document, place: Place, row: Mapping[str, Any], sentences: Mapping[Pointer, str]
) -> Iterator[Problem]:
    """Yield a problem if no clause points to the place of a sentence as the sentence does."""
    starts, nth = row[str(place[-1])], row.get("nth", 0)
    if (starts, nth) in sentences:
        return
    known = sorted(number for begin, number in sentences if begin == starts)
    if not known:
        message = f"no clause points to a sentence of the edition {row['edition']} that begins so: {starts!r}"
        yield document.problem(place, message, *nearest_note(starts, [begin for begin, _ in sentences]))
    elif not any(known):
        yield document.problem(place, f"the clauses point to {starts!r} without nth")
    else:
        numbers = ", ".join(str(number) for number in known if number)
        wanted = f"wanted: nth, as the clauses have it for this beginning: {numbers}"
        yield document.problem(place, f"several sentences begin {starts!r}", wanted)


def is_weighty(ruling: Ruling) -> bool:
    """Tell whether a rulebook should settle a ruling's question: it matters, and not only to engines."""
    return ruling.severity != "minor" and ruling.audience != "engines"


def missing_wordings(game: Game, wordings: Mapping[str, Sequence[Amendment]]) -> list[str]:
    """Return the weighty rulings without a sentence for the adopted reading or, if they are open or
    contested, without one for each reading; in each edition that has one of their clauses.
    """
    missing = []
    for ruling in filter(is_weighty, game.rulings.values()):
        editions = {source.edition for clause in ruling.clauses for source in game.clauses[clause].sources}
        readings = ruling.readings if game.unsettled(ruling) else [ruling.adopted]
        said = {(one.edition, one.reading or ruling.adopted) for one in wordings.get(ruling.id, ())}
        wanted = {(edition, reading) for edition in editions for reading in readings}
        if not wanted <= said:
            missing.append(ruling.id)
    return missing
