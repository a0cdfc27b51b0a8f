"""Examples of the rules: plays from real games as pictures, each from the view of the acting seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from ruleproof.cases.wording import ScenarioWriter
from ruleproof.explaining.example_plays import ExamplePlays, example_plays
from ruleproof.explaining.prose import PrimerExample
from ruleproof.explore.phrases import Phrases
from ruleproof.input import jsontext
from ruleproof.input.jsontext import Place
from ruleproof.language.operations import Play
from ruleproof.reports import pictures
from ruleproof.reports.boards import differing, places_named
from ruleproof.reports.pictures import Picture, pointer
from ruleproof.rules.conservation import value_at
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite

from .library import DATA_LANGUAGE, GameBook


@dataclass(frozen=True)
class Example:
    """Plays that show a clause, with the relevant parts of the table before and after.

    `said` are the plays as a sentence without its full stop, in a language that may be that of the data only.
    `refused` tells why the last play is refused, if it is. `scores` is a table of the numbers shown, by rows
    whose first is the head, or ().
    """

    rule: str
    said: str
    language: str
    before: Picture
    after: Picture | None
    refused: str
    scores: tuple[tuple[str, ...], ...]


def examples(book: GameBook, language: str) -> tuple[Example, ...]:
    """Return the examples that a game's primer names, with pictures in a language; none if the game has no
    picture.

    Raises:
        NoExample: no recorded game shows one of the examples.
    """
    board = pictures.board(book.folders)
    if board is None or not book.prose.primer.examples:
        return ()
    drawn = _Drawn(book, board, Phrases(book.suite, ScenarioWriter(book.suite)), language)
    recordings = RecordedSuite.adopted(book.suite)
    return tuple(drawn.of(example_plays(recordings, one), one) for one in book.prose.primer.examples)


def _play_said(phrases: Phrases, recorded: RecordedStory, number: int) -> str:
    """Return the sentence of a play of a tour, counted from 1."""
    before = jsontext.decode(recorded.recording.made(number - 1).state)
    return phrases.of(recorded.story.plays[number - 1], before, recorded.story.components)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


@dataclass(frozen=True)
class _Drawn:
    book: GameBook
    board: pictures.Board
    phrases: Phrases
    language: str

    def of(self, found: ExamplePlays, named: PrimerExample) -> Example:
        """Return an example with its pictures, which are about some places or about what changes."""
        story, shape = found.recorded.story, self.book.suite.validator.shapes.state
        before, after = (shape.canonical(jsontext.decode(step.state)) for step in (found.before, found.after))
        old, new = differing(shape, {**before, "settled": True}, {**after, "settled": True})
        plays: Sequence[Play] = story.plays[found.first - 1 : found.last]
        said = [_play_said(self.phrases, found.recorded, at) for at in range(found.first, found.last + 1)]
        if found.tried is not None:
            plays, before, old, new = (found.tried,), after, (), ()
            tried_in = jsontext.decode(found.after.state)
            said = [self.phrases.of(found.tried, tried_in, story.components)]
        about = [place for place in dict.fromkeys((*old, *new)) if place.startswith("/table")]
        if found.scores:
            about = [
                place for path in found.scores for place in places_named(after["table"], set(path.split("/")))
            ]
        about = [] if found.whole else [*named.shows] or about or named_by(plays[-1], after["table"])
        values = self.book.suite.validator.for_set(story.components).components
        seat = (plays or story.plays)[-1].seat

        only_after = found.whole or bool(found.scores)
        first = after if only_after or found.tried else before
        changed = not only_after and bool(new or old)
        scenes = [(first, ()), (after, [place for place in new if place.startswith("/table")])]
        drawn = self.board.alike(
            scenes[: 1 + changed], values, about=about, viewer=seat, language=self.language
        )
        return Example(
            found.rule,
            "" if only_after else named.says.get(self.language) or _capital(", then ".join(said)),
            self.language if self.language in named.says else DATA_LANGUAGE,
            drawn[0],
            drawn[1] if changed else None,
            self.book.named(found.refusal.reason) if found.refusal else "",
            tuple(_scored(found, named.parts.get(self.language, {}))),
        )


def _scored(found: ExamplePlays, parts: Mapping[str, int]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of a table with what is counted at the top, or with the parts of the one number."""
    for index, (keys, numbers) in enumerate(groupby(found.numbers(), lambda one: one[0][:-1])):
        own = [(_capital(path[-1].replace("_", " ")), str(value)) for path, value in numbers]
        if parts:
            yield _capital(keys[-1]), "Points"
            yield from ((part, str(points)) for part, points in parts.items())
            yield own[0]
        else:
            if not index:
                yield "", *([label for label, _ in own] if own[1:] else ["Points"])
            yield _capital(keys[-1]), *(value for _, value in own)


def named_by(play: Play, table: Mapping[str, Any]) -> list[str]:
    """Return the places in a table that an action names. If the action names only pieces, the places of its
    seat are added.
    """
    words = {value for key, value in play.action.items() if key != "type" and isinstance(value, str)}
    places = list(_named(table, words))
    things = all(isinstance(value_at(table, place[:-1]), list) for place in places)
    return [pointer("table", *place) for place in places] + (named_in(table, {play.seat}) if things else [])


def named_in(table: Mapping[str, Any], words: set[str]) -> list[str]:
    """Return the places in a table of what some words name: the keys and the members of lists."""
    return [pointer("table", *place) for place in _named(table, words)]


def _named(value: Any, words: set[str], place: Place = ()) -> Iterator[Place]:
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if key in words or (isinstance(inner, str) and isinstance(value, list) and inner in words):
            yield (*place, key)
        elif isinstance(inner, dict | list):
            yield from _named(inner, words, (*place, key))
