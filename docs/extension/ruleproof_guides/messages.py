"""The contents of a game's messages: its schemas as tables, and an example for every action."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from ruleproof.engines.recording import Step
from ruleproof.input import jsontext
from ruleproof.language.operations import Play
from ruleproof.running.recorded_story import RecordedStory
from ruleproof_site.library import GameBook

from .folded import folded
from .shapes import Member, Schema, Shapes

PARTS = {
    "setup": "Setting up",
    "state": "The state",
    "view": "What a seat sees",
    "outcome": "The outcome",
    "components": "The component set",
}
_WIDTH = 72


@dataclass(frozen=True)
class ActionShape:
    """A type of action: its title, description and members, and its shortest example in a scenario, with the
    seat of the example.
    """

    title: str
    about: str
    members: tuple[Member, ...]
    example: str
    seat: str


@dataclass(frozen=True)
class MessagesOf:
    """The shapes of one game."""

    book: GameBook
    recorded: list[RecordedStory]

    @cached_property
    def shapes(self) -> Shapes:
        return Shapes(self.book.folders.schemas)

    def members(self, name: str) -> list[Member]:
        """Return the members of one of the game's shapes."""
        return list(self.shapes.members(self.shapes.whole(name)))

    def actions(self) -> list[ActionShape]:
        """Return every type of action."""
        return [self._action(schema) for schema in self._sorts(self.shapes.whole("action"))]

    def _sorts(self, schema: Schema) -> Iterator[Schema]:
        seen = self.shapes.resolved(schema)
        if "oneOf" not in seen:
            yield seen
        for choice in seen.get("oneOf", ()):
            yield from self._sorts(choice)

    def _action(self, schema: Schema) -> ActionShape:
        kind = self.shapes.resolved(schema.get("properties", {}).get("type", {}))
        named = [kind["const"]] if "const" in kind else list(kind.get("enum", ()))
        play = next((self._shortest[sort][0] for sort in named if sort in self._shortest), None)
        return ActionShape(
            str(schema.get("title") or ", ".join(named)),
            str(schema.get("description", "")),
            tuple(self.shapes.members(schema)),
            json.dumps(play.action, ensure_ascii=False) if play else "",
            play.seat if play else "",
        )

    def state(self) -> str:
        """Return the shortest complete state in the examples, or '' if there is none."""
        states = [before.state for _, before in self._shortest.values()]
        return folded(jsontext.decode(min(states, key=len)), _WIDTH, most=None) if states else ""

    @cached_property
    def _shortest(self) -> dict[str, tuple[Play, Step]]:
        return shortest(self.recorded)


def shortest(recorded: Iterable[RecordedStory]) -> dict[str, tuple[Play, Step]]:
    """Return, for each type of action, the play accepted in a scenario that has the shortest states before
    and after it, and the step before it; under the adopted readings if possible.
    """
    found = list[tuple[tuple[bool, int, str], Play, Step]]()
    for one in recorded:
        case, steps = one.story.cases[0], one.recording.steps
        for play, before, after in zip(one.story.plays, steps, steps[1:], strict=False):
            if case.lines and before is not None and after is not None and after.refusal is None:
                size = len(before.state) + len(after.state)
                found.append(((bool(one.story.readings), size, case.id), play, before))
    chosen: dict[str, tuple[Play, Step]] = {}
    for _, play, before in sorted(found, key=lambda one: one[0]):
        chosen.setdefault(str(play.action.get("type")), (play, before))
    return chosen
