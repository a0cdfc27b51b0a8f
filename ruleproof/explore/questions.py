"""Reads questions about plays: sentences of the game, JSON, or a player's own words."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from ruleproof.explaining.prose_loader import prose_of
from ruleproof.explore.phrases import Phrases, Way
from ruleproof.input import jsontext
from ruleproof.language.likeness import NUMBERS
from ruleproof.language.operations import Play

_MOST_OFFERED = 300
"""Maximum number of sentences offered as models for a question."""
_MOST_LIKE = 5
_ENDING = re.compile(r"(?<=\w\w\w)(?:es|(?<!s)s|ed|ing|e)$")
_UNKNOWN = 1.5
"""The weight of a word that no sentence has."""
_TERM = re.compile(r"-?\d+(?:,-?\w+)+|[^\W_]+")
"""A word, a number, or coordinates such as `-1,0,N`."""
_EMPTY = frozenset(
    re.findall(
        r"\w+",
        "a an the to of and in on at with for from my me i m id ill us we it is am are be do does don "
        "t not no can cannot cant could may might must why want wants wanted d would ll like will let "
        "lets please now just try der die das den dem ein eine einen einem um und auf von zu mit ich "
        "wir mein meine kann darf will möchte würde gern gerne soll warum nicht bitte jetzt",
    )
)
"""Words that do not help to tell which play is meant."""


class NotUnderstood(Exception):
    """The words name no action; the most similar words that do are included."""


class Likely(msgspec.Struct, frozen=True):
    """A sentence that a question may mean, its play, and how similar the two are, from 0 to 1."""

    text: str
    play: Play
    share: float


@dataclass
class Questions:
    """The questions about one game."""

    phrases: Phrases

    def offered(self, seats: Sequence[str]) -> list[str]:
        """Return sentences from the scenarios that name one play by one of these seats."""
        heads = {way.head for way in self._sentences if way.play.seat in seats}
        return sorted(heads)[:_MOST_OFFERED]

    def read(self, text: str, components: str = "") -> Play:
        """Return the play that the words name: a sentence of the game, or a seat with an action as JSON.

        Raises:
            NotUnderstood: the words name no play, or several.
        """
        words = " ".join(text.split()).removeprefix("When ").removeprefix("And ")
        seat, brace, rest = words.partition("{")
        if brace:
            return self._read_json(seat.strip(" :"), brace + rest)
        for name in self._seats:
            words = re.sub(rf"\b{re.escape(name)}\b", name, words, flags=re.IGNORECASE)
        ways = dict.fromkeys([words, words[:1].lower() + words[1:], words[:1].upper() + words[1:]])
        meant = (self.phrases.writer.meaning("When", way.rstrip(".?!"), components) for way in ways)
        plays = [one for one in next(filter(None, meant), ()) if isinstance(one, Play)]
        if len(plays) == 1:
            return plays[0]
        if plays:
            raise NotUnderstood("this sentence names several plays; ask about one at a time")
        raise NotUnderstood("no sentence of the game fits this")

    def like(self, text: str, seat: str, legal: Mapping[str, Play], components: str = "") -> list[Likely]:
        """Return sentences that name one play and share words with a question, the most similar first; a word
        that few sentences have counts more than a common one.

        The candidates are the legal plays and the plays in the scenarios, with the seat and the values of the
        question; `seat` is used if the question names none.
        """
        seat = next((name for name in self._seats if name.lower() in text.lower()), seat)
        asked = self._terms(text)
        values = [term for term in asked if _is_value(term)]
        candidates: dict[str, Play | Way] = {}
        candidates |= {words: play for words, play in legal.items() if play.seat == seat}
        for way in self._sentences:
            candidates.setdefault(self._with(way.head, seat, values), way)
        shares: dict[str, float] = {}
        for words in candidates:
            terms = set(self._terms(words))
            if terms >= set(values) and (share := self._share(set(asked), terms)):
                shares[words] = share
        likely: dict[str, Likely] = {}
        for words in sorted(shares, key=lambda one: (-shares[one], len(one))):
            candidate = candidates[words]
            if isinstance(candidate, Play):
                likely[words.casefold()] = Likely(words, candidate, shares[words])
            elif words.casefold() not in likely:
                likely |= {
                    said.casefold(): Likely(said, play, shares[words])
                    for said, play in self._meant(words, candidate, components)
                }
            if len(likely) >= _MOST_LIKE:
                break
        return list(likely.values())

    def _meant(self, words: str, way: Way, components: str) -> Iterable[tuple[str, Play]]:
        """Yield a sentence with its play if it means one, in the spelling in which it does."""
        plural = re.sub(r"\b(?!1 )(\d+ \w+?)s?\b", r"\1s", words)
        for said in (plural, words):
            play = self.phrases.meaning(way.sentence, said + way.tail, components)
            if play is not None:
                yield said, msgspec.structs.replace(play, chance=())
                return

    def _with(self, words: str, seat: str, values: Sequence[str]) -> str:
        """Return a sentence with another seat and, if it has as many values as given, with these values."""
        words = self._any_seat.sub(seat, words, count=1)
        own = [hit for hit in _TERM.finditer(words) if _is_value(hit[0])]
        if len(own) != len(values):
            return words
        for hit, value in reversed(list(zip(own, values, strict=True))):
            words = words[: hit.start()] + value + words[hit.end() :]
        return words

    def _share(self, asked: set[str], terms: set[str]) -> float:
        """Return how much of a question a sentence has and, with less weight, how much of it is asked for."""
        both = asked & terms
        if all(map(_is_value, both)):
            return 0.0
        common, all_asked, all_terms = (sum(map(self._weight, some)) for some in (both, asked, terms))
        return 0.7 * common / all_asked + 0.3 * common / all_terms

    def _weight(self, term: str) -> float:
        if _is_value(term):
            return 1.0
        often = self._rarity[term]
        return math.log(1 + len(self._sentences) / often) if often else _UNKNOWN

    def _terms(self, text: str) -> list[str]:
        """Return the stems of the telling words in a text, without seats; a synonym of a glossary term is
        replaced by the term, and a number in words by the number.
        """
        known = self._everyday.sub(lambda hit: self._meanings[hit[0].lower()], self._any_seat.sub(" ", text))
        words = (word.lower() for word in _TERM.findall(known))
        return [NUMBERS.get(word) or _ENDING.sub("", word) for word in words if word not in _EMPTY]

    @cached_property
    def _sentences(self) -> list[Way]:
        return [way for ways in self.phrases.ways.values() for way in ways if not way.tells_chance]

    @cached_property
    def _rarity(self) -> Counter[str]:
        """In how many sentences of the scenarios each term occurs."""
        return Counter(term for way in self._sentences for term in set(self._terms(way.head)))

    @cached_property
    def _seats(self) -> list[str]:
        return sorted(self.phrases.suite.game.seats, key=len, reverse=True)

    @cached_property
    def _any_seat(self) -> re.Pattern[str]:
        return re.compile(rf"\b(?:{'|'.join(map(re.escape, self._seats))})\b", re.IGNORECASE)

    @cached_property
    def _meanings(self) -> dict[str, str]:
        """The glossary term for each synonym, in any language, in lower case."""
        return {
            word.lower(): term.term
            for term in prose_of(self.phrases.suite).glossary.terms
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
        if seat not in self.phrases.suite.game.seats:
            note = f"wanted: one of {', '.join(self.phrases.suite.game.seats)} before the action"
            raise NotUnderstood(f"no seat is called {seat!r}; {note}")
        if not self.phrases.suite.schemas.accepts("action")(action):
            faults = [
                f"{'/'.join(map(str, path)) or 'the whole'}: {wording}"
                for path, wording in self.phrases.suite.schemas.faults("action", action)[:3]
            ]
            raise NotUnderstood(f"this is not an action according to the schema: {'; '.join(faults)}")
        return Play(seat=seat, action=action)


def _is_value(term: str) -> bool:
    """Tell whether a term is a number or a name with a number in it, such as a place on the board."""
    return any(char.isdigit() for char in term)
