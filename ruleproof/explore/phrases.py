"""Expresses actions in the words of the game's scenarios, and reads such words as actions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.cases.wording import ScenarioWriter
from ruleproof.input import jsontext
from ruleproof.language.operations import Play

_MOST_KEPT = 20_000
"""Maximum number of phrases that are remembered."""
_MOST_OFFERED = 300
"""Maximum number of sentences offered as models for a question."""
_MOST_LIKE = 5
_ENDING = re.compile(r"(?<=\w\w\w)(?:es|(?<!s)s|ed|ing|e)$")
_EMPTY = re.compile(
    r"\b(?:I|[Cc]an|[Mm]ay|[Ww]hy|a|an|the|to|of|and|in|on|at|with|must|is|do|not|"
    r"der|die|das|den|eine?|um|und|kann|ich)\b"
)
"""Words that do not help to tell which play is meant."""


class NotUnderstood(Exception):
    """The words name no action; the most similar words that do are included."""


@dataclass
class Phrases:
    """The phrases of one game."""

    suite: Suite
    writer: ScenarioWriter
    _known: dict[bytes, str] = field(default_factory=dict)

    def of(self, play: Play, components: str = "", phase: str = "") -> str:
        """Return a play in a phase as a sentence or, if no sentence in the game can say it, as its
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
        said = self.writer.said("When", [plain], components, phase)
        if not said and play.chance:
            said = self.writer.said("When", [Play(seat=play.seat, action=play.action)], components, phase)
        return said[0] if said else in_members(play.seat, play.action)

    def offered(self, seats: tuple[str, ...]) -> Iterator[str]:
        """Yield sentences from the scenarios that name a single play by one of these seats."""
        for model in self.writer.models("When")[:_MOST_OFFERED]:
            plays = model.operations
            if len(plays) == 1 and isinstance(plays[0], Play) and plays[0].seat in seats:
                yield model.text

    def read(self, text: str, components: str = "") -> Play:
        """Return the play that the words name: a sentence of the game, or a seat with an action as JSON.

        Raises:
            NotUnderstood: the words name no play, or several.
        """
        words = " ".join(text.split()).removeprefix("When ").removeprefix("And ")
        seat, brace, rest = words.partition("{")
        if brace:
            return self._read_json(seat.strip(" :"), brace + rest)
        for name in self.suite.game.seats:
            words = re.sub(rf"\b{re.escape(name)}\b", name, words, flags=re.IGNORECASE)
        ways = dict.fromkeys([words, words[:1].lower() + words[1:], words[:1].upper() + words[1:]])
        meant = (self.writer.meaning("When", way.rstrip(".?!"), components) for way in ways)
        plays = [one for one in next(filter(None, meant), ()) if isinstance(one, Play)]
        if len(plays) == 1:
            return plays[0]
        if plays:
            raise NotUnderstood("this sentence names several plays; ask about one at a time")
        raise NotUnderstood("no sentence of the game fits this")

    def like(self, text: str, seat: str, legal: Iterable[str], components: str = "") -> dict[str, float]:
        """Return sentences that name one play and share words with a question, each with a degree of
        similarity, the most similar first.

        The candidates are the legal plays and the plays in the scenarios, with the seat and number of the
        question; `seat` is used if the question names none.
        """
        seats = sorted(self.suite.game.seats, key=len, reverse=True)
        seat = next((name for name in seats if name.lower() in text.lower()), seat)
        asked, numbers = self._terms(f"{seat} {text}"), re.findall(r"\d+", text)
        sentences = {one: one for one in legal if seat in one} | self._models_of(seat, numbers)
        shares = {}
        for ways in sentences.items():
            terms = self._terms(ways[0])
            if set(numbers) <= terms and len(asked & terms) > 1:
                shares[ways] = 2 * len(asked & terms) / (len(asked) + len(terms))
        likely: dict[str, float] = {}
        for ways in sorted(shares, key=lambda ways: (-shares[ways], len(ways[0]))):
            known = [one for one in reversed(ways) if self.writer.meaning("When", one, components)]
            if known and len(likely) < _MOST_LIKE:
                likely.setdefault(known[0], shares[ways])
        return likely

    def _models_of(self, seat: str, numbers: Sequence[str]) -> dict[str, str]:
        """Return the sentences from the scenarios, changed to this seat and number, each with the other
        spelling of its noun (singular or plural).
        """
        seats = sorted(self.suite.game.seats, key=len, reverse=True)
        any_seat = re.compile("|".join(map(re.escape, seats)))
        models = {}
        for model in self.offered(tuple(seats)):
            made = plural = any_seat.sub(seat, model, count=1)
            if len(numbers) == 1 and len(re.findall(r"\d+", made)) == 1:
                made = re.sub(r"\d+", numbers[0], made)
                plural = re.sub(r"(\d+ \w+?)s?\b", r"\1s" if numbers[0] != "1" else r"\1", made)
            models[made] = plural
        return models

    def _terms(self, text: str) -> set[str]:
        """Return the stems of the words in a text; a synonym of a glossary term is replaced by the term."""
        known = self._everyday.sub(lambda hit: self._meanings[hit[0].lower()], text)
        words = re.findall(r"[^\W_]+", _EMPTY.sub(" ", known))
        return {_ENDING.sub("", word.lower()) for word in words}

    @cached_property
    def _meanings(self) -> dict[str, str]:
        """The glossary term for each synonym, in any language, in lower case."""
        return {
            word.lower(): term.term
            for term in self.suite.game.glossary.terms
            for wording in (term, *term.languages.values())
            for word in (*wording.also, wording.term, *wording.forms)
        }

    @cached_property
    def _everyday(self) -> re.Pattern[str]:
        longest = sorted(self._meanings, key=len, reverse=True)
        return re.compile(rf"\b({'|'.join(map(re.escape, longest)) or '(?!)'})\b", re.IGNORECASE)

    def _read_json(self, seat: str, text: str) -> Play:
        try:
            action = jsontext.decode_strictly(text.encode())
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
            raise NotUnderstood(f"this is not an action according to the schema: {'; '.join(faults)}")
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
