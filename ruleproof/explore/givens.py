"""Positions from sentences: a position changed as the Givens of a scenario change it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.cases.positions import NamedPosition
from ruleproof.cases.scenarios import compile_feature
from ruleproof.cases.suite import Suite
from ruleproof.cases.wording import feature_text
from ruleproof.explore.game_context import Book
from ruleproof.input import jsontext
from ruleproof.input.jsontext import Place
from ruleproof.language.operations import Put, Top
from ruleproof.rules.conservation import value_at

_FIRST_LINE = 7
"""The line of a feature from `feature_text` that names the position; the other Givens follow it."""
_MOST_OFFERED, _LONGEST = 300, 160
"""Maximum number of sentences offered, and of characters in one of them."""


class Givens(msgspec.Struct, frozen=True):
    """Where a line begins, as a scenario says it: a position and the sentences that change it.

    `own` is the state of the position, as JSON text, if the suite does not have the position.
    """

    position: str
    sentences: tuple[str, ...] = ()
    own: bytes = b""


class Changed(msgspec.Struct, frozen=True):
    """What sentences make of a position.

    `faults` are what `ruleproof check` reports, by the number of the sentence, or -1 for the position. `laws`
    are the broken laws, and `refused` says why the reference cannot continue from the state. Without a state,
    the sentences or the position are at fault.
    """

    state: dict[str, Any] | None
    faults: Mapping[int, Sequence[str]]
    laws: tuple[str, ...] = ()
    refused: str = ""

    def faults_of(self, number: int = -1) -> Sequence[str]:
        """Return the faults of a sentence, or those of the position."""
        return self.faults.get(number, ())

    @property
    def is_well(self) -> bool:
        return self.state is not None and not (self.laws or self.refused)


def changed(
    book: Book, position: NamedPosition, sentences: Sequence[str], readings: Mapping[str, str]
) -> Changed:
    """Return what some sentences make of a position, and what is wrong with them."""
    suite = with_position(book.suite, position)
    givens = [f'the position "{position.name}"', *sentences]
    known = next(iter(book.game.clauses))
    parts = {"Given": givens, "Then": ["the game goes on"]}
    stories, faults = compiled(suite, feature_text("Explored", [known], "A rule", [], "Explored", parts, []))
    by_sentence: dict[int, list[str]] = {}
    for line, fault in faults:
        number = max(-1, line - _FIRST_LINE - 1)
        by_sentence.setdefault(number if number < len(sentences) else -1, []).append(fault)
    if faults or not stories:
        return Changed(None, by_sentence)
    state: dict[str, Any] = jsontext.decode(stories[0].start.state)
    laws = tuple(book.validator(position.components).laws.violations(state["table"]))
    start = Start(tuple(state["table"]["seats"]), stories[0].start.state)
    step = book.start(Story(book.game.id, "", start, components=position.components), readings)
    return Changed(state, {}, laws, step.failure.message if step.failure is not None else "")


def compiled(suite: Suite, text: str) -> tuple[list[Story], list[tuple[int, str]]]:
    """Return the stories of a feature, and what `ruleproof check` would report about it with the lines."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "explored.feature"
        path.write_text(text, encoding="utf-8")
        stories, problems = compile_feature(suite.compiler, path)
    faults = []
    for problem in problems:
        notes = [note for note in problem.notes if not note.startswith("in the scenario ")]
        line = problem.where.rpartition(":")[2]
        faults.append((int(line) if line.isdigit() else 0, "; ".join([problem.message, *notes])))
    return stories, faults


def with_position(suite: Suite, position: NamedPosition) -> Suite:
    """Return a suite with one additional named position, or the suite if it has this position."""
    positions = suite.compiler.positions
    if positions.get(position.name) is position:
        return suite
    made = replace(suite)
    made.compiler = replace(suite.compiler, positions={**positions, position.name: position})
    return made


def offered(book: Book, state: Mapping[str, Any], components: str) -> list[str]:
    """Return sentences that describe a state in the words of the scenarios, then an example of each other
    sentence that can change a position.
    """
    vocabulary, writer = book.suite.compiler.vocabulary, book.writer
    sentences: dict[str, str] = {}
    for path in _settable(book, state):
        for text in writer.said("Given", [Put(path=path, value=value_at(state, path))], components):
            sentences[text] = vocabulary.matches("Given", text)[0][0].text
    known = set(sentences.values())
    samples = [text for one in vocabulary.sentences if one.kind == "Given" for text in one.samples()[:1]]
    for text in [*(model.text for model in writer.models("Given")), *samples]:
        ((sentence, _), *_) = vocabulary.matches("Given", text)
        operations = writer.meaning("Given", text, components)
        if (
            sentence.text not in known
            and operations
            and all(isinstance(one, Put | Top) for one in operations)
        ):
            sentences[text] = sentence.text
            known.add(sentence.text)
    return [text for text in sentences if len(text) <= _LONGEST][:_MOST_OFFERED]


def _settable(book: Book, state: Mapping[str, Any]) -> Iterator[Place]:
    """Yield the places of a state that some scenario sets, for each seat."""
    seats = state["table"]["seats"]
    paths: dict[Place, None] = {}
    for model in book.writer.models("Given"):
        operation = model.operations[0]
        if len(model.operations) > 1 or not isinstance(operation, Put):
            continue
        named = [key for key in operation.path if key in book.game.seats]
        for seat in seats if named else [""]:
            paths[tuple(seat if key in named else key for key in operation.path)] = None
    for path in paths:
        try:
            value_at(state, path)
        except (KeyError, IndexError, TypeError):
            continue
        yield path
