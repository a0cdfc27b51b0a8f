"""Pictures of the reference's answers in scenarios and tours, as scripts that the pages load on demand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.case import scenario_of
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
from ruleproof_site.examples import named_by
from ruleproof_site.library import GameBook
from ruleproof_site.packing import script

from .details import (
    details,
    of_the_table,
    places_expected,
    rings,
    scenarios_beside,
    values_expected,
    with_places_of,
    within,
)

FOLDER = "seen"
"""Where the scripts for a game are, below the folder with its pages."""
_SOURCES = sorted(Path(__file__).parent.glob("*.py"))


class Detail(msgspec.Struct, frozen=True):
    """What the page of a rule or a ruling shows of a scenario: the heights of its pictures, in their widths,
    the last picture, which is the same for like ones, and why its action is refused, or ''.
    """

    heights: tuple[float, ...]
    end: tuple[int, ...]
    refused: str


class FeaturePictures(msgspec.Struct, frozen=True):
    """The script with the pictures of a feature, and what pages of rules show of its scenarios, by id."""

    script: str
    details: dict[str, Detail]


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

    def features(self) -> Iterator[tuple[str, FeaturePictures]]:
        """Yield the pictures of each feature file, with the name of the feature."""
        for path in self.book.folders.feature_files():
            yield path.stem, self._kept(path, FeaturePictures, lambda path=path: self._feature(path))

    def details(self) -> dict[str, Detail]:
        """Return what pages of rules and rulings show, by the ids of scenarios."""
        return {name: detail for _, feature in self.features() for name, detail in feature.details.items()}

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
        key = cache.digest_of_files(sources, self._recordings.key(path), self._beside_each_other)
        return cache.cached(f"seen on the site {path}", key, kind, make)

    def _feature(self, path: Path) -> FeaturePictures:
        lines, feature = BoardLines(self._board), f"{self.book.game.id}/{path.stem}"
        cases = [self._case(recorded, lines) for recorded in self._recordings.file(path).stories]
        details = {
            scenario_of(f"{feature}/{one['id']}"): Detail(
                heights=tuple(height for *_, height in shown),
                end=tuple(shown[-1][1]),
                refused=one.get("refused", ""),
            )
            for one in cases
            if (shown := one.get("details"))
        }
        value = {"cases": cases, **lines.value()}
        return FeaturePictures(script(f"{self.book.home}/{FOLDER}/{path.stem}", value), details)

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
            found = {"id": name, "pictures": [[caption, lines.drawn(before, components)]]}
            found["details"] = self._details(recorded, {"The position": before}, lines, components)
            return {**found, "refused": refused} if refused else found
        changed = self._changed(before, after)
        scenes = zip(("Before", "After"), (before, after), changed, strict=True)
        drawn = [[caption, lines.drawn(state, components, marks)] for caption, state, marks in scenes]
        steps_told = len(self.book.by_case[case.id].told["when"])
        begun = "Before the last step" if case.begins and steps_told > 1 else "Before"
        details = self._details(recorded, {begun: before, "After": after}, lines, components)
        return {"id": name, "pictures": drawn, "details": details}

    def _details(
        self,
        recorded: RecordedStory,
        states: Mapping[str, Mapping[str, Any]],
        lines: BoardLines,
        components: Mapping[str, Any],
    ) -> list[list[Any]]:
        """Return the captions, pictures and heights for the page of a rule or a ruling: of the parts that the
        scenarios beside each other expect something of, with rings around what the own one expects.
        """
        story, name = recorded.story, scenario_of(recorded.story.cases[0].id)
        beside = self._beside.get(name, ())
        if not beside or self._stories[name].story.cases[0].id != story.cases[0].id:
            return []
        first, *_, end = [*states.values()] * 2
        others = [self._stories[one] for one in beside if one != name]
        ends = [self._state(other.recording.steps[-1]) or first for other in others]
        parted = [self._changed(other, end) for other in ends]
        changed = self._changed(first, end)
        pairs = parted or [changed]
        values = [place for one in (recorded, *others) for place in values_expected(one.story)]
        about = of_the_table([place for pair in pairs for places in pair for place in places], values)
        marks = of_the_table([place for _, places in pairs for place in places], values)
        table, play = end["table"], story.plays[-1] if story.plays else None
        expected = [place for one in (recorded, *others) for place in places_expected(one.story, table)]
        gone = within(changed[0], [*values_expected(story)])
        marked = marks if parted else rings([*values_expected(story)], marks)
        tables = [lines.panels(state, components) for state in (*states.values(), *ends)]
        abouts = [about if parted else expected, expected or about, named_by(play, table) if play else []]
        parts = details(tables, abouts, about if parted else marked, play.seat if play else "")
        refused = len(states) == 1 and bool(story.plays)
        gone = [one for one in gone if within([place for panel in parts[0] for place in panel.places], [one])]
        if len(states) == 2:
            parts[1] = tuple(map(with_places_of, parts[1], parts[0], [gone] * len(parts[1])))
        ringed = [gone, [*marked, *gone]][-len(states) :]
        return [
            [caption, lines.ringed(panels, () if refused else marks), round(sum(map(_height, panels)), 3)]
            for caption, panels, marks in zip(states, parts, ringed, strict=False)
        ]

    @cached_property
    def _beside_each_other(self) -> str:
        """Return a digest of the scenarios and of which of them are shown together."""
        return cache.digest_of_files(self.book.folders.feature_files(), repr(sorted(self._beside.items())))

    @cached_property
    def _beside(self) -> Mapping[str, list[str]]:
        return scenarios_beside(self.book)

    @cached_property
    def _stories(self) -> Mapping[str, RecordedStory]:
        """Return the recorded scenarios; of an outline, the first row."""
        files = map(self._recordings.file, self.book.folders.feature_files())
        stories = [one for file in files for one in file.stories]
        return {scenario_of(one.story.cases[0].id): one for one in reversed(stories)}

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
            at_the_end = step.answers.outcome_clauses if step is recorded.recording.steps[-1] else ()
            applied = dict.fromkeys((*step.clauses, *at_the_end))
            told = [clauses.setdefault(one, len(clauses)) for one in applied]
            steps.append([lines.drawn(state, components, marks), told])
            last = state
        linked = [[self.book.title_of(one), f"{self.book.page_of(one)}.html#{one}"] for one in clauses]
        value = {"seats": [*story.start.seats], "clauses": linked, "steps": steps, **lines.value()}
        packed = script(f"{self.book.home}/{FOLDER}/tours/{path.stem}", value)
        title = recorded.story.cases[0].rule
        return TourText(path.stem, title, tuple(story.start.seats), tuple(sentences), tuple(chance), packed)

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


def _height(panel: pictures.Panel) -> float:
    width, height = panel.size
    return height / width
