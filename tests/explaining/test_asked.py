"""How players ask for the rules of a game: what is read, and every fault that is reported."""

from __future__ import annotations

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError
from tests.toybox import GAME, ToyCopy

FOX = "market_day.fox.takes_a_coin"
ASKED = f"""\
en:
  {FOX}: [what does the thief do]
  market_day.ruling.tie: [same score, who wins a draw]
de:
  {FOX}: [was macht der Dieb]
"""


def suite_of(toy: ToyCopy) -> Suite:
    data = Data.open([toy.root])
    return Suite.open(data, data.game(GAME))


def test_questions_are_read_by_language_and_rule(toy_copy: ToyCopy) -> None:
    toy_copy.add_german_edition()
    toy_copy.asked(ASKED)
    assert prose_of(suite_of(toy_copy)).asked == {
        "en": {FOX: ("what does the thief do",), "market_day.ruling.tie": ("same score", "who wins a draw")},
        "de": {FOX: ("was macht der Dieb",)},
    }


def test_no_case_depends_on_what_players_ask(toy_copy: ToyCopy) -> None:
    toy_copy.add_german_edition()
    without = suite_of(toy_copy)
    digest, base = without.digest(), without.base
    toy_copy.asked(ASKED)
    suite = suite_of(toy_copy)
    assert (suite.digest(), suite.base) == (digest, base)
    assert prose_of(suite).asked


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("en:\n  market_day.fox.takes_a_coyn: [thief]\n", 2, f"nearest: {FOX}"),
        ("en:\n  market_day.fox.takes_a_coyn: [thief]\n", 2, "no clause or ruling has the id"),
        (f"fr: {{{FOX}: [voleur]}}\n", 1, "game.yaml lists no edition in the language 'fr'"),
        (f"en:\n  {FOX}: []\n", 2, "should be non-empty"),
    ],
)
def test_a_fault_is_told_with_its_line(toy_copy: ToyCopy, text: str, line: int, told: str) -> None:
    toy_copy.asked(text)
    with pytest.raises(DataError) as error:
        prose_of(suite_of(toy_copy))
    assert f"asked.yaml:{line}: " in str(error.value)
    assert told in str(error.value)
