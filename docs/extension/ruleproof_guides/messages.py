"""What the messages of a game hold: its schemas as tables, and an example of every action."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import msgspec

from ruleproof.language.operations import Play
from ruleproof.running.recordings import Recorded
from ruleproof_site.library import GameBook

from .shapes import Member, Schema, Shapes

PARTS = {
    "setup": "Setting up",
    "state": "The state",
    "view": "What a seat sees",
    "outcome": "The outcome",
    "components": "The component set",
}


@dataclass(frozen=True)
class ActionShape:
    """A sort of action.

    It has a title, what it is, its members, and one from a scenario with the seat that takes it.
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
    recorded: list[Recorded]

    @cached_property
    def shapes(self) -> Shapes:
        return Shapes(self.book.folders.schemas)

    def about(self, name: str) -> str:
        return str(self.shapes.whole(name).get("description", ""))

    def members(self, name: str) -> list[Member]:
        """Return the members of one of the game's shapes."""
        return list(self.shapes.members(self.shapes.whole(name)))

    def actions(self) -> list[ActionShape]:
        """Return every sort of action."""
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
        played = next((play for sort in named for play in self._plays.get(sort, [])), None)
        example = json.dumps(msgspec.to_builtins(played.action), ensure_ascii=False) if played else ""
        title = str(schema.get("title") or ", ".join(named))
        return ActionShape(
            title,
            str(schema.get("description", "")),
            tuple(self.shapes.members(schema)),
            example,
            played.seat if played else "",
        )

    @cached_property
    def _plays(self) -> dict[str, list[Play]]:
        """Return the first accepted play of each type in the scenarios."""
        found: dict[str, list[Play]] = {}
        for recorded in self.recorded:
            if not recorded.story.cases[0].lines:
                continue
            for play, step in zip(recorded.story.plays, recorded.recording.steps[1:], strict=False):
                sort = str(play.action.get("type"))
                if step is not None and step.refusal is None and sort not in found:
                    found[sort] = [play]
        return found
