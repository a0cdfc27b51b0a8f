"""Pictures for a failure: the position before the action, the expected position after it, and the engine's
position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from difflib import SequenceMatcher
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import DataError, UsageError
from ruleproof.judging.differences import STATE_KEYS, UNSETTLED_KEYS
from ruleproof.judging.verdicts import Positions
from ruleproof.reports import pictures
from ruleproof.reports.model import GameReport
from ruleproof.reports.pictures import Board, Picture, PictureError, pointer
from ruleproof.rules.canonical import Shape
from ruleproof.rules.component_sets import read_component_set
from ruleproof.rules.model import Json

_MOST_NAMED = 12


class Drawn(msgspec.Struct, frozen=True):
    """A picture with its caption and differences.

    It says whether anything in the picture differs. Differing places that the picture does not show are
    listed in words below it.
    """

    caption: str
    picture: Picture
    differs: bool
    unshown: tuple[str, ...]


class Gallery:
    """Draws the positions in the failures of one game."""

    def __init__(self, data: Data, game: GameReport) -> None:
        self._data = data
        self._game = game
        self._sets: dict[str, Mapping[str, Json]] = {}

    def draw(self, positions: Positions, named: Collection[str] = ()) -> tuple[Drawn, ...]:
        """Return the pictures of the states around a difference: of what differs, with a ring, or else of the
        parts of the table with some names, or of the whole table.

        There are none if the game has no template.

        Raises:
            PictureError: a state cannot be drawn, or its game cannot be read.
        """
        try:
            return tuple(self._drawn(positions, named)) if self.board is not None else ()
        except (DataError, UsageError, LookupError) as error:
            raise PictureError(str(error)) from error

    def _drawn(self, positions: Positions, named: Collection[str]) -> Iterator[Drawn]:
        assert self.board is not None
        shape, components = self._suite.validator.shapes.state, self._components(positions.components)
        scenes = _scenes(shape, positions)
        about = [place for _, _, marked in scenes for place in marked]
        about = about or [place for _, state, _ in scenes for place in places_named(state["table"], named)]
        for caption, state, marked in scenes:
            picture = self.board.draw(state, components, marked=marked, about=about).printable()
            yield Drawn(caption, picture, bool(marked), picture.unshown[:_MOST_NAMED])

    @cached_property
    def board(self) -> Board | None:
        """Return the board of the game, or None if it has none."""
        return pictures.board(self._data.game(self._game.id))

    @cached_property
    def _suite(self) -> Suite:
        return Suite.open(self._data, self._data.game(self._game.id))

    def _components(self, name: str) -> Mapping[str, Json]:
        if name not in self._sets:
            self._sets[name] = self._read_components(name)
        return self._sets[name]

    def _read_components(self, name: str) -> Mapping[str, Json]:
        suite, used = self._suite, self._game.components
        if name:
            return suite.game.component_sets[name].values
        if used.get("digest") == suite.components.digest:
            return suite.components.values
        return read_component_set(Path(used["file"]), suite.common, suite.schemas, suite.game.laws).values


def _scenes(shape: Shape, positions: Positions) -> list[tuple[str, dict[str, Any], tuple[str, ...]]]:
    """Return the scenes to draw: a caption, the state, and the marked places of each."""
    before, expected, actual = (
        shape.canonical(state) for state in (positions.before, positions.expected, positions.actual)
    )
    if expected and actual:
        expected_marks, actual_marks = differing(shape, expected, actual)
        if expected_marks or actual_marks:
            pair = [
                ("Expected", expected, expected_marks),
                ("Actual: the engine's position", actual, actual_marks),
            ]
            return [("Before the action", before, ()), *pair] if before else pair
        same = ("After the action; so far the engine agrees", actual, ())
        if not before:
            return [("The position", actual, ())]
        changed, _ = differing(shape, before, expected)
        return [("Before the action", before, ()), same] if changed else [("The position", actual, ())]
    if actual and before:
        _, actual_marks = differing(shape, before, actual)
        title = "Before the action, and expected after it: the action is refused"
        return [(title, before, ()), ("Actual: the engine accepts the action", actual, actual_marks)]
    if expected and before:
        _, expected_marks = differing(shape, before, expected)
        return [
            ("Before the action; the engine refuses it", before, ()),
            ("Expected", expected, expected_marks),
        ]
    return [("The position", state, ()) for state in (expected or actual or before,) if state]


def places_named(table: Any, names: Collection[str], place: Place = ("table",)) -> Iterator[str]:
    """Yield the deepest places in a table for which every key is one of some names."""
    inner = [key for key in table if key in names] if isinstance(table, dict) else []
    for key in inner:
        yield from places_named(table[key], names, (*place, key))
    if not inner and len(place) > 1:
        yield pointer(*place)


def differing(
    shape: Shape, left: Mapping[str, Any], right: Mapping[str, Any]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return, for each of two canonical states, the places that are not in the other, as JSON pointers.

    Only the parts of a state that are compared between engines count. The representation of an unfinished
    turn does not, and in the middle of a choice the table does not either.
    """
    places: tuple[dict[str, None], dict[str, None]] = ({}, {})
    for key in STATE_KEYS if left.get("settled", True) else UNSETTLED_KEYS:
        _differing(shape.child(key), left.get(key), right.get(key), (key,), places)
    return tuple(places[0]), tuple(places[1])


def _differing(
    shape: Shape | None,
    left: Any,
    right: Any,
    path: tuple[str | int, ...],
    places: tuple[dict[str, None], dict[str, None]],
) -> None:
    if left == right:
        return
    if isinstance(left, dict) and isinstance(right, dict):
        for key in {**left, **right}:
            _differing(
                shape.child(key) if shape else None, left.get(key), right.get(key), (*path, key), places
            )
    elif isinstance(left, list) and isinstance(right, list):
        if shape is not None and shape.is_bag:
            _mark_more(left, right, path, places[0])
            _mark_more(right, left, path, places[1])
        elif len(left) == len(right):
            for index, (one, other) in enumerate(zip(left, right, strict=True)):
                _differing(shape.child(0) if shape else None, one, other, (*path, index), places)
        else:
            _mark_moved(left, right, path, places)
    else:
        for marks in places:
            marks[pointer(*path)] = None


def _mark_more(
    items: list[Any], others: list[Any], path: tuple[str | int, ...], marks: dict[str, None]
) -> None:
    """Mark the items of a bag that the other bag has fewer of; if there are none, mark the bag itself."""
    spare = Counter(map(jsontext.canonical, others))
    before = len(marks)
    for index, item in enumerate(items):
        name = jsontext.canonical(item)
        if spare[name]:
            spare[name] -= 1
        else:
            marks[pointer(*path, index)] = None
    if len(marks) == before:
        marks[pointer(*path)] = None


def _mark_moved(
    left: list[Any],
    right: list[Any],
    path: tuple[str | int, ...],
    places: tuple[dict[str, None], dict[str, None]],
) -> None:
    """Mark the items of each row that the other row lacks at that point; if there are none, mark the row."""
    matcher = SequenceMatcher(
        None, list(map(jsontext.canonical, left)), list(map(jsontext.canonical, right)), autojunk=False
    )
    steps = [step for step in matcher.get_opcodes() if step[0] != "equal"]
    for marks, begin, end in ((places[0], 1, 2), (places[1], 3, 4)):
        indices = [index for step in steps for index in range(int(step[begin]), int(step[end]))]
        marks.update(dict.fromkeys([pointer(*path, index) for index in indices] or [pointer(*path)]))
