"""The glossary of a game: what is read, and every fault that is reported."""

from __future__ import annotations

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError
from ruleproof.rules.model import Game, Wording
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
    data = Data.of([toy.root])
    return Suite.open(data, data.game(GAME))


def game_of(toy: ToyCopy) -> Game:
    return suite_of(toy).game


def test_a_game_without_a_glossary_has_no_terms(toy_copy: ToyCopy) -> None:
    assert game_of(toy_copy).glossary.terms == ()


def test_terms_and_words_are_read(toy_copy: ToyCopy) -> None:
    toy_copy.add_german_edition()
    toy_copy.glossary(GLOSSARY)
    glossary = game_of(toy_copy).glossary
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
    assert suite.game.glossary != without.game.glossary


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("terms:\n  - {term: fox}\n", 2, "terms/0: missing: clause"),
        (
            "terms:\n  - {term: fox, clause: market_day.fox.takes_a_coyn}\n",
            2,
            "the term 'fox': no clause has the id 'market_day.fox.takes_a_coyn'",
        ),
        (
            "terms:\n"
            "  - {term: fox, clause: market_day.fox.takes_a_coin}\n"
            "  - {term: Fox, clause: market_day.fox.is_discarded}\n",
            3,
            "the term 'Fox' occurs twice",
        ),
        (
            "terms:\n"
            "  - {term: fox, clause: market_day.fox.takes_a_coin}\n"
            "words:\n"
            "  fr: {renard: [voleur]}\n",
            4,
            "game.yaml lists no edition in the language 'fr'",
        ),
        (
            "terms:\n"
            "  - term: fox\n"
            "    clause: market_day.fox.takes_a_coin\n"
            "    languages: {fr: {term: renard}}\n",
            4,
            "game.yaml lists no edition in the language 'fr'",
        ),
    ],
)
def test_a_fault_is_told_with_its_line(toy_copy: ToyCopy, text: str, line: int, told: str) -> None:
    toy_copy.glossary(text)
    with pytest.raises(DataError) as error:
        game_of(toy_copy)
    assert f"glossary.yaml:{line}: " in str(error.value)
    assert told in str(error.value)


def test_the_nearest_clause_is_named(toy_copy: ToyCopy) -> None:
    toy_copy.glossary("terms:\n  - {term: fox, clause: market_day.fox.takes_a_coyn}\n")
    with pytest.raises(DataError, match=r"nearest: .*market_day\.fox\.takes_a_coin"):
        game_of(toy_copy)
