"""Shortens a story that shows a difference: drops plays, and simplifies the start."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.cases.nearest_position import Plain, described
from ruleproof.engines.recording import Step
from ruleproof.engines.stdio import StartError
from ruleproof.input import jsontext
from ruleproof.judging.verdicts import Result
from ruleproof.language.operations import Play, Put, Top
from ruleproof.rules.validation import without_own_keys_in
from ruleproof.running.lockstep import Lockstep, Unplayable

T = TypeVar("T")
_SECONDS = 8.0
"""Time limit for shortening a difference, in seconds."""


@dataclass
class Shortener:
    """Shortens stories that show a difference with one cause. `lockstep` plays them, and `loads` tells
    whether the engine loads positions.
    """

    lockstep: Lockstep
    cause: str
    loads: bool
    _until: float = 0.0
    _result: Result | None = None

    def shortened(self, original: Lockstep) -> tuple[Lockstep, Result] | None:
        """Return a game that has played the shortest story found that shows the same difference as
        `original`, and the result of its last step.

        None if the difference does not show a second time.
        """
        self._until = time.monotonic() + _SECONDS
        story = self.shows(original.story)
        if story is None:
            return None
        if self.loads:
            story = self._later(story, original.expected)
        story = self._fewer_plays(story)
        if story.start.state:
            story = self._plainer(story)
            story = self._fewer_plays(story)
        self._until = float("inf")
        self.shows(story)
        return (self.lockstep, self._result) if self._result is not None else None

    def shows(self, story: Story) -> Story | None:
        """Return the part of a story up to the play that shows the difference."""
        self._result = None
        if time.monotonic() > self._until:
            return None
        try:
            result = self.lockstep.replay(story)
        except (Unplayable, StartError):
            return None
        if result is None or result.cause != self.cause:
            return None
        self._result = result
        return self.lockstep.story

    def _later(self, story: Story, expected: Sequence[Step]) -> Story:
        """Return the story with the latest possible beginning: the last state of the reference from which it
        still shows the difference.
        """
        plays = story.plays
        for back in _steps_back(len(plays)):
            step = expected[len(plays) - back] if len(plays) - back < len(expected) else None
            if step is None or step.refusal is not None or not step.state or back == len(plays):
                continue
            start = Start(story.start.seats, without_own_keys_in(step.state))
            shown = self.shows(msgspec.structs.replace(story, start=start, plays=plays[len(plays) - back :]))
            if shown is not None:
                return shown
        return story

    def _fewer_plays(self, story: Story) -> Story:
        """Drop plays as long as the story still shows the difference."""

        def tried(plays: Sequence[Play]) -> Sequence[Play] | None:
            shown = self.shows(msgspec.structs.replace(story, plays=tuple(plays)))
            return shown.plays if shown is not None else None

        return msgspec.structs.replace(story, plays=_fewest(story.plays, tried))

    def _plainer(self, story: Story) -> Story:
        """Replace the start with a named position that has as few changes as possible, and still shows the
        difference.
        """
        suite = self.lockstep.suite
        plain = described(jsontext.decode(story.start.state), suite, story.components)
        if plain is None:
            return story

        def begun(settings: Sequence[Put | Top]) -> Story | None:
            made = Plain(plain.position, tuple(settings)).state(suite)
            if made is None:
                return None
            start = Start(story.start.seats, jsontext.encode(made))
            return self.shows(msgspec.structs.replace(story, start=start))

        few = _fewest(plain.settings, lambda some: some if begun(some) is not None else None)
        return begun(few) or story


def _steps_back(plays: int) -> Iterator[int]:
    """Yield how many plays to keep: none, one, two, and then more and more."""
    back, by = 0, 1
    while back <= plays:
        yield back
        if back >= 4:
            by *= 2
        back += by


def _fewest(items: Sequence[T], tried: Callable[[Sequence[T]], Sequence[T] | None]) -> tuple[T, ...]:
    """Return as few items as possible that still show something; at first, many are dropped at once.

    `tried` takes some items, and returns those of them that show it, or None if they do not show it.
    """
    kept = tuple(items)
    size = max(1, len(kept))
    while size:
        index = 0
        while index < len(kept):
            shown = tried((*kept[:index], *kept[index + size :]))
            if shown is not None:
                kept = tuple(shown)
            else:
                index += size
        size //= 2
    return kept
