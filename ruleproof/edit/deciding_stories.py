"""Finds the stories in which the readings of a ruling differ, and the step at which they do."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from ruleproof.cases.case import Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.recording import Recording, Step
from ruleproof.input import cache, jsontext
from ruleproof.judging.differences import STATE_KEYS
from ruleproof.rules.model import Ruling
from ruleproof.rules.validation import Validator
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite

_MOST_TOURS, _TOURS_TRIED, _MOST_NEAR = 1, 3, 8
"""Maximum number of tours used for one ruling (they serve engines that can only play), of tours tried for it,
and of scenarios used that are about the ruling's clauses and written for its adopted reading.
"""
Marks = dict[tuple[str, ...], Any]
"""What a step shows: single values of the state, the views and the outcome, and each legal action, each with
its place.
"""


class DecidingStory(msgspec.Struct, frozen=True):
    """A story that goes differently under the readings of a ruling, cut off at the step by which they have
    differed.

    `by_reading` is the reference's recording under each reading, and `case` the case from which the story is
    taken.
    """

    ruling: str
    case: str
    story: Story
    by_reading: dict[str, Recording]


class DecidingStories(msgspec.Struct, frozen=True):
    """The stories of a suite in which the readings of its rulings differ."""

    stories: tuple[DecidingStory, ...]


class StoryFinder:
    """Finds the stories of a suite in which the readings of a ruling differ.

    These are the scenarios tagged with one of the readings, a tour whose course the ruling decides, and some
    scenarios about its clauses. The reference's recordings under every reading are cached.
    """

    def __init__(self, suite: Suite) -> None:
        self.suite = suite
        self._recordings = RecordedSuite.adopted(suite)

    def of(self, ruling: Ruling, in_force: Mapping[str, str]) -> tuple[DecidingStory, ...]:
        """Return the stories for one ruling, with all other rulings under their readings in `in_force`."""
        suite = self.suite
        asked = repr([sorted(in_force.items()), ruling.id])
        name = f"deciding stories {suite.folders.id} {suite.folders.root} {suite.components.digest} {asked}"

        def make() -> DecidingStories:
            return DecidingStories(tuple(self._decided(ruling, in_force)))

        return cache.cached(name, f"{self._files} {asked}", DecidingStories, make).stories

    @cached_property
    def _files(self) -> str:
        files = [*self.suite.files(), *self.suite.folders.reference_files()]
        return cache.digest_of_files(files, self.suite.base, self.suite.components.digest)

    @cached_property
    def _whole(self) -> list[RecordedStory]:
        """The stories without a fault, shortest first."""
        whole = [recorded for recorded in self._recordings.all() if not recorded.fault]
        return sorted(whole, key=lambda recorded: len(recorded.story.plays))

    def _decided(self, ruling: Ruling, in_force: Mapping[str, str]) -> Iterator[DecidingStory]:
        seen = set[bytes]()
        for candidates, most in _candidates(ruling, self._whole):
            number = 0
            for recorded in candidates:
                deciding = _deciding(self._recordings, recorded, ruling, in_force)
                if deciding is not None and (question := _question(deciding.story, in_force)) not in seen:
                    seen.add(question)
                    yield deciding
                    number += 1
                if number == most:
                    break


def switchable(suite: Suite) -> list[Ruling]:
    return [ruling for ruling in suite.game.rulings.values() if ruling.switchable]


def _question(story: Story, in_force: Mapping[str, str]) -> bytes:
    """Return everything that an engine is asked in a story."""
    asked = story.start, story.plays, {**in_force, **story.readings}, story.components
    return jsontext.canonical([msgspec.to_builtins(one) for one in asked])


def _deciding(
    recordings: RecordedSuite, recorded: RecordedStory, ruling: Ruling, in_force: Mapping[str, str]
) -> DecidingStory | None:
    """Return a story, cut off at the step by which all readings that differ in it have differed; None if they
    never differ.
    """
    story = recorded.story
    by_reading = dict.fromkeys(ruling.readings, recorded.recording)
    for reading in ruling.readings:
        asked = {**in_force, **story.readings, ruling.id: reading}
        if asked != {**recordings.readings, **story.readings}:
            by_reading[reading] = recordings.oracle.replay(story, asked)
    validator = recordings.suite.validator.for_set(story.components)
    pairs = itertools.combinations(by_reading.values(), 2)
    last = max((at for pair in pairs if (at := differs_at(validator, *pair)) is not None), default=None)
    if last is None:
        return None
    case = story.cases[0]
    return DecidingStory(
        ruling.id,
        case.id if case.lines else f"{case.id.rpartition('/')[0]}/{last}",
        msgspec.structs.replace(story, plays=story.plays[:last], cases=()),
        {reading: Recording(one.steps[: last + 1]) for reading, one in by_reading.items()},
    )


def _candidates(
    ruling: Ruling, whole: Sequence[RecordedStory]
) -> Iterator[tuple[Sequence[RecordedStory], int]]:
    """Yield the scenarios that name a reading of a ruling, the shortest tours, and the scenarios about its
    clauses, each with the maximum number of them that is used.
    """
    scenarios = [recorded for recorded in whole if recorded.story.cases[0].lines]
    tagged = [recorded for recorded in scenarios if ruling.id in recorded.story.readings]
    yield tagged, len(tagged)
    tours = [recorded for recorded in whole if not recorded.story.cases[0].lines]
    yield tours[:_TOURS_TRIED], _MOST_TOURS
    near = [
        recorded
        for recorded in scenarios
        if ruling.id not in recorded.story.readings
        and set(recorded.story.cases[0].clauses) & set(ruling.clauses)
    ]
    yield near, _MOST_NEAR


def differs_at(validator: Validator, one: Recording, other: Recording, first: int = 0) -> int | None:
    """Return the first step at which two recordings differ, or None; the comparison ends with the shorter
    one.
    """
    for number in range(first, min(len(one.steps), len(other.steps))):
        left, right = one.step(number), other.step(number)
        if left is None or right is None or left.failure or right.failure:
            return None
        if left.refusal == right.refusal and left.state == right.state and _texts(left) == _texts(right):
            continue
        if marks_of(validator, left) != marks_of(validator, right):
            return number
        if left.refusal is not None:
            return None
    return None


def _texts(step: Step) -> list[tuple[str, str, bytes]]:
    return list(step.answers.texts())


def marks_of(validator: Validator, step: Step) -> Marks:
    """Return what a step shows, except values that cannot be read."""
    marks: Marks = {("refused",): step.refusal is not None}
    if step.refusal is not None:
        return marks
    state = _canonical(validator, "state", step.state)
    if isinstance(state, dict):
        keys = STATE_KEYS if state.get("settled") is True else STATE_KEYS[1:]
        for key in keys:
            marks.update(_leaves(("state", key), state.get(key)))
    for verb, seat, text in step.answers.texts():
        value = _canonical(validator, verb, text)
        if verb == "legal_actions" and isinstance(value, list):
            marks.update({(verb, seat, jsontext.canonical(one).decode()): True for one in value})
        elif verb != "legal_actions":
            marks.update(_leaves((verb, seat), value))
    return marks


def _canonical(validator: Validator, verb: str, text: bytes) -> Any:
    try:
        return validator.canonical(verb, text)
    except (ValueError, TypeError, AttributeError, KeyError):
        return None


def _leaves(place: tuple[str, ...], value: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    if isinstance(value, (dict, list)) and value:
        members = value.items() if isinstance(value, dict) else enumerate(value)
        for key, child in members:
            yield from _leaves((*place, str(key)), child)
    else:
        yield place, jsontext.canonical(value)
