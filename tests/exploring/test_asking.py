"""Why not: clauses, rulings and what another reading changes."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from tests.exploring.visitor import Page, Visitor
from tests.toybox import GAME


def asked(visitor: Visitor, words: str, position: str = "the auction of a cow") -> Page:
    page = visitor.post(f"game/{GAME}/position", name=position)
    return visitor.get(f"line/{page.line}?step=0&ask={quote(words)}")


@pytest.mark.parametrize(
    "words", ["Red bids 4 coins", 'Red {"type": "bid", "coins": 4}', "When Red bids 4 coins"]
)
def test_a_refusal_is_told_with_its_clause(visitor: Visitor, words: str) -> None:
    page = asked(visitor, words)
    answer = page.soup.select_one("section[aria-labelledby=why] .answer")
    assert answer is not None
    assert "No bid is higher than the coins of the bidder" in answer.get_text()
    assert "market_day.auction.bid_within_purse" in answer.get_text()


def test_what_is_legal_is_said_to_be(visitor: Visitor) -> None:
    assert "“Red bids 3 coins” is legal here" in asked(visitor, "Red bids 3 coins").text
    works = "Red works and rolls 2"
    assert f"“{works}” is legal here" in asked(visitor, works, "two traders").text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Red bid 4 coins", "nearest: Red bids"),
        ('Rex {"type": "work"}', "no seat is called 'Rex'"),
        ('Red {"type": "wrok"}', "not an action by the schema"),
        ('Red {"type": ', "this is not JSON"),
    ],
)
def test_words_that_name_no_action_are_told(visitor: Visitor, words: str, told: str) -> None:
    assert told in asked(visitor, words).text


def test_another_reading_changes_what_happens_and_is_played_by(visitor: Visitor) -> None:
    page = visitor.post(f"game/{GAME}/position", name="the auction of a cow")
    for action in ("Red bids 2 coins", "Blue bids 2 coins", "Green bids 0 coins"):
        page = visitor.play(page, action)
    ruling = "market_day.ruling.tied_bids"
    assert "Who takes the card when the highest bids are equal?" in page.text
    told = visitor.get(f"line/{page.line}?step=3&ruling={ruling}&reading=caller_first")
    changed = told.soup.select_one("section[aria-labelledby=rulings] .answer")
    assert changed is not None and "hands/Blue" in changed.get_text()
    other = visitor.post(f"line/{page.line}/reading", ruling=ruling, reading="caller_first")
    line = visitor.room.lines[other.line]
    assert other.line != page.line and line.at == 3
    assert "cow" in line.state["table"]["hands"]["Blue"]
    assert visitor.post(f"line/{page.line}/reading", ruling=ruling, reading="x").status == 400


def test_sentences_to_ask_are_offered(visitor: Visitor) -> None:
    page = visitor.post(f"game/{GAME}/position", name="two traders")
    shown = visitor.get(f"line/{page.line}?step=0&ask=")
    assert len(shown.soup.select("button[name=ask]")) > 5
