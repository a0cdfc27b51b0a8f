"""The accepted plays in the suite: what is pending before and after each, and the shortest of each type."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from ruleproof.cases.case import Story
from ruleproof.engines.recording import Step
from ruleproof.input import jsontext
from ruleproof.language.operations import Play
from ruleproof.running.recorded_story import RecordedStory

from .folded import folded

_WIDTH = 72
NOTHING = "nothing"


class _Head(msgspec.Struct):
    """The part of a state that shows what the game waits for."""

    phase: str
    settled: bool
    pending: Any


_head = msgspec.json.Decoder(_Head).decode


@dataclass(frozen=True)
class Played:
    """An accepted play in a story, with the states before and after it."""

    story: Story
    play: Play
    before: Step
    after: Step

    @property
    def sort(self) -> str:
        return str(self.play.action.get("type"))

    @property
    def is_in_a_scenario(self) -> bool:
        return bool(self.story.cases[0].lines)


@dataclass(frozen=True)
class Following:
    """What is pending before plays of a type, and what is pending after them with counts, the most frequent
    first.
    """

    before: str
    sort: str
    after: tuple[tuple[str, int], ...]


def accepted(recorded: Iterable[RecordedStory]) -> Iterator[Played]:
    """Yield every accepted play, story by story."""
    for one in recorded:
        steps = one.recording.steps
        for play, before, after in zip(one.story.plays, steps, steps[1:], strict=False):
            if before is not None and after is not None and after.refusal is None:
                yield Played(one.story, play, before, after)


def following(played: Iterable[Played]) -> list[Following]:
    """Return what may follow each type of action, for each kind of pending entry before it."""
    counts: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for one in played:
        counts[pending(one.before.state), one.sort][pending(one.after.state)] += 1
    return [
        Following(before, sort, tuple(sorted(after.items(), key=lambda item: (-item[1], item[0]))))
        for (before, sort), after in sorted(counts.items())
    ]


def pending(state: bytes) -> str:
    """Return what a state waits for: the kind of its first `pending` entry.

    If `pending` is not a list of kinds, return the phase, and whether a choice has begun in it.
    """
    head = _head(state)
    if isinstance(head.pending, list):
        return str(head.pending[0]["kind"]) if head.pending else NOTHING
    return head.phase if head.settled else f"{head.phase}, in a choice"


def shortest(played: Iterable[Played]) -> dict[str, Played]:
    """Return the shortest play of each type in the scenarios, under the adopted readings if possible."""
    found: dict[str, Played] = {}
    for one in played:
        if one.is_in_a_scenario and (one.sort not in found or _size(one) < _size(found[one.sort])):
            found[one.sort] = one
    return found


def _size(one: Played) -> tuple[bool, int, str]:
    return bool(one.story.readings), len(one.before.state) + len(one.after.state), one.story.cases[0].id


def whole(state: bytes) -> str:
    """Return a state without shortening it."""
    return folded(jsontext.decode(state), _WIDTH, most=None)
