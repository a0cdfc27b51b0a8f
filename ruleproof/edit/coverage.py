"""`ruleproof coverage`: lists the sentences in a reader's own copy of the rulebook that no clause
points to.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, UsageError, nearest, nearest_note
from ruleproof.input.text import read_text
from ruleproof.reports.text import counted
from ruleproof.rules.loader import read_specification
from ruleproof.rules.model import Game

_BREAK = re.compile(r"\n\s*\n|\n\s*(?:[-•*]|\d+\.|[a-eA-E]\))\s")
_SENTENCE_END = re.compile(r"(?<=[.!?:;])[)\"”“»]*\s+(?=[\"“„«(A-ZÀ-ÞĀ-Ž0-9])")
_MARKED_HEADING = re.compile(r"^ *#{1,6} +(.*)$", re.MULTILINE)
_PAGE = re.compile(r"\bpages? \d+")
_NUMBER = re.compile(r"\d+")
_MARKUP = re.compile(r"<[^<>]*>|[*#]+")

MOST_OF_A_HEADING = 8
"""Maximum number of words of a line that may be a heading."""


def coverage(rulebooks: Sequence[str], game_id: str, data_folders: Sequence[Path]) -> tuple[str, int]:
    """Return the report and the exit status. The status is 0 if every sentence has a pointer and every
    pointer fits one sentence.

    Raises:
        UsageError: an edition is unknown or a file cannot be read.
        DataError: the clauses cannot be read; other parts of the game may be missing or invalid.
    """
    data = Data.open(data_folders)
    read = read_specification(data, data.game(game_id))
    if read.game is None or "clause" in read.unread:
        raise DataError(read.problems)
    game = read.game
    lines: list[str] = []
    faults = 0
    for given in rulebooks:
        edition, text = _read(given, game)
        headings = headings_of(game, edition)
        missing, bad, count = uncovered(text, pointers_of(game, edition), headings)
        bad += unknown_headings(text, headings)
        lines.append(
            f"{game.id} {edition}: {counted(count, 'sentence')}, {len(missing)} not pointed to, "
            f"{counted(len(bad), 'bad pointer')}"
        )
        lines += [f"  not pointed to: {_excerpt(sentence)}" for sentence in missing]
        lines += bad
        lines += other_numbers(game, edition, text)
        faults += len(missing) + len(bad)
    return "\n".join(lines), 1 if faults else 0


def _read(given: str, game: Game) -> tuple[str, str]:
    edition, equals, name = given.partition("=")
    known = [one.id for one in game.editions]
    if not equals or not name:
        raise UsageError(f"--rulebook {given}: expected EDITION=FILE")
    if edition not in known:
        message = f"--rulebook {given}: {game.id} has the editions {', '.join(known)}"
        raise UsageError(message, *nearest_note(edition, known))
    try:
        return edition, read_text(Path(name))
    except DataError as error:
        raise UsageError(f"--rulebook {edition}={error}") from None


def pointers_of(game: Game, edition: str) -> list[tuple[str, int, str]]:
    """Return every pointer into an edition: its words, which of the sentences with these words it means, and
    where it is written.
    """
    pointers = [
        (s.starts, s.nth, f"{clause.where}: {clause.id}")
        for clause in game.clauses.values()
        for s in clause.sources
        if s.edition == edition
    ]
    return pointers + [
        (entry.starts, entry.nth, f"{game.where}: not binding")
        for entry in game.not_binding
        if entry.edition == edition
    ]


def headings_of(game: Game, edition: str) -> dict[str, str]:
    """Return the headings that the clauses name in an edition, each with where it is first written."""
    found: dict[str, str] = {}
    for clause in game.clauses.values():
        for source in clause.sources:
            if source.edition == edition:
                found.setdefault(source.heading, f"{clause.where}: {clause.id}")
    return found


def unknown_headings(text: str, headings: Mapping[str, str]) -> list[str]:
    """Return a line for each heading that looks like a misspelt line of the rulebook."""
    lines = {" ".join(_words(line)): line.strip(" #*") for line in text.splitlines()}
    short = {words: line for words, line in lines.items() if 0 < len(words.split()) <= MOST_OF_A_HEADING}
    found = []
    for heading, where in headings.items():
        words = " ".join(_words(heading))
        near = nearest(words, short, cutoff=0.8) if words and words not in lines else None
        if near and not near.startswith(words):
            found.append(f"{where}: no heading reads {heading!r}\n    nearest: {short[near]!r}")
    return found


def other_numbers(game: Game, edition: str, text: str) -> list[str]:
    """Return a line for each clause that has one number where its sentence in the rulebook has another."""
    sentences = sentences_of(_PAGE.sub(" ", text))
    found = []
    for clause in game.clauses.values():
        pointed = []
        for source in (one for one in clause.sources if one.edition == edition):
            first = _words(source.starts)
            hits = [sentence for sentence in sentences if _words(sentence)[: len(first)] == first]
            pointed += hits[source.nth - 1 : source.nth] if source.nth else hits
        own, theirs = set(_NUMBER.findall(clause.text)), set(_NUMBER.findall(" ".join(pointed)))
        if len(own) == len(theirs) == 1 and own != theirs:
            says = f"it says {own.pop()}, the sentence {theirs.pop()}"
            found.append(f"  read again: {clause.where}: {clause.id}: {says}: {_excerpt(pointed[0])}")
    return found


def uncovered(
    text: str, pointers: Sequence[tuple[str, int, str]], headings: Iterable[str] = ()
) -> tuple[list[str], list[str], int]:
    """Return the sentences without a pointer, the faulty pointers, and the number of sentences.

    A line of the text that begins with `#` is a heading and needs no pointer, like a line that is one of the
    known headings.
    """
    sentences = sentences_of(text)
    split = [_words(sentence) for sentence in sentences]
    titles = [_words(one) for one in (*headings, *_MARKED_HEADING.findall(text))]
    covered: set[int] = set()
    bad = []
    for starts, nth, whose in dict.fromkeys(pointers):
        first_words = _words(starts)
        hits = [
            index
            for index, words in enumerate(split)
            if words[: len(first_words)] == first_words
            or (words[1 : len(first_words) + 1] == first_words and words[0].isdigit())
        ]
        chosen = hits[nth - 1 : nth] if nth else hits
        if not chosen:
            bad.append(f"{whose}: no sentence begins {starts!r}" + (f" (nth: {nth})" if nth else ""))
            bad[-1] += _nearest(first_words, sentences)
        elif len(chosen) > 1:
            bad.append(f"{whose}: {len(chosen)} sentences begin {starts!r}; say which (nth)")
        elif len(first_words) < min(3, (len(split[chosen[0]]) + 1) // 2):
            bad.append(f"{whose}: {starts!r} is too short for a pointer")
        else:
            covered.add(chosen[0])
    rest = [index for index in range(len(sentences)) if index not in covered and split[index] not in titles]
    return [sentences[index] for index in rest], bad, len(covered) + len(rest)


def _nearest(first_words: Sequence[str], sentences: Sequence[str]) -> str:
    """Return a note with the sentence that begins most like a pointer, or ''."""
    begin = " ".join(first_words)
    beginnings = {" ".join(_words(one)[: len(first_words)]): one for one in reversed(sentences)}
    near = nearest(begin, beginnings) if begin not in beginnings else None
    shown = " ".join(beginnings[near].split()[: len(first_words)]) if near else ""
    return f"\n    nearest: {shown!r}" if near else ""


def sentences_of(text: str) -> list[str]:
    """Return the sentences in the plain text of a rulebook, as well as extracted text allows."""
    text = _MARKUP.sub(" ", _MARKED_HEADING.sub(r"\n\n\1\n\n", text))
    sentences = []
    for block in _BREAK.split(text):
        sentences += [
            sentence for sentence in _SENTENCE_END.split(" ".join(block.split())) if len(_words(sentence)) > 2
        ]
    return sentences


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", unicodedata.normalize("NFKC", text).casefold())


def _excerpt(sentence: str) -> str:
    return sentence if len(sentence) <= 120 else sentence[:117] + "…"
