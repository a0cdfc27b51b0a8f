"""Pictures of the reference's answers in scenarios and tours, as scripts that the pages load on demand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.wording import ScenarioWriter
from ruleproof.engines.recording import Step
from ruleproof.explore.phrases import Phrases
from ruleproof.explore.view_models import chance_shown
from ruleproof.input import cache, jsontext
from ruleproof.reports import pictures
from ruleproof.reports.boards import differing
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof_site.drawings import BoardLines, signs_of
from ruleproof_site.library import GameBook
from ruleproof_site.packing import script

FOLDER = "seen"
"""Where the scripts for a game are, below the folder with its pages."""
_SOURCES = sorted(Path(__file__).parent.glob("*.py"))


class TourText(msgspec.Struct, frozen=True):
    """A tour: its script, and the play and the chance outcomes of each step. The first sentence describes the
    start.
    """

    name: str
    title: str
    seats: tuple[str, ...]
    sentences: tuple[str, ...]
    chance: tuple[tuple[str, ...], ...]
    script: str


def has_board(book: GameBook) -> bool:
    """Tell whether a game has a template for its board; without one, nothing is drawn."""
    return (book.folders.spec / pictures.TEMPLATE).is_file()


@dataclass(frozen=True)
class Seen:
    """The recordings of one game, prepared for its pages."""

    book: GameBook

    def signs(self) -> str:
        """Return the script with the symbols of all pictures of the game."""
        return script(f"{self.book.home}/{FOLDER}/signs", signs_of(self._board))

    def features(self) -> Iterator[tuple[str, str]]:
        """Yield the script for each feature file, with the name of the feature."""
        for path in self.book.folders.feature_files():
            yield path.stem, self._kept(path, str, lambda path=path: self._feature(path))

    def tours(self) -> Iterator[TourText]:
        """Yield each tour."""
        for path in self.book.folders.tour_files():
            yield self._kept(path, TourText, lambda path=path: self._tour(path))

    @cached_property
    def _recordings(self) -> RecordedSuite:
        return RecordedSuite.adopted(self.book.suite)

    @cached_property
    def _phrases(self) -> Phrases:
        return Phrases(self.book.suite, ScenarioWriter(self.book.suite))

    @cached_property
    def _board(self) -> pictures.Board:
        return pictures.Board(self.book.folders)

    def _kept(self, path: Path, kind: Any, make: Any) -> Any:
        sources = [*_SOURCES, *pictures.sources(self.book.folders)]
        key = cache.digest_of_files(sources, self._recordings.key(path))
        return cache.cached(f"seen on the site {path}", key, kind, make)

    def _feature(self, path: Path) -> str:
        lines = BoardLines(self._board)
        cases = [self._case(recorded, lines) for recorded in self._recordings.file(path).stories]
        return script(f"{self.book.home}/{FOLDER}/{path.stem}", {"cases": cases, **lines.value()})

    def _case(self, recorded: RecordedStory, lines: BoardLines) -> dict[str, Any]:
        """Return the pictures of a case with their captions, or why there are none."""
        case, steps = recorded.story.cases[0], recorded.recording.steps
        first, end = steps[min(case.begins, len(steps) - 1)], steps[-1]
        components = self.book.suite.validator.for_set(recorded.story.components).components
        reason = end.refusal.reason if end is not None and end.refusal is not None else ""
        refused = self.book.named(reason)
        name = case.id.partition("/")[2].partition("/")[2]
        before = self._state(first)
        if not before:
            return {"id": name, "note": f"The new game is refused: {refused}.", "pictures": []}
        after = before if refused or end is first else self._state(end)
        if after == before:
            caption = f"Before, and after: it is refused ({refused})" if refused else "The position"
            return {"id": name, "pictures": [[caption, lines.drawn(before, components)]]}
        scenes = zip(("Before", "After"), (before, after), self._changed(before, after), strict=True)
        drawn = [[caption, lines.drawn(state, components, marks)] for caption, state, marks in scenes]
        return {"id": name, "pictures": drawn}

    def _tour(self, path: Path) -> TourText:
        (recorded,) = self._recordings.file(path).stories
        story, lines, clauses = recorded.story, BoardLines(self._board), dict[str, int]()
        components = self.book.suite.validator.for_set(story.components).components
        steps, sentences = [], ["The new game"]
        chance = [tuple(map(chance_shown, story.start.chance))]
        last: Mapping[str, Any] = {}
        for number, step in enumerate(recorded.recording.steps):
            assert step is not None
            state, marks = self._state(step), tuple[str, ...]()
            if number:
                play = story.plays[number - 1]
                sentences.append(self._phrases.of(play, last, story.components))
                chance.append(tuple(map(chance_shown, play.chance)))
                marks = self._changed(last, state)[1]
            applied = dict.fromkeys((*step.clauses, *self._at_the_end(recorded, number)))
            told = [clauses.setdefault(one, len(clauses)) for one in applied]
            steps.append([lines.drawn(state, components, marks), told])
            last = state
        linked = [[self.book.title_of(one), f"{self.book.page_of(one)}.html#{one}"] for one in clauses]
        value = {"seats": [*story.start.seats], "clauses": linked, "steps": steps, **lines.value()}
        packed = script(f"{self.book.home}/{FOLDER}/tours/{path.stem}", value)
        title = recorded.story.cases[0].rule
        return TourText(path.stem, title, tuple(story.start.seats), tuple(sentences), tuple(chance), packed)

    def _at_the_end(self, recorded: RecordedStory, number: int) -> Iterable[str]:
        steps = recorded.recording.steps
        last = steps[-1]
        return last.answers.outcome_clauses if number == len(steps) - 1 and last is not None else ()

    def _changed(
        self, before: Mapping[str, Any], after: Mapping[str, Any]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the places where two states differ, in each of the states; this also works for states in the
        middle of a choice.
        """
        shape = self.book.suite.validator.shapes.state
        return differing(shape, {**before, "settled": True}, {**after, "settled": True})

    def _state(self, step: Step | None) -> dict[str, Any]:
        """Return the state of a step in canonical form, or nothing if there is none."""
        if step is None or not step.state:
            return {}
        found: dict[str, Any] = self.book.suite.validator.shapes.state.canonical(jsontext.decode(step.state))
        return found
