"""Finds rules by a question in a player's words, in the games of some suites."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ruleproof.cases.suite import Suite
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.explaining.rule_search import Entry, Index, Search, index_of
from ruleproof.explaining.ruling_numbers import numbers_of_rulings
from ruleproof.explaining.said import Sayings, meanings
from ruleproof.explaining.written_scenarios import kept_scenarios
from ruleproof.input import cache


def found(suites: Sequence[Suite], question: str, language: str = "") -> list[Entry]:
    """Return the clauses and rulings that a question may be about, best first.

    The question is read in the language of which it has the most words; of several, in `language`, or in the
    language of the data.
    """
    searches = [Search(index) for index in _indexes(suites)]
    searches.sort(key=lambda one: one.index.language != language)
    best = max(searches, key=lambda one: one.known(question))
    return [entry for entry, _ in best.rank(question)]


def _indexes(suites: Sequence[Suite]) -> list[Index]:
    """Return the index of each language, from the cache if nothing has changed."""
    files = [
        path for suite in suites for path in (*suite.folders.wording_files(), *suite.folders.feature_files())
    ]
    key = cache.digest_of_files(files, *(suite.base for suite in suites), cache.digest_of_kit())
    name = f"rule search {' '.join(str(suite.folders.spec) for suite in suites)}"
    return cache.cached(name, key, list[Index], lambda: list(_made(suites)))


def _made(suites: Sequence[Suite]) -> Iterator[Index]:
    said: dict[str, list[tuple[Entry, Mapping[str, str]]]] = {"en": []}
    words: dict[str, list[tuple[str, Sequence[str]]]] = {"en": []}
    for suite in suites:
        game, prose = suite.game, prose_of(suite)
        sayings = Sayings(game, prose, kept_scenarios(suite.folders))
        numbers = {clause.id: clause.number for clause in game.clauses.values()}
        for identity, number in {**numbers, **numbers_of_rulings(game)}.items():
            for language, texts in sayings.of(identity).items():
                entry = Entry(identity, game.id, number, texts["text"], texts.get("answer", ""))
                said.setdefault(language, []).append((entry, texts))
        for language, pairs in meanings(prose.glossary).items():
            words.setdefault(language, []).extend(pairs)
    for language, entries in said.items():
        yield index_of(language, entries, words.get(language, []))
