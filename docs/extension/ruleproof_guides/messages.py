"""The contents of a game's messages: its schemas as tables, and an example for every action."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ruleproof.running.recorded_story import RecordedStory
from ruleproof_site.library import GameBook

from . import plays
from .plays import Following, Played
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
    """The shapes of one game, and which actions may follow which."""

    book: GameBook
    recorded: list[RecordedStory]

    @cached_property
    def shapes(self) -> Shapes:
        return Shapes(self.book.folders.schemas)

    def about(self, name: str) -> str:
        return str(self.shapes.whole(name).get("description", ""))

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
        played = next((self._shortest[sort] for sort in named if sort in self._shortest), None)
        title = str(schema.get("title") or ", ".join(named))
        return ActionShape(
            title,
            str(schema.get("description", "")),
            tuple(self.shapes.members(schema)),
            json.dumps(played.play.action, ensure_ascii=False) if played else "",
            played.play.seat if played else "",
        )

    def has_kinds(self) -> bool:
        """Tell whether `pending` is a list of unfinished things, each with its kind."""
        pending = self.shapes.whole("state")["properties"]["pending"]
        return bool(self.shapes.resolved(pending).get("type") == "array")

    def following(self) -> list[Following]:
        """Return what is pending before and after each type of action, wherever the action is accepted."""
        return plays.following(self._accepted)

    def state(self) -> str:
        """Return the shortest complete state in the examples, or '' if there is none."""
        states = [played.before.state for played in self._shortest.values()]
        return plays.whole(min(states, key=len)) if states else ""

    @cached_property
    def _accepted(self) -> list[Played]:
        return list(plays.accepted(self.recorded))

    @cached_property
    def _shortest(self) -> dict[str, Played]:
        return plays.shortest(self._accepted)
