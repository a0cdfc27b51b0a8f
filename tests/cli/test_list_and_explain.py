"""`list` and `explain`."""

from __future__ import annotations

import re
import shutil

import pytest
from syrupy.assertion import SnapshotAssertion

from ruleproof.cli.explain import explain
from ruleproof.cli.listing import listing
from ruleproof.input.problems import UsageError
from tests.cli.inside import Run
from tests.toybox import GAME, TOY, ToyCopy, toy_cases


def listed(what: str) -> list[str]:
    return list(listing(what, [GAME], [TOY]))


@pytest.mark.parametrize("what", ["games", "clauses", "rulings", "components", "positions", "unreached"])
def test_what_there_is_is_listed(what: str, snapshot: SnapshotAssertion) -> None:
    assert "\n".join(listed(what)) == snapshot


def test_cases_are_listed_by_id() -> None:
    assert listed("cases") == [case.id for case in toy_cases()]


def test_sentences_are_listed_with_those_of_the_kit() -> None:
    lines = listed("sentences")
    assert any("market_day  When {seat} sells" in line and "steps/" in line for line in lines)
    assert any("market_day  Then the game goes on  (" in line for line in lines)


def explained(identity: str, *games: str) -> str:
    return explain(identity, [TOY], games)


@pytest.mark.parametrize(
    "identity",
    [
        pytest.param("market_day.fox.takes_a_coin", id="a clause"),
        pytest.param("market_day.setup.youngest_first", id="a clause that no engine can show"),
        pytest.param("market_day.ruling.tie", id="a ruling"),
        pytest.param("market_day/fox/blue_robs_red", id="a case"),
        pytest.param("market_day/tours/two_traders/6", id="a step of a tour"),
        pytest.param(
            "market_day/ending/of_equal_points_the_one_with_more_coins_wins", id="a case under a reading"
        ),
    ],
)
def test_an_id_is_explained(identity: str, snapshot: SnapshotAssertion) -> None:
    assert explained(identity) == snapshot


@pytest.mark.parametrize(
    ("short", "whole"),
    [("4.1", "fox.takes_a_coin"), ("fox.takes_a_coin", "fox.takes_a_coin"), ("tie", "ruling.tie")],
)
def test_a_number_or_the_last_words_of_an_id_are_explained_as_the_id_is(short: str, whole: str) -> None:
    assert explained(short, GAME) == explained(f"{GAME}.{whole}")


def test_a_number_that_several_games_have_is_told_with_all_of_them() -> None:
    with pytest.raises(UsageError) as told:
        explained("4.1")
    lines = str(told.value).split("\n    ")
    assert lines[0] == "'4.1' is ambiguous; name the game with --game, or one of"
    assert "market_day.fox.takes_a_coin" in lines[1:] and len(lines) > 2


def test_a_number_that_no_clause_has_is_unknown() -> None:
    with pytest.raises(UsageError, match=r"nothing has the id '99\.9'"):
        explained("99.9", GAME)


def test_a_tour_under_a_reading_is_one_line(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.features / "tours" / "two_traders.yaml",
        "title:",
        "readings: {market_day.ruling.tie: more_coins}\ntitle:",
    )
    told = explain("market_day.ruling.tie", [toy_copy.root], [GAME])
    assert re.search(r"^Under more_coins:$", told, re.MULTILINE)
    assert re.findall(r"^  market_day/tours/.*$", told, re.MULTILINE) == [
        "  market_day/tours/two_traders: 7 steps"
    ]


@pytest.mark.parametrize(
    ("identity", "nearest"),
    [
        ("market_day.fox.takes_coin", "market_day.fox.takes_a_coin"),
        ("market_day.ruling.ties", "market_day.ruling.tie"),
        ("market_day/fox/blue_robs_rod", "market_day/fox/blue_robs_red"),
    ],
)
def test_an_unknown_id_is_told_with_the_nearest(identity: str, nearest: str) -> None:
    with pytest.raises(UsageError, match=f"nothing has the id '{identity}'\n    nearest: {nearest}"):
        explained(identity)


def test_clauses_that_no_scenario_shows_are_listed_as_rules_to_copy(toy_copy: ToyCopy) -> None:
    assert list(listing("unshown", [GAME], [toy_copy.root])) == []
    (toy_copy.features / "fox.feature").unlink()
    shutil.rmtree(toy_copy.root / "reference_impl" / GAME)
    where, feature, *rules = listing("unshown", [GAME], [toy_copy.root])
    assert where.endswith(f"features/{GAME}/fox.feature")
    assert feature == "Feature: The fox"
    text = "\n".join(rules)
    assert "\n  @clause:market_day.fox.is_discarded\n  Rule: " in text
    assert "market_day.auction" not in text


def test_find_is_another_name_of_explain(run: Run) -> None:
    asked = ("must", "I", "pay", "my", "bid", "--data", TOY)
    assert run("find", *asked).out == run("explain", *asked).out != ""
