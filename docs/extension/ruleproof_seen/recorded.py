"""The reference's answers in scenarios and tours, as the scripts that the pages load on demand."""

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
from ruleproof.rules.canonical import Shape
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof_site import packing
from ruleproof_site.library import GameBook

from .coded import Places, patch
from .scripted import script_of

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


def board_script(book: GameBook) -> str:
    """Return the script for a game's board: its drawing and its component sets."""
    drawn = script_of(book.folders.spec / pictures.TEMPLATE, Path(pictures.__file__).parent)
    sets = {name: made.values for name, made in book.game.component_sets.items()}
    sets[""] = book.suite.components.values
    address = _json(f"{book.home}/board")
    return f"ruleproofSeen({address}, {{ template: ($) => {drawn}, sets: {_json(sets)} }});\n"


def packed(address: str, value: Any) -> str:
    """Return a script that provides a value as compressed JSON, about a tenth of its size."""
    return f'ruleproofSeen({_json(address)}, "{packing.packed(value)}");\n'


class Canonical:
    """Brings values of the same shape into canonical form, one after the other.

    A member that is the same as in the previous value is taken from there, as most members can be.
    """

    def __init__(self, shape: Shape | None) -> None:
        self._shape = shape
        self._raw: Mapping[str, Any] = {}
        self._made: Mapping[str, Any] = {}

    def of(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """Return a value in canonical form."""
        made = {
            key: self._made[key] if key in self._made and self._raw[key] == value else self._new(key, value)
            for key, value in raw.items()
            if not key.startswith("x_")
        }
        self._raw, self._made = raw, made
        return made

    def _new(self, key: str, value: Any) -> Any:
        shape = self._shape.child(key) if self._shape is not None else None
        return shape.canonical(value) if shape is not None else value


@dataclass(frozen=True)
class Seen:
    """The recordings of one game, prepared for its pages."""

    book: GameBook

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

    def _kept(self, path: Path, kind: Any, make: Any) -> Any:
        key = cache.digest_of_files(_SOURCES, self._recordings.key(path))
        return cache.cached(f"seen on the site {path}", key, kind, make)

    def _feature(self, path: Path) -> str:
        places, cases = Places(), []
        last: Mapping[str, Any] = {}
        for recorded in self._recordings.file(path).stories:
            case, last = self._case(recorded, last, places)
            cases.append(case)
        return packed(f"{self.book.home}/{path.stem}", {"places": places.all(), "cases": cases})

    def _case(
        self, recorded: RecordedStory, last: Mapping[str, Any], places: Places
    ) -> tuple[dict[str, Any], Mapping[str, Any]]:
        """Return what a case shows, and the state before its play, from which the next case is coded as a
        patch.
        """
        case, steps = recorded.story.cases[0], recorded.recording.steps
        first, end = steps[min(case.begins, len(steps) - 1)], steps[-1]
        told: dict[str, Any] = {"id": case.id.partition("/")[2].partition("/")[2]}
        if case.components:
            told["set"] = case.components
        if end is not None and end.refusal is not None:
            told["refused"] = end.refusal.reason
        before = self._state(first)
        if not before:
            return told, last
        told["before"] = patch(last, before, places)
        after = self._state(end) if end is not first and "refused" not in told else before
        marks = self._changed(before, after)
        if after != before:
            told["after"] = patch(before, after, places)
            told["marks"] = [[places.number(place) for place in some] for some in marks]
        return told, before

    def _tour(self, path: Path) -> TourText:
        (recorded,) = self._recordings.file(path).stories
        story, places, clauses = recorded.story, Places(), dict[str, int]()
        seats = {seat: dict[str, Any]() for seat in story.start.seats}
        steps, sentences = [], ["The new game"]
        chance = [tuple(map(chance_shown, story.start.chance))]
        last: Mapping[str, Any] = {}
        shapes = self.book.suite.validator.shapes
        whole, table = Canonical(shapes.state), Canonical(shapes.state.child("table"))
        views = {seat: Canonical(shapes.view) for seat in seats}
        for number, step in enumerate(recorded.recording.steps):
            assert step is not None
            raw = jsontext.decode(step.state)
            state = {**whole.of({**raw, "table": {}}), "table": table.of(raw["table"])}
            told: dict[str, Any] = {"state": patch(last, state, places)}
            if number:
                play = story.plays[number - 1]
                sentences.append(self._phrases.of(play, story.components, str(last.get("phase", ""))))
                chance.append(tuple(map(chance_shown, play.chance)))
                told["marks"] = [places.number(place) for place in self._changed(last, state)[1]]
            applied = dict.fromkeys((*step.clauses, *self._at_the_end(recorded, number)))
            told["clauses"] = [clauses.setdefault(one, len(clauses)) for one in applied]
            sights = dict(_new_sights(step, state["table"], views, seats))
            told |= {"seen": sights} if sights else {}
            told |= {} if step.settled else {"unsettled": True}
            steps.append(told)
            last = state
        told_clauses = [
            [self.book.title_of(clause), f"{self.book.page_of(clause)}.html#{clause}"] for clause in clauses
        ]
        value = {
            "seats": [*seats],
            "set": story.components,
            "places": places.all(),
            "clauses": told_clauses,
            "steps": steps,
        }
        name = path.stem
        script = packed(f"{self.book.home}/tours/{name}", value)
        title = recorded.story.cases[0].rule
        return TourText(name, title, tuple(seats), tuple(sentences), tuple(chance), script)

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


def _new_sights(
    step: Step, table: Mapping[str, Any], views: Mapping[str, Canonical], known: dict[str, dict[str, Any]]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield, for each seat, how its view differs from the table, if this difference has changed. A key that
    its view does not have is None.
    """
    for seat, text in step.answers.views.items():
        view = views[seat].of(jsontext.decode(text))
        own = {key: value for key, value in view.items() if key not in table or table[key] != value}
        own |= {key: None for key in table if key not in view}
        if known.get(seat) != own:
            known[seat] = own
            yield seat, own


def _json(value: Any) -> str:
    """Return a value as JSON that is safe inside a script."""
    return jsontext.encode(value).decode().replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
