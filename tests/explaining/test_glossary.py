"""The glossary of a game: what is read."""

from __future__ import annotations

from ruleproof.cases.suite import Suite
from ruleproof.explaining.prose import Wording
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.input.folders import Data
from tests.toybox import GAME, ToyCopy

GLOSSARY = """\
terms:
  - term: fox
    clause: market_day.fox.takes_a_coin
    forms: [foxes]
    also: [thief, robber]
    languages: {de: {term: Fuchs, also: [Dieb]}}
words:
  en: {laid down: [played, put down]}
"""


def suite_of(toy: ToyCopy) -> Suite:
    data = Data.open([toy.root])
    return Suite.open(data, data.game(GAME))


def test_a_game_without_a_glossary_has_no_terms(toy_copy: ToyCopy) -> None:
    assert prose_of(suite_of(toy_copy)).glossary.terms == ()


def test_terms_and_words_are_read(toy_copy: ToyCopy) -> None:
    toy_copy.add_german_edition()
    toy_copy.glossary(GLOSSARY)
    glossary = prose_of(suite_of(toy_copy)).glossary
    [fox] = glossary.terms
    assert (fox.term, fox.clause, fox.forms) == ("fox", "market_day.fox.takes_a_coin", ("foxes",))
    assert fox.languages == {"de": Wording("Fuchs", also=("Dieb",))}
    assert glossary.words == {"en": {"laid down": ("played", "put down")}}


def test_no_case_depends_on_the_glossary(toy_copy: ToyCopy) -> None:
    toy_copy.add_german_edition()
    without = suite_of(toy_copy)
    digest, base = without.digest(), without.base
    toy_copy.glossary(GLOSSARY)
    suite = suite_of(toy_copy)
    assert (suite.digest(), suite.base) == (digest, base)
    assert prose_of(suite).glossary.terms
