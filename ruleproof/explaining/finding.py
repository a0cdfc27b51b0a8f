"""Finds rules by a question in a player's words, in the games of some suites.

A rule is ranked by the words that it shares with the question. The search of the site
(`docs/_static/rule-search.js`) also knows compounds, phrases and typing errors.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.explaining.prose import Glossary, Prose
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.explaining.ruling_numbers import numbers_of_rulings
from ruleproof.input.documents import load_yaml
from ruleproof.rules.model import Game

_EVERYDAY_FILE = Path(__file__).with_name("everyday.yaml")
_ASKED, _MEANT = 0.7, 0.4
"""The weights of a word that only a player's question for a rule has, and of a word of the rules that an
everyday word of the question may stand for; a word of the rule itself has the weight 1."""
_LONG = 60
"""Number of words of a rule beyond which its words count less than half."""
_ENDING = re.compile(r"(?:ing|ed|en|es|e|n|s)$")


class Entry(msgspec.Struct, frozen=True):
    """A clause or ruling that can be found; a clause has no answer."""

    id: str
    game: str
    number: str
    text: str
    answer: str = ""


class _Rule(msgspec.Struct, frozen=True):
    """A rule in one language: the stems of its words, and those of each question that players ask for it."""

    entry: Entry
    own: Counter[str]
    asked: tuple[frozenset[str], ...]

    @property
    def stems(self) -> set[str]:
        return set(self.own).union(*self.asked)


@cache
def everyday() -> dict[str, Any]:
    """Return, for each language, everyday words with their meanings, and the words that say nothing."""
    return load_yaml(_EVERYDAY_FILE).value  # type: ignore[no-any-return]


def found(suites: Sequence[Suite], question: str) -> list[Entry]:
    """Return the clauses and rulings that a question may be about, best first.

    The question is read in the language of which it has the most words.
    """
    rules: dict[str, list[_Rule]] = defaultdict(list)
    glossaries = []
    for suite in suites:
        prose = prose_of(suite)
        glossaries.append(prose.glossary)
        for language in ("en", *prose.texts):
            rules[language] += _rules(suite.game, prose, language)
    often = {
        language: Counter(stem for one in some for stem in one.stems) for language, some in rules.items()
    }
    language = max(rules, key=lambda one: sum(stem in often[one] for stem in _stems(question, one)))
    asked = set(_stems(question, language))
    meanings = _meanings(glossaries, language)
    rarity = {stem: math.log(1 + len(rules[language]) / count) for stem, count in often[language].items()}

    def score(rule: _Rule) -> float:
        total = sum(_weight(rule, stem, meanings.get(stem, frozenset()), rarity) for stem in asked)
        alike = (2 * len(asked & one) / (len(asked) + len(one)) for one in rule.asked)
        return total * (1 + max(alike, default=0.0))

    scores = {rule.entry: score(rule) for rule in rules[language]}
    return sorted((entry for entry, value in scores.items() if value), key=lambda entry: -scores[entry])


def _weight(rule: _Rule, stem: str, meant: frozenset[str], rarity: Mapping[str, float]) -> float:
    """Return what one word of a question adds to the score of a rule."""
    length = 1.5 / (1 + rule.own.total() / _LONG)
    if stem in rule.own:
        return rarity[stem] * length
    if any(stem in one for one in rule.asked):
        return rarity[stem] * _ASKED
    return max((_MEANT * length * rarity[one] for one in meant if one in rule.own), default=0.0)


def _rules(game: Game, prose: Prose, language: str) -> Iterator[_Rule]:
    """Yield the clauses and rulings that have a text in a language."""
    texts = prose.texts.get(language)
    said: dict[str, tuple[str, str, str, str]] = {}
    for clause in game.clauses.values():
        text = clause.text if texts is None else texts.clauses.get(clause.id, "")
        said[clause.id] = clause.number, clause.title * (texts is None), text, ""
    for name, number in numbers_of_rulings(game).items():
        ruling = game.rulings[name]
        own = ruling if texts is None else texts.rulings.get(name)
        if own is not None:
            answer = own.readings.get(ruling.adopted, "")
            said[name] = number, ruling.title * (texts is None), own.question, answer
    for name, (number, title, text, answer) in said.items():
        if text:
            asked = prose.asked.get(language, {}).get(name, ())
            yield _Rule(
                Entry(name, game.id, number, text, answer),
                Counter(_stems(f"{title} {text} {answer}", language)),
                tuple(frozenset(_stems(one, language)) for one in asked),
            )


def _meanings(glossaries: Sequence[Glossary], language: str) -> dict[str, frozenset[str]]:
    """Return the words of the rules that each everyday word may stand for, as stems."""
    pairs = [*everyday().get(language, {}).get("meanings", {}).items()]
    for glossary in glossaries:
        terms = [term if language == "en" else term.languages.get(language) for term in glossary.terms]
        pairs += [(term.term, term.also) for term in terms if term is not None]
        pairs += glossary.words.get(language, {}).items()
    found: dict[str, set[str]] = defaultdict(set)
    for word, also in pairs:
        for phrase in also:
            for stem in _stems(phrase, language):
                found[stem].update(_stems(word, language))
    return {stem: frozenset(meant) for stem, meant in found.items()}


@cache
def _silent(language: str) -> frozenset[str]:
    return frozenset(everyday().get(language, {}).get("stop_words", "").split())


def _stems(text: str, language: str) -> list[str]:
    """Return the words that say something about a question, without their endings."""
    words = re.findall(r"[^\W_]+", re.sub("['’]", "", text.lower()))
    return [_ENDING.sub("", word) for word in words if word not in _silent(language)]
