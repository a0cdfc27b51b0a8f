"""A position is changed by sentences, and what is tried is saved as a scenario as it stands."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlencode

import pytest

from ruleproof.explore.openings import case_line
from tests.explore.visitor import Page, Visitor
from tests.toybox import GAME


def changed(visitor: Visitor, line: int, *sentences: str, step: int = 0) -> Page:
    """Return the page of a position with some sentences."""
    query = urlencode([("step", step), *(("given", one) for one in sentences)])
    return visitor.get(f"line/{line}/position?{query}")


def begun(visitor: Visitor) -> int:
    return visitor.post(f"game/{GAME}/position", name="the auction of a cow").line


def test_a_sentence_changes_the_position_and_the_laws_complete_it(visitor: Visitor) -> None:
    line = begun(visitor)
    page = changed(visitor, line, "Red has 5 coins", "")
    assert "Every law holds" in page.text
    played = visitor.post(f"line/{line}/position", step=0, given=["Red has 5 coins", ""])
    assert "Red bids 5 coins" in played.actions
    table = visitor.room.lines[played.line].state["table"]
    assert table["coins"]["Red"] == 5 and sum(table["coins"].values()) + table["coin_supply"] == 14


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("Rad has 5 coins", "no sentence fits 'Given Rad has 5 coins'; nearest: '{seat} has {coins}'"),
        ("Red has five sheep", "no sentence fits 'Given Red has five sheep'"),
        ("Red bids 2 coins", "it would fit as a When: '{seat} bids {coins}'"),
        ("a new game for Red and Blue", "this scenario starts twice"),
    ],
)
def test_a_fault_is_reported_at_its_sentence_as_check_reports_it(
    visitor: Visitor, sentence: str, fault: str
) -> None:
    page = changed(visitor, begun(visitor), "Blue has 1 coin", sentence)
    wrong = page.soup.select("input[aria-invalid]")
    assert [one["value"] for one in wrong] == [sentence]
    told = page.soup.find(id=wrong[0]["aria-describedby"])
    assert told is not None and fault in told.get_text(), page.text


def test_what_is_set_twice_and_what_the_game_does_not_have_is_reported(visitor: Visitor) -> None:
    line = begun(visitor)
    assert "is set twice" in changed(visitor, line, "Red has 1 coin", "Red has 2 coins").text
    page = changed(visitor, line, "Red has 50 coins")
    assert [one["value"] for one in page.soup.select("input[aria-invalid]")] == ["Red has 50 coins"]
    assert "14 in the game (law coins)" in page.text and "Every law holds" not in page.text


def test_a_faulty_position_is_not_played(visitor: Visitor) -> None:
    line = begun(visitor)
    page = visitor.post(f"line/{line}/position", step=0, given=["Red has 50 coins"])
    assert page.status == 200 and "14 in the game (law coins)" in page.text
    assert list(visitor.room.lines) == [line]


def test_sentences_of_the_vocabulary_are_offered_with_what_holds_now(visitor: Visitor) -> None:
    page = changed(visitor, begun(visitor))
    offered = [str(one["value"]) for one in page.soup.select("datalist#sentences option")]
    assert "Red has 3 coins" in offered
    assert not [one for one in offered if one.startswith(("a new game", "the position"))]


def test_no_sentence_sets_a_bid_above_all_gold(visitor: Visitor) -> None:
    line = visitor.post("game/lost_cities_rivals/position", name="two players, North to move").line
    for sentence in ("the highest bid is 99", "North has bid 99 gold"):
        assert "no sentence fits" in changed(visitor, line, sentence).text


def test_what_is_tried_is_saved_as_a_scenario_as_it_stands(visitor: Visitor, tmp_path: Path) -> None:
    line = begun(visitor)
    page = visitor.post(f"line/{line}/position", step=0, given=["Red has 5 coins"])
    page = visitor.play(page, "Red bids 5 coins")
    kept = visitor.get(f"line/{page.line}/keep?step=1&plays=1")
    draft = kept.soup.select_one("pre[aria-label='The scenario']")
    assert draft is not None
    assert [line.strip() for line in draft.get_text().splitlines()][6:9] == [
        'Given the position "the auction of a cow"',
        "And Red has 5 coins",
        "When Red bids 5 coins",
    ]
    assert "The reference agrees with it" in kept.text


def test_a_position_in_the_middle_of_a_line_is_changed_and_saved_too(visitor: Visitor) -> None:
    page = visitor.post(f"game/{GAME}/new", seats=2)
    page = visitor.post(f"line/{page.line}/on", most=3)
    step = visitor.room.lines[page.line].at
    assert "Given this position" in changed(visitor, page.line, step=step).text
    page = visitor.post(f"line/{page.line}/position", step=step, given=["Red has 0 coins"])
    assert visitor.room.lines[page.line].state["table"]["coins"]["Red"] == 0
    page = visitor.post(f"line/{page.line}/on", most=1)
    kept = visitor.get(f"line/{page.line}/keep?step=1&plays=1&title=Red+is+poor")
    draft = kept.soup.select_one("pre[aria-label='The scenario']")
    assert draft is not None and 'Given the position "red is poor"' in draft.get_text()
    assert "And Red has 0 coins" in draft.get_text()
    assert kept.soup.select_one("pre[aria-label='The position']") is not None
    assert "The reference agrees with it" in kept.text, kept.text


def test_the_givens_of_a_scenario_are_the_sentences_at_its_start(visitor: Visitor) -> None:
    line = case_line(visitor.room.book(GAME), f"{GAME}/auction/red_outbids_the_others", 0)
    assert line.givens is not None and line.givens.position
