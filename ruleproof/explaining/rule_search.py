"""Finds the clauses and rulings that a question in a player's words is about.

It scores as the search of the site does in the browser (`docs/_static/rule-search.js`): BM25+ over weighted
fields, with everyday words, phrases, compounds, longer words and typing errors. Change both together.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ruleproof.input.documents import load_yaml

WEIGHTS = {
    "asked": 1.5,
    "title": 1.5,
    "text": 1.5,
    "answer": 0.8,
    "scenarios": 1.0,
    "chapter": 0.4,
    "others": 0.5,
    "source": 0.3,
    "why": 0.2,
}
_FIELDS = tuple(WEIGHTS)
_K, _B, _D = 1.2, 0.7, 0.25
TERM, EVERYDAY = 0.6, 0.5
"""The weights of a word of a game's glossary, and of an everyday word, that a question has in its place."""
_ASKED, _OWN, _OFTEN = 1.0, 2.0, 3
"""What an entry gains if the question is like one that players ask for it, and if its game alone has a word
of the question; and how many entries must have that word."""
_WITHIN_A_PHRASE, _LONGER, _MISTYPED = 0.4, 0.2, 0.3
_COMPOUNDING = ("de",)
_SHORTEST_PART, _LONGEST_COMPOUND = 4, 40
_STEMMERS = {"en": "english", "de": "german"}
_WORD = re.compile(r"[^\W_]+")
_EVERYDAY_FILE = Path(__file__).with_name("everyday.yaml")


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """A clause or ruling that can be found; a clause has no answer."""

    id: str
    game: str
    number: str
    text: str
    answer: str = ""


class Meaning(msgspec.Struct, frozen=True, array_like=True):
    """Words of the rules that an everyday phrase stands for."""

    phrase: tuple[str, ...]
    terms: tuple[str, ...]
    weight: float


class Index(msgspec.Struct, frozen=True, array_like=True):
    """What is said in one language.

    `lengths` are the numbers of different words by entry and field, `averages` those by field. `postings` say
    how often each word occurs, by field and entry. `meanings` are by their first word.
    `asked` are the words of the questions that players ask, by entry.
    """

    language: str
    entries: list[Entry]
    lengths: list[dict[int, int]]
    averages: list[float]
    postings: dict[str, dict[int, dict[int, int]]]
    meanings: dict[str, list[Meaning]]
    asked: list[list[list[str]]]


@cache
def everyday() -> dict[str, Any]:
    """Return, for each language, everyday words with their meanings, and the words that say nothing."""
    return load_yaml(_EVERYDAY_FILE).value  # type: ignore[no-any-return]


@cache
def _stop_words(language: str) -> frozenset[str]:
    return frozenset(everyday().get(language, {}).get("stop_words", "").split())


def _words(text: str) -> list[str]:
    return _WORD.findall(re.sub("['’]", "", text.lower()))


@cache
def _stemmer(language: str) -> Any:
    import snowballstemmer

    return snowballstemmer.stemmer(_STEMMERS[language])


@cache
def _stem(word: str, language: str) -> str:
    return str(_stemmer(language).stemWord(word)) if language in _STEMMERS else word


def _telling(text: str, language: str) -> list[str]:
    """Return the stems of the words that say something about the question."""
    return [_stem(word, language) for word in _words(text) if word not in _stop_words(language)]


def index_of(
    language: str,
    entries: Iterable[tuple[Entry, Mapping[str, str]]],
    meanings: Iterable[tuple[str, Sequence[str]]],
) -> Index:
    """Return the index of the entries, each with its texts by field; `meanings` come from glossaries."""
    kept: list[Entry] = []
    lengths: list[dict[int, int]] = []
    averages = [0.0] * len(_FIELDS)
    postings: dict[str, dict[int, dict[int, int]]] = defaultdict(lambda: defaultdict(dict))
    asked: list[list[list[str]]] = []
    for place, (entry, said) in enumerate(entries):
        kept.append(entry)
        lengths.append({})
        asked.append([_telling(one, language) for one in said.get("asked", "").split(" · ")])
        for field, name in enumerate(_FIELDS):
            if name not in said:
                continue
            counts = Counter(_telling(said[name], language))
            lengths[place][field] = len(counts)
            averages[field] = (averages[field] * place + len(counts)) / (place + 1)
            for word, often in counts.items():
                postings[word][field][place] = often
    found: dict[str, list[Meaning]] = defaultdict(list)
    own = [(word, also, TERM) for word, also in meanings]
    common = everyday().get(language, {}).get("meanings", {}).items()
    for word, also, weight in [*own, *((word, also, EVERYDAY) for word, also in common)]:
        terms = tuple(_telling(word, language))
        for phrase in (tuple(_stem(part, language) for part in _words(one)) for one in also):
            if phrase:
                found[phrase[0]].append(Meaning(phrase, terms, weight))
    return Index(
        language,
        kept,
        lengths,
        averages,
        {word: dict(fields) for word, fields in postings.items()},
        dict(found),
        asked,
    )


def _distance(one: str, other: str) -> int:
    """Return the number of letters to insert, remove or replace to get from one word to the other."""
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, 1):
        last, row[0] = row[0], number
        for at, own in enumerate(other, 1):
            last, row[at] = row[at], min(row[at] + 1, row[at - 1] + 1, last + (letter != own))
    return row[-1]


class _Thing(NamedTuple):
    """Words that may stand for one thing asked about, and the weight of each."""

    terms: tuple[str, ...]
    weight: float


class Search:
    """Answers questions from the index of one language."""

    def __init__(self, index: Index) -> None:
        self.index = index

    def rank(self, question: str) -> list[tuple[Entry, float]]:
        """Return the entries that a question may be about, each with its score, best first."""
        things = self._asked(question)
        totals: dict[int, float] = defaultdict(float)
        met: Counter[int] = Counter()
        for thing in things:
            best: dict[int, float] = {}
            for way in thing:
                for place, score in self._scores(way.terms).items():
                    best[place] = max(best.get(place, 0.0), score * way.weight)
            for place, score in best.items():
                totals[place] += score
                met[place] += 1
        words = set(_telling(question, self.index.language))
        own = self._game_of(words)
        scores = {
            place: total
            * (met[place] / len(things))
            * (_OWN if self.index.entries[place].game == own else 1)
            * (1 + _ASKED * self._likeness(place, words))
            for place, total in totals.items()
        }
        ranked = sorted(scores, key=lambda place: -scores[place])
        return [(self.index.entries[place], scores[place]) for place in ranked]

    def known(self, question: str) -> int:
        """Return how many words of a question are words of this language."""
        return sum(self._knows(word) for word in _words(question))

    def _likeness(self, place: int, words: set[str]) -> float:
        """Return how like a question is to those that players ask for an entry, from 0 to 1.

        A single word that both have counts only if it is all that both say.
        """
        shares = (
            (2 * len(words.intersection(one)), len(one) + len(words)) for one in self.index.asked[place]
        )
        return max(
            ((both / total) ** 2 for both, total in shares if both > 2 or both == total > 0), default=0.0
        )

    def _game_of(self, words: set[str]) -> str:
        """Return the only game whose rules have a word of the question and have it often, or ''."""
        owners = {self._owners[word] for word in words & self._owners.keys()}
        return owners.pop() if len(owners) == 1 else ""

    @cached_property
    def _owners(self) -> dict[str, str]:
        """The words that one game alone has in its titles and texts, and often, each with the game."""
        fields, found = [_FIELDS.index(name) for name in ("title", "text")], {}
        for word, postings in self.index.postings.items():
            places = {place for field in fields for place in postings.get(field, ())}
            games = {self.index.entries[place].game for place in places}
            if len(games) == 1 and len(places) >= _OFTEN:
                found[word] = games.pop()
        return found

    def _asked(self, question: str) -> list[list[_Thing]]:
        """Return the things that a question asks about.

        They are every telling word with the words of the rules for it, and every word that a phrase of
        several words stands for, once.
        """
        language = self.index.language
        words = [
            part for word in _words(question) for part in ([word] if self._means(word) else self._parts(word))
        ]
        stems = [_stem(word, language) for word in words]
        meant = [
            [one for one in self.index.meanings.get(stem, ()) if self._begins(stems[at:], one.phrase)]
            for at, stem in enumerate(stems)
        ]
        within = {
            at + further
            for at, some in enumerate(meant)
            for one in some
            if len(one.phrase) > 1
            for further in range(len(one.phrase))
        }
        things = []
        for at, word in enumerate(words):
            share = _WITHIN_A_PHRASE if at in within else 1.0
            thing = [] if word in _stop_words(language) else [_Thing((stems[at],), share)]
            parts = self._parts(word)
            if len(parts) > 1:
                thing.append(_Thing(tuple(_stem(part, language) for part in parts), share * TERM))
            thing += [_Thing(one.terms, share * one.weight) for one in meant[at] if len(one.phrase) == 1]
            things += [thing] if thing else []
        phrased: dict[str, float] = {}
        for one in (one for some in meant for one in some if len(one.phrase) > 1):
            for term in one.terms:
                phrased[term] = max(phrased.get(term, 0.0), one.weight)
        things += [[_Thing((term,), weight)] for term, weight in phrased.items()]
        return things or [[_Thing((stem,), 1.0)] for stem in stems]

    @staticmethod
    def _begins(stems: Sequence[str], phrase: Sequence[str]) -> bool:
        return tuple(stems[: len(phrase)]) == tuple(phrase)

    def _means(self, word: str) -> bool:
        stem = _stem(word, self.index.language)
        return stem in self.index.postings or stem in self.index.meanings

    def _knows(self, word: str) -> bool:
        stops = _stop_words(self.index.language)
        return word in stops or self._means(word) or len(self._parts(word)) > 1

    def _parts(self, word: str) -> list[str]:
        """Return the known words that a compound is made of, with or without a joining s, or the word."""
        if self.index.language not in _COMPOUNDING or len(word) > _LONGEST_COMPOUND:
            return [word]
        for cut in range(len(word) - _SHORTEST_PART, _SHORTEST_PART - 1, -1):
            start, rest = word[:cut], word[cut:]
            head = next((one for one in (start, start.removesuffix("s")) if self._means(one)), "")
            if head and self._knows(rest):
                return [head, *([rest] if self._means(rest) else self._parts(rest))]
        return [word]

    def _scores(self, terms: Sequence[str]) -> dict[int, float]:
        """Return the scores of words that together stand for one word: at most the square root of their
        number times what one word would have.
        """
        found: dict[int, float] = defaultdict(float)
        for term in terms:
            for place, score in self._scores_of(term).items():
                found[place] += score / math.sqrt(len(terms))
        return found

    def _scores_of(self, term: str) -> dict[int, float]:
        found: dict[int, float] = defaultdict(float)
        for word, weight in self._like(term):
            for field, often in self.index.postings[word].items():
                rarity = math.log(1 + (len(self.index.entries) - len(often) + 0.5) / (len(often) + 0.5))
                for place, times in often.items():
                    length = self.index.lengths[place][field] / self.index.averages[field]
                    share = times * (_K + 1) / (times + _K * (1 - _B + _B * length))
                    found[place] += weight * WEIGHTS[_FIELDS[field]] * rarity * (_D + share)
        return found

    def _like(self, term: str) -> Iterator[tuple[str, float]]:
        """Yield the words of the rules that a word may be, each with its weight: the word itself, longer
        ones, and, if the word is unknown, those that it may be a misspelling of.
        """
        known = term in self.index.postings
        if known:
            yield term, 1.0
        most = round(len(term) * 0.2) if len(term) > 4 and not known else 0
        for word in self._vocabulary:
            further = len(word) - len(term)
            if len(term) > 3 and further > 0 and word.startswith(term):
                yield word, _LONGER * len(word) / (len(word) + 0.3 * further)
            elif most and abs(further) <= most and (apart := _distance(term, word)) <= most:
                yield word, _MISTYPED * len(word) / (len(word) + apart)

    @cached_property
    def _vocabulary(self) -> list[str]:
        return list(self.index.postings)
