"""Actions in the words of the game's scenarios, and such words read as actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.problems import nearest_note
from ruleproof.language.operations import Play
from ruleproof.play.as_scenario import Teller

_MOST_KEPT = 20_000
"""Maximum number of phrases that are remembered."""
_MOST_OFFERED = 300
"""Maximum number of sentences offered as models for a question."""


class NotUnderstood(Exception):
    """Words that name no action, with the most similar words that do."""


@dataclass
class Phrases:
    """The phrases of one game."""

    suite: Suite
    teller: Teller
    _known: dict[bytes, str] = field(default_factory=dict)

    def of(self, play: Play, components: str = "", phase: str = "") -> str:
        """Return a play in a phase as a sentence or, if no sentence of the game can say it, as its
        members.
        """
        name = jsontext.encode([play.seat, play.action, play.chance, components, phase])
        if name not in self._known:
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            self._known[name] = self._told(play, components, phase)
        return self._known[name]

    def _told(self, play: Play, components: str, phase: str) -> str:
        plain = Play(seat=play.seat, action=play.action, chance=play.chance)
        said = self.teller.said("When", [plain], components, phase)
        if not said and play.chance:
            said = self.teller.said("When", [Play(seat=play.seat, action=play.action)], components, phase)
        return said[0] if said else in_members(play.seat, play.action)

    def offered(self, seats: tuple[str, ...]) -> Iterator[str]:
        """Yield sentences of the scenarios that name a single play by one of these seats."""
        for model in self.teller.models("When")[:_MOST_OFFERED]:
            plays = model.operations
            if len(plays) == 1 and isinstance(plays[0], Play) and plays[0].seat in seats:
                yield model.text

    def read(self, text: str, components: str = "") -> Play:
        """Return the play that words name: a sentence of the game, or a seat and an action as JSON.

        Raises:
            NotUnderstood: they name none, or several.
        """
        words = " ".join(text.split()).removeprefix("When ").removeprefix("And ")
        seat, brace, rest = words.partition("{")
        if brace:
            return self._read_json(seat.strip(" :"), brace + rest)
        plays = [one for one in self.teller.meaning("When", words, components) if isinstance(one, Play)]
        if len(plays) == 1:
            return plays[0]
        if plays:
            raise NotUnderstood("this sentence names several plays; ask about one at a time")
        samples = [model.text for model in self.teller.models("When")]
        raise NotUnderstood("; ".join(["no sentence of the game fits this", *nearest_note(words, samples)]))

    def _read_json(self, seat: str, text: str) -> Play:
        try:
            action = jsontext.decode(text.encode())
        except ValueError as error:
            raise NotUnderstood(f"this is not JSON: {error}") from None
        if seat not in self.suite.game.seats:
            note = f"wanted: one of {', '.join(self.suite.game.seats)} before the action"
            raise NotUnderstood(f"no seat is called {seat!r}; {note}")
        if not self.suite.schemas.accepts("action")(action):
            faults = [
                f"{'/'.join(map(str, path)) or 'the whole'}: {wording}"
                for path, wording in self.suite.schemas.faults("action", action)[:3]
            ]
            raise NotUnderstood(f"this is not an action by the schema: {'; '.join(faults)}")
        return Play(seat=seat, action=action)


def in_members(seat: str, action: Mapping[str, Any]) -> str:
    """Return an action as its type and members: `North: bid, gold 3`."""
    members = [
        f"{name.replace('_', ' ')} {_value(value)}" for name, value in action.items() if name != "type"
    ]
    return f"{seat}: {', '.join([str(action.get('type', '')).replace('_', ' '), *members])}"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inside = (f"{name} {_value(child)}" for name, child in value.items())
        return ", ".join(inside) or "nothing"
    if isinstance(value, list):
        return " and ".join(map(_value, value)) or "nothing"
    return value if isinstance(value, str) else jsontext.encode(value).decode()
