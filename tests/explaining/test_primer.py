"""The primer of a game: what is read, and which of its examples are refused."""

from __future__ import annotations

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.explaining.prose import Primer, PrimerExample, PrimerLine, SheetPart
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.input.folders import Data
from ruleproof.reports.pictures import symbols_of
from tests.toybox import GAME, ToyCopy

PRIMER = """\
turn:
  - says: {en: Bid, de: Biete}
    worth: {en: 1 jar, de: 1 Krug}
    rules: [market_day.auction.bid_within_purse, market_day.ruling.tie]
    choices:
      - {says: {en: High, de: Hoch}, rules: [market_day.fox.is_discarded]}
      - {says: {en: Low, de: Tief}, rules: [market_day.fox.is_discarded]}
sheet:
  - title: {en: Foxes, de: Füchse}
    right: yes
    lines: [{says: {en: High, de: Hoch}, rules: [market_day.fox.is_discarded]}]
examples:
  - {rule: market_day.fox.takes_a_coin, play: three_traders/2}
decide_first: [market_day.ruling.tie]
"""


def suite_of(toy: ToyCopy) -> Suite:
    data = Data.open([toy.root])
    return Suite.open(data, data.game(GAME))


def test_a_game_without_a_primer_has_an_empty_one(toy_copy: ToyCopy) -> None:
    (toy_copy.spec / "primer.yaml").unlink(missing_ok=True)
    assert prose_of(suite_of(toy_copy)).primer == Primer()


def test_lines_choices_and_the_sheet_are_read(toy_copy: ToyCopy) -> None:
    toy_copy.add_german_edition()
    toy_copy.primer(PRIMER)
    primer = prose_of(suite_of(toy_copy)).primer
    [step] = primer.turn
    assert step.says == {"en": "Bid", "de": "Biete"}
    assert step.rules == ("market_day.auction.bid_within_purse", "market_day.ruling.tie")
    assert step.choices[1] == PrimerLine({"en": "Low", "de": "Tief"}, ("market_day.fox.is_discarded",))
    line = PrimerLine({"en": "High", "de": "Hoch"}, ("market_day.fox.is_discarded",))
    assert primer.sheet == (SheetPart({"en": "Foxes", "de": "Füchse"}, right=True, lines=(line,)),)
    assert primer.examples == (PrimerExample("market_day.fox.takes_a_coin", "three_traders/2"),)
    assert primer.examples[0].plays == (2, 2)
    assert primer.decide_first == ("market_day.ruling.tie",)


@pytest.mark.parametrize("game", Data.open().games())
def test_an_example_says_what_is_done_in_every_further_language(game: str) -> None:
    suite = Suite.open(data := Data.open(), data.game(game))
    further = {edition.language for edition in suite.game.editions} - {"en"}
    for one in prose_of(suite).primer.examples:
        if not one.whole and not one.scores:
            assert further <= one.says.keys(), one.rule


@pytest.mark.parametrize("game", Data.open().games())
def test_every_sign_is_a_symbol_of_the_pictures_of_the_game(game: str) -> None:
    data = Data.open()
    suite = Suite.open(data, data.game(game))
    primer = prose_of(suite).primer
    of_sheet = [line for part in primer.sheet for line in (*part.lines, *part.steps)]
    lines = [*primer.turn, *primer.scoring, *primer.ties, *of_sheet]
    lines += [choice for line in lines for choice in line.choices]
    rungs = [rung for line in lines for rung in line.ladder]
    named = " ".join([*(one.sign for one in lines), *(one.sign for one in rungs)]).split()
    signs = {*primer.signs, *primer.chapter_signs.values(), *named}
    assert signs <= symbols_of(suite.folders).keys()


@pytest.mark.parametrize("game", Data.open().games())
def test_lines_that_share_their_result_follow_each_other(game: str) -> None:
    """Three or more are put under it as a heading, which holds for all that stands below."""
    data = Data.open()
    results = [
        line.worth.get("en", "") for line in prose_of(Suite.open(data, data.game(game))).primer.scoring
    ]
    for one in filter(None, results):
        first, times = results.index(one), results.count(one)
        assert times < 3 or set(results[first : first + times]) == {one}


def test_no_case_depends_on_the_primer(toy_copy: ToyCopy) -> None:
    toy_copy.add_german_edition()
    without = suite_of(toy_copy)
    digest, base = without.digest(), without.base
    toy_copy.primer(PRIMER)
    suite = suite_of(toy_copy)
    assert (suite.digest(), suite.base) == (digest, base)
    assert prose_of(suite).primer.turn


BID = "market_day.auction.bid_within_purse"
COIN = "market_day.ending.point_for_a_coin, play: three_traders/11, scores: [scores/Blue/coins]"


@pytest.mark.parametrize(
    ("example", "told"),
    [
        ("market_day.fox.takes_a_coin, play: three_trader/2", "no tour is called 'three_trader'; nearest"),
        ("market_day.fox.takes_a_coin, play: three_traders/900", "three_traders has the plays 1 to"),
        (
            "market_day.fox.takes_a_coin, play: three_traders/5-6",
            "the reference does not apply market_day.fox",
        ),
        (
            f"{BID}, play: two_traders/2, tries: {{seat: Blue, action: {{type: bid, coins: 1}}}}",
            "is legal, not",
        ),
        (
            "market_day.fox.takes_a_coin, play: two_traders/2, "
            "tries: {seat: Blue, action: {type: bid, coins: 9}}",
            f"is refused under {BID}, not refused under market_day.fox.takes_a_coin",
        ),
        ("market_day.fox.takes_a_coin, play: three_traders/2, scores: [coins]", "has no numbers at coins"),
        (f"{COIN}, parts: {{en: {{Two coins: 2, One more: 1}}}}", "parts add up to 3, but the outcome has 2"),
        ("market_day.setup.three_coins_each, play: three_traders/0", "three_traders has the plays 1 to"),
        (
            "market_day.fox.takes_a_coin, play: three_traders/0, whole: yes",
            "the reference does not apply market_day.fox",
        ),
    ],
)
def test_an_example_that_no_recorded_game_shows_is_reported_by_check(
    toy_copy: ToyCopy, example: str, told: str
) -> None:
    toy_copy.primer(f"examples:\n  - {{rule: {example}}}\n")
    output, status = toy_copy.check()
    assert status == 2
    (line,) = [line for line in output.splitlines() if "primer.yaml:2: " in line]
    assert told in line


def test_plays_of_a_recorded_game_and_what_it_refuses_are_examples(toy_copy: ToyCopy) -> None:
    toy_copy.primer(
        "examples:\n"
        "  - {rule: market_day.fox.takes_a_coin, play: three_traders/1-2}\n"
        f"  - {{rule: {BID}, play: two_traders/2, tries: {{seat: Blue, action: {{type: bid, coins: 9}}}}}}\n"
        "  - {rule: market_day.setup.three_coins_each, play: three_traders/0, whole: yes}\n"
        f"  - {{rule: {COIN}, parts: {{en: {{One coin: 1, Another: 1}}}}}}\n"
    )
    output, status = toy_copy.check()
    assert status == 0, output


def test_an_example_of_a_tour_that_cannot_be_played_is_no_second_fault(toy_copy: ToyCopy) -> None:
    tries = f"{{rule: {BID}, play: two_traders/2, tries: {{seat: Blue, action: {{type: bid, coins: 9}}}}}}"
    toy_copy.primer(f"examples:\n  - {tries}\n")
    tour = toy_copy.features / "tours" / "two_traders.yaml"
    toy_copy.edit(tour, "- seat: Blue\n  action: {type: call}\n", "- seat: Red\n  action: {type: call}\n")
    output, status = toy_copy.check()
    assert status == 3
    assert output.endswith("market_day: 1 error")
