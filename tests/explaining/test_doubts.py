"""What `check` doubts: scenarios that may not show a clause, and positions that contradict themselves."""

from __future__ import annotations

import pytest

from ruleproof.explaining.doubts import Doubt, doubts
from tests.toybox import ToyCopy, toy_recordings, toy_suite

HEAD = """\
Feature: Extra

  @clause:{clause}
  Rule: Some rule

    Scenario: {title}
      Given the position "two traders"
"""


def doubted(toy: ToyCopy, clause: str, title: str, *steps: str) -> list[Doubt]:
    """Return the doubts about one scenario from the position of two traders, Red to act."""
    text = HEAD.format(clause=clause, title=title)
    toy.feature(text + "".join(f"      {step}\n" for step in steps))
    return [
        doubt
        for doubt in doubts(toy_suite(toy.root), toy_recordings(toy.root))
        if doubt.scenario.startswith("market_day/extra/")
    ]


WORKS = ("When Red works and rolls 4", "Then Red has 2 coins more")


def test_no_scenario_of_the_toy_is_doubted() -> None:
    assert doubts(toy_suite(), toy_recordings()) == []


def test_a_tag_whose_clause_is_applied_is_not_doubted(toy_copy: ToyCopy) -> None:
    assert doubted(toy_copy, "market_day.turn.goes_round", "Blue follows", *WORKS) == []


def test_a_tag_whose_clause_is_applied_nowhere_is_doubted(toy_copy: ToyCopy) -> None:
    (doubt,) = doubted(toy_copy, "market_day.fox.is_discarded", "Red works", *WORKS)
    assert (doubt.title, doubt.file, doubt.line) == ("Red works", "features/market_day/extra.feature", 6)
    assert (doubt.clause, doubt.why) == (
        "market_day.fox.is_discarded",
        "the reference applies it nowhere, and the title does not say that it has no effect here",
    )


def test_a_title_may_say_that_the_clause_does_nothing_here(toy_copy: ToyCopy) -> None:
    assert doubted(toy_copy, "market_day.fox.is_discarded", "No fox is discarded by work", *WORKS) == []


def test_a_clause_under_which_something_is_refused_is_shown(toy_copy: ToyCopy) -> None:
    steps = ("When Red buys 3 grain", "Then the action is refused")
    assert doubted(toy_copy, "market_day.turn.one_or_two_pieces", "Three pieces", *steps) == []


def test_a_clause_under_which_something_is_not_listed_is_shown(toy_copy: ToyCopy) -> None:
    step = "Then Red may not buy 2 cloth"
    assert doubted(toy_copy, "market_day.turn.must_afford", "Two pieces of cloth", step) == []


LEAD_UP = ("When Red buys 1 grain", "And Blue works and rolls 4", "Then it is Red's turn to act")


def test_a_permission_that_is_used_only_on_the_way_is_doubted(toy_copy: ToyCopy) -> None:
    (doubt,) = doubted(toy_copy, "market_day.turn.one_or_two_pieces", "Blue works after Red", *LEAD_UP)
    assert "it is applied only before the last play" in doubt.why


def test_an_outline_shows_a_clause_where_one_row_does(toy_copy: ToyCopy) -> None:
    toy_copy.feature(
        HEAD.format(clause="market_day.turn.one_or_two_pieces", title="Pieces").replace(
            "Scenario:", "Scenario Outline:"
        )
        + "      When Red buys <pieces> grain\n"
        "      Then it is <seat>'s turn to act\n\n"
        "      Examples:\n        | pieces | seat |\n        | 1 | Blue |\n        | 2 | Blue |\n"
    )
    assert doubts(toy_suite(toy_copy.root), toy_recordings(toy_copy.root)) == []


def spoilt(toy: ToyCopy) -> None:
    toy.feature(
        HEAD.format(clause="market_day.fox.is_discarded", title="Red works")
        + "".join(f"      {step}\n" for step in WORKS)
    )


WARNED = "warning: 'Red works' might not show market_day.fox.is_discarded: the reference applies it nowhere"


def test_check_warns_of_what_is_doubted_and_goes_on(toy_copy: ToyCopy) -> None:
    spoilt(toy_copy)
    printed, status = toy_copy.check()
    assert f"features/market_day/extra.feature:6: {WARNED}" in printed
    assert printed.endswith(": 1 warning")
    assert status == 0


ANSWER = """\
- clause: market_day.fox.is_discarded
  scenarios: [market_day/extra/red_works]
  why: Foxes are not laid down by those who work.
"""


def test_a_doubt_that_is_answered_is_told_no_more(toy_copy: ToyCopy) -> None:
    spoilt(toy_copy)
    toy_copy.add(toy_copy.spec / "doubts.yaml", ANSWER)
    printed, status = toy_copy.check()
    assert (printed[-9:], status) == ("no errors", 0)


def test_an_answer_to_a_doubt_that_nobody_has_is_told(toy_copy: ToyCopy) -> None:
    toy_copy.add(toy_copy.spec / "doubts.yaml", ANSWER)
    printed, status = toy_copy.check()
    told = "doubts.yaml:1: nobody doubts that market_day/extra/red_works shows market_day.fox.is_discarded"
    assert told in printed
    assert status == 2


def another_position(toy: ToyCopy, old: str, new: str) -> None:
    """Add a copy of the position of two traders with one change in it."""
    path = toy.features / "positions" / "two_traders.yaml"
    text = path.read_text(encoding="utf-8").replace("name: two traders", "name: another")
    assert text.count(old) == 1
    toy.add(path.with_name("another.yaml"), text.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("to_act: [Red]", "to_act: [Green]", "a seat is named that does not play"),
        ("Blue: [pig]", "Blue: [fox]", "Blue may act, but neither to_act nor may_act says so"),
    ],
)
def test_a_position_that_contradicts_itself_is_told(toy_copy: ToyCopy, old: str, new: str, told: str) -> None:
    another_position(toy_copy, old, new)
    printed, status = toy_copy.check()
    assert f"another.yaml:8: the position 'another' contradicts itself: {told}" in printed
    assert status == 2


def test_a_position_in_which_nobody_can_go_on_is_told(toy_copy: ToyCopy) -> None:
    another_position(toy_copy, "pending: {sold: 0}", "pending: {sold: 2}")
    toy_copy.edit(
        toy_copy.root / "reference_impl" / "market_day" / "turn.py",
        "    if seat not in state.table.seats:",
        "    if state.pending.sold == 2 or seat not in state.table.seats:",
    )
    printed, _ = toy_copy.check()
    assert (
        "'another' contradicts itself: Red is to act but may do nothing, and the game is not over" in printed
    )
