"""Why not: clauses, rulings and what another reading changes."""

from __future__ import annotations

from random import Random
from urllib.parse import quote

import pytest

from ruleproof.explore.openings import new_game
from ruleproof.explore.reasons import why_not
from ruleproof.language.likeness import with_other_words
from ruleproof.language.operations import Play
from tests.explore.visitor import Page, Visitor
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


def test_clauses_and_rulings_lead_to_their_pages_of_the_site(visitor: Visitor) -> None:
    visitor.room.site = "https://rules.example/"
    page = asked(visitor, "Red bids 4 coins")
    link = page.soup.select_one("section[aria-labelledby=why] .answer .clause a")
    assert link is not None
    assert link["href"] == "https://rules.example/id/market_day.auction.bid_within_purse.html"
    visitor.room.site = ""
    assert not asked(visitor, "Red bids 4 coins").soup.select("main .clause a")


def test_what_is_legal_is_said_to_be(visitor: Visitor) -> None:
    assert "“Red bids 3 coins” is legal here" in asked(visitor, "Red bids 3 coins").text
    works = "Red works and rolls 2"
    assert f"“{works}” is legal here" in asked(visitor, works, "two traders").text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("the weather", "no sentence of the game fits this"),
        ('Rex {"type": "work"}', "no seat is called 'Rex'"),
        ('Red {"type": "wrok"}', "not an action according to the schema"),
        ('Red {"type": ', "this is not JSON"),
    ],
)
def test_words_that_name_no_action_are_told(visitor: Visitor, words: str, told: str) -> None:
    assert told in asked(visitor, words).text


@pytest.mark.parametrize("words", ["red bids 4 coins", "Can I bid 4?", "Red bid 4 coin", "RED BIDS 4 COINS."])
def test_small_slips_are_read_as_the_sentence_of_the_game(visitor: Visitor, words: str) -> None:
    page = asked(visitor, words)
    assert "market_day.auction.bid_within_purse" in page.text
    assert words.startswith(("red", "RED")) or f"“{words}” is read as “Red bids 4 coins”" in page.text


def test_words_that_fit_several_sentences_are_answered_with_a_choice(visitor: Visitor) -> None:
    page = asked(visitor, "Blue takes coins")
    offered = [one.get_text() for one in page.soup.select(".answer a.button")]
    assert offered and all(one.startswith("Blue ") for one in offered), page.text


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("hamburg bewegt das Tintenfass 12 Felder", "Hamburg moves the ink jar 12 spaces"),
        ("altona kauft Schiff 13", "Altona purchases ship 13"),
        ("Altona wählt Option C", "Altona chooses Option C"),
    ],
)
def test_words_of_the_glossary_are_understood_in_german_too(visitor: Visitor, words: str, meant: str) -> None:
    line = new_game(visitor.room.book("rival_cities"), ("Hamburg", "Altona"), {}, dice=Random(1))
    answer = why_not(line, words)
    assert (answer.asked, answer.words) == (meant, words) or meant == answer.like[0]


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


def test_a_number_has_the_plural_that_it_needs() -> None:
    said = with_other_words("Hamburg moves the ink jar 1 space", [(1, 12)])
    assert next(said) == "Hamburg moves the ink jar 12 spaces"
    assert "Hamburg moves the ink jar 1 space" in with_other_words(
        "Hamburg moves the ink jar 3 spaces", [(3, 1)]
    )


def test_the_plays_of_a_game_are_said_with_their_plural(visitor: Visitor) -> None:
    line = new_game(visitor.room.book("rival_cities"), ("Hamburg", "Altona"), {}, dice=Random(1))
    said = [line.said(Play(seat="Hamburg", action={"type": "move", "spaces": n})) for n in (1, 2, 12)]
    assert said == [f"Hamburg moves the ink jar {n}" for n in ("1 space", "2 spaces", "12 spaces")]
