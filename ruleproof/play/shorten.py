"""Shortens a story that shows a difference: drops plays, and simplifies the start."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.cases.positions import CompletionError, NamedPosition
from ruleproof.cases.suite import Suite
from ruleproof.engines.recording import Step
from ruleproof.engines.stdio import StartError
from ruleproof.input import jsontext
from ruleproof.input.jsontext import Place
from ruleproof.judging.verdicts import Difference
from ruleproof.language.operations import Play, Put, Top
from ruleproof.play.findings import Namer
from ruleproof.play.lockstep import Lockstep, Unplayable
from ruleproof.play.tables import state_of
from ruleproof.rules.conservation import value_at
from ruleproof.rules.validation import without_own_keys_in

T = TypeVar("T")
_SECONDS = 8.0
"""Time limit for shortening a difference, in seconds."""


class Shortener:
    """Shortens stories that show a difference with one cause. `lockstep` plays the attempts."""

    def __init__(self, lockstep: Lockstep, namer: Namer, cause: str, *, loads: bool) -> None:
        self._lockstep = lockstep
        self._namer = namer
        self._cause = cause
        self._loads = loads
        self._until = 0.0
        self._difference: Difference | None = None

    def shortened(self, original: Lockstep) -> tuple[Lockstep, Difference] | None:
        """Return a game that has played the shortest story found that shows the same difference as
        `original`, and the difference in it.

        None if the difference does not show a second time.
        """
        self._until = time.monotonic() + _SECONDS
        story = self.shows(original.story)
        if story is None:
            return None
        if self._loads:
            story = self._later(story, original.expected)
        story = self._fewer_plays(story)
        if story.start.state:
            story = self._plainer(story)
            story = self._fewer_plays(story)
        self._until = float("inf")
        self.shows(story)
        return (self._lockstep, self._difference) if self._difference is not None else None

    def shows(self, story: Story) -> Story | None:
        """Return the part of a story up to the play that shows the difference."""
        self._difference = None
        if time.monotonic() > self._until:
            return None
        lockstep = self._lockstep
        try:
            difference = lockstep.begin(story.start, story.components)
            for play in story.plays:
                if difference is not None:
                    break
                if lockstep.expected[-1].refusal is not None:
                    return None
                difference = lockstep.play(play)
        except (Unplayable, StartError):
            return None
        if difference is None or self._namer.cause(lockstep, difference) != self._cause:
            return None
        self._difference = difference
        return lockstep.story

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
        suite = self._lockstep.suite
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


@dataclass(frozen=True)
class Plain:
    """A named position, and the changes to it."""

    position: NamedPosition
    settings: tuple[Put | Top, ...]

    def state(self, suite: Suite) -> dict[str, Any] | None:
        """Return the completed state, or None if it cannot be completed or breaks the schema."""
        try:
            state = state_of(suite, self.position, self.settings)
        except (CompletionError, KeyError, IndexError, TypeError):
            return None
        return state if suite.schemas.accepts("state")(state) else None


def described(state: Mapping[str, Any], suite: Suite, components: str) -> Plain | None:
    """Return a state as the named position that needs the fewest settings, or None if no position is
    suitable.
    """
    candidates = [
        plain
        for position in suite.compiler.positions.values()
        if position.components == components and list(position.seats) == list(state["table"]["seats"])
        if (plain := _over(position, state, suite)) is not None
    ]
    return min(candidates, key=lambda plain: len(plain.settings), default=None)


def _over(position: NamedPosition, state: Mapping[str, Any], suite: Suite) -> Plain | None:
    """Return a state as settings over a named position, if the position with these settings is completed to
    that state.
    """
    bare = Plain(position, ()).state(suite)
    if bare is None:
        return None
    rests = {tuple(position.rest.get(law.id, law.rest).split(".")) for law in suite.game.laws}
    puts: list[Put | Top] = [
        Put(path=path, value=value)
        for path, value in changes(bare, state, frozenset(suite.game.seats))
        if not any(tuple(map(str, path[1:]))[: len(rest)] == rest for rest in rests)
    ]
    tops: list[Put | Top] = []
    for rest in sorted(rests):
        path: Place = ("table", *(int(key) if key.isdigit() else key for key in rest))
        try:
            items = value_at(state, path)
        except (KeyError, IndexError, TypeError):
            return None
        if isinstance(items, list) and items:
            tops.append(Top(path=path, items=tuple(items)))
    settings: tuple[Put | Top, ...]
    for settings in (tuple(puts), (*puts, *tops)):
        plain = Plain(position, settings)
        made = plain.state(suite)
        if made is not None and _same(made, state, suite):
            return plain
    return None


def _same(one: Mapping[str, Any], other: Mapping[str, Any], suite: Suite) -> bool:
    shape = suite.validator.shapes.state
    return bool(shape.canonical(one) == shape.canonical(other))


def changes(one: Any, other: Any, seats: frozenset[str], path: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Yield each place at which two values differ, with the second value there; bags and lists are taken as a
    whole.
    """
    if one == other:
        return
    inside = isinstance(one, dict) and isinstance(other, dict) and set(one) == set(other)
    if inside and (not _is_bag(one) or set(one) <= seats):
        for key in one:
            yield from changes(one[key], other[key], seats, (*path, key))
    else:
        yield path, other


def _is_bag(value: Mapping[str, Any]) -> bool:
    return all(type(number) is int for number in value.values())
