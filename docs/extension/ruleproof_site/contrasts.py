"""What differs in one position under each reading of a ruling, where a picture cannot show it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import msgspec

from ruleproof.cases.wording import ScenarioWriter
from ruleproof.engines.recording import Step
from ruleproof.engines.wire import ILLEGAL_ACTION, UNUSED_CHANCE
from ruleproof.explaining.written_scenarios import WrittenScenario
from ruleproof.explore.phrases import Phrases
from ruleproof.input import jsontext
from ruleproof.input.shortening import shortened
from ruleproof.language.operations import Play
from ruleproof.rules.model import Ruling
from ruleproof.rules.validation import without_own_keys_in
from ruleproof.running.recorded_suite import RecordedSuite

from .library import GameBook

_MOST_ROWS, _LONGEST = 6, 90
NOTHING = "–"
EMPTY: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class Contrast:
    """What follows under each reading: rows with a label and a value for each reading.

    `told` are the words before the table: the title of the scenario that was played under each reading, or
    the position of a witness that says what follows.
    """

    told: str
    rows: tuple[tuple[str, tuple[str, ...]], ...]


def contrast(
    book: GameBook, ruling: Ruling, readings: Sequence[str], witness: str, words: Mapping[str, str] = EMPTY
) -> Contrast | None:
    """Return what follows under the readings of a ruling, or None if neither a scenario nor the witness says
    so. `words` are those of another language, by the English words.
    """
    for scenario in (one for name in readings for one in book.shown_under(ruling, name)):
        rows = _Played(book, scenario, words).rows(ruling, readings) if ruling.switchable else ()
        if rows:
            return Contrast(scenario.title, rows)
    told, *parts = re.split(rf"\b({'|'.join(readings)})\b([^:.]*): ", witness)
    said = {name: f"{more}: {text}".strip(" :,") for name, more, text in batched(parts)}
    if any(name not in said for name in readings):
        return None
    return Contrast(told.strip(), (("", tuple(said[name].strip() for name in readings)),))


def batched(parts: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Yield the parts of a witness: the name of a reading, the words up to the colon, and the words after."""
    return zip(parts[::3], parts[1::3], parts[2::3], strict=True)


class _Played:
    """A scenario that is played under each reading of a ruling, whatever its own are."""

    def __init__(self, book: GameBook, scenario: WrittenScenario, words: Mapping[str, str]) -> None:
        self._recordings = RecordedSuite.adopted(book.suite)
        self._phrases = Phrases(book.suite, ScenarioWriter(book.suite))
        self._book, self._translated = book, words
        stories = self._recordings.file(book.folders.root / scenario.file).stories
        cases = {scenario.id, *scenario.cases}
        self._story = next(one.story for one in stories if one.story.cases[0].id in cases)

    def rows(self, ruling: Ruling, readings: Sequence[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return the values that differ at the end, or else the actions that are legal under one reading
        only.
        """
        ends = [self._end({ruling.id: name}) for name in readings]
        for told in (self._results, self._actions):
            values = [told(end) for end in ends]
            labels = dict.fromkeys(label for one in values for label in one)
            rows = [(label, tuple(one.get(label, NOTHING) for one in values)) for label in labels]
            differing = [(label, row) for label, row in rows if len(set(row)) > 1]
            if differing:
                return tuple(differing[:_MOST_ROWS])
        return ()

    def _end(self, reading: Mapping[str, str]) -> Step:
        """Return the last step under a reading. A chance outcome that the play does not use is omitted."""
        story, in_force = self._story, {**self._recordings.readings, **self._story.readings, **reading}
        steps = self._recordings.oracle.replay(story, in_force).steps
        last = steps[-1]
        assert last is not None
        if last.refusal is not None and last.refusal.code == UNUSED_CHANCE:
            plays = [*story.plays[: len(steps) - 1]]
            plays[-1] = msgspec.structs.replace(plays[-1], chance=())
            bare = msgspec.structs.replace(story, plays=tuple(plays))
            last = self._recordings.oracle.replay(bare, in_force).steps[-1]
            assert last is not None
        return last

    def _results(self, end: Step) -> dict[str, str]:
        """Return the refusal, the outcome and the table."""
        state = jsontext.decode(without_own_keys_in(end.state)) if end.state else {}
        outcome = jsontext.decode(end.answers.outcome) if end.answers.outcome else {}
        said = self._word("accepted")
        if end.refusal is not None:
            said = shortened(self._book.named(end.refusal.reason), _LONGEST)
            if end.refusal.code == ILLEGAL_ACTION:
                said = f"{self._word('refused')}: {said}"
        return {
            self._word("action"): said,
            **dict(self._leaves(outcome)),
            **dict(self._leaves(state.get("table", {}))),
        }

    def _actions(self, end: Step) -> dict[str, str]:
        """Return the legal actions as sentences."""
        state = jsontext.decode(end.state)
        plays = [Play(seat=seat, action=action) for seat, action in end.legal]
        return {
            self._phrases.of(play, state, self._story.components): self._word("allowed") for play in plays
        }

    def _leaves(self, value: Any, place: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
        """Yield the plain values and lists in a value, each with its place in words."""
        if isinstance(value, Mapping) and value:
            for key, inner in value.items():
                yield from self._leaves(inner, (*place, self._word(key)))
        else:
            yield ", ".join(place), shortened(self._words(value), _LONGEST)

    def _words(self, value: Any) -> str:
        if isinstance(value, Mapping) and value:
            return ", ".join(f"{self._word(key)} {self._words(inner)}" for key, inner in value.items())
        if isinstance(value, list) and value:
            return ", ".join(map(self._words, value))
        if isinstance(value, bool):
            return self._word("yes" if value else "no")
        return NOTHING if value in (None, [], {}, "") else self._word(value)

    def _word(self, word: object) -> str:
        name = self._book.suite.compiler.vocabulary.name_by_word.get(str(word), str(word).replace("_", " "))
        return self._translated.get(name, name)
