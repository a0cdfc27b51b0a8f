"""Expresses actions in the words of the game's scenarios."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.cases.wording import ScenarioWriter
from ruleproof.input import jsontext
from ruleproof.language.likeness import Model, paired, with_other_words
from ruleproof.language.operations import Play
from ruleproof.language.sentences import Sentence, operations_of

_MOST_KEPT = 20_000
"""Maximum number of phrases that are remembered."""


_FOLLOWS = ", and "
"""Begins the part of a sentence that says what follows from a play."""


class Way(NamedTuple):
    """A sentence of the scenarios that means one play: the part that says the play, and the rest.

    `tells_chance` says whether the sentence is used as a whole, with the chance outcomes that it states.
    """

    sentence: Sentence
    play: Play
    head: str
    tail: str
    tells_chance: bool = False


@dataclass
class Phrases:
    """The phrases of one game."""

    suite: Suite
    writer: ScenarioWriter
    _known: dict[bytes, str] = field(default_factory=dict)

    def of(self, play: Play, state: Any, components: str = "") -> str:
        """Return a play in a state as a sentence that claims the play and nothing that follows from it.

        If no sentence that is true of the state can say it, return its members.
        """
        ways = [
            way for way in self.ways.get(str(play.action.get("type")), ()) if way.sentence.is_true_of(state)
        ]
        fitting = sorted({way.sentence.text for way in ways})
        name = jsontext.encode([play.seat, play.action, play.chance, components, fitting])
        if name not in self._known:
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            bare = msgspec.structs.replace(play, line=0)
            whole = self._sentence(bare, components, ways) if play.chance else ""
            plain = Play(seat=play.seat, action=play.action)
            self._known[name] = (
                whole
                or self._sentence(plain, components, ways)
                or in_members(play.seat, play.action, self._names)
            )
        return self._known[name]

    def _sentence(self, play: Play, components: str, ways: Sequence[Way]) -> str:
        texts = (self._filled(way, play, components) for way in ways if way.tells_chance == bool(play.chance))
        return next(filter(None, texts), "")

    def _filled(self, way: Way, play: Play, components: str) -> str:
        """Return a sentence with the values of a play in it, or '' if it cannot mean this play."""
        said = way.play if way.tells_chance else msgspec.structs.replace(way.play, chance=())
        meant = play if way.tells_chance else msgspec.structs.replace(play, chance=way.play.chance)
        for _, pairs in paired([Model(way.head, (said,))], (play,)):
            for text in with_other_words(way.head, pairs, self._names):
                if self.meaning(way.sentence, text + way.tail, components) == meant:
                    return text
        return ""

    @property
    def _names(self) -> Mapping[str, str]:
        return self.suite.compiler.vocabulary.name_by_word

    def meaning(self, sentence: Sentence, text: str, components: str) -> Play | None:
        """Return the play that a text means as a certain sentence, or None if it does not mean one play."""
        hit = sentence.regex.fullmatch(text)
        return self._play_of(sentence, hit.groupdict(), components) if hit is not None else None

    def _play_of(self, sentence: Sentence, captured: dict[str, str], components: str) -> Play | None:
        values = self.suite.validator.for_set(components).components
        try:
            (play,) = operations_of(sentence, captured, components=values, docstring=None, datatable=None)
        except ValueError:
            return None
        return play if isinstance(play, Play) else None

    @cached_property
    def ways(self) -> dict[str, list[Way]]:
        """The sentences of the scenarios that mean one play, by the type of its action."""
        ways: dict[str, list[Way]] = {}
        for model in self.writer.models("When"):
            if len(model.operations) != 1 or not isinstance(play := model.operations[0], Play):
                continue
            ((sentence, _),) = self.suite.compiler.vocabulary.matches("When", model.text)
            end = self._end_of_play(sentence, model.text, play)
            head, tail = model.text[:end], model.text[end:]
            likely = [Way(sentence, play, head, tail)] * bool(tail or not play.chance)
            if play.chance and not tail.startswith(_FOLLOWS):
                likely.append(Way(sentence, play, model.text, "", tells_chance=True))
            ways.setdefault(str(play.action.get("type")), []).extend(likely)
        return ways

    def _end_of_play(self, sentence: Sentence, text: str, play: Play) -> int:
        """Return where the part of a sentence begins, after a comma, that says nothing about the action: what
        follows from it, or its chance. Without such a part, return the length of the sentence.
        """
        hit = sentence.regex.fullmatch(text)
        assert hit is not None
        spans = {name: hit.span(name) for name in sentence.types}
        for comma in re.finditer(", ", text):
            at = comma.start()
            if any(begins < at < ends for begins, ends in spans.values()):
                continue
            after = [name for name, (begins, _) in spans.items() if begins > at]
            others = (
                self._play_of(sentence, {**hit.groupdict(), name: sample}, "")
                for name in after
                for sample in sentence.types[name].samples
            )
            same = all(
                one is not None and (one.seat, one.action) == (play.seat, play.action) for one in others
            )
            if same and (after or text[at:].startswith(_FOLLOWS)):
                return at
        return len(text)


def in_members(seat: str, action: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """Return an action as its type and members: `North: bid, gold 3`. `names` are the names that people use,
    by the words of states.
    """
    members = []
    for name, value in ((name.replace("_", " "), value) for name, value in action.items() if name != "type"):
        said = names.get(value, value) if isinstance(value, str) else _value(value)
        members.append(said if said.startswith(f"{name} ") else f"{name} {said}")
    return f"{seat}: {', '.join([str(action.get('type', '')).replace('_', ' '), *members])}"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inside = (f"{name} {_value(child)}" for name, child in value.items())
        return ", ".join(inside) or "nothing"
    if isinstance(value, list):
        return " and ".join(map(_value, value)) or "nothing"
    return value if isinstance(value, str) else jsontext.encode(value).decode()
