"""Why not: clauses, rulings and what another reading changes."""

from __future__ import annotations

from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from ruleproof.explore.openings import named_position, new_game
from ruleproof.explore.playthrough import TO_ACT
from ruleproof.explore.reasons import why_not
from ruleproof.explore.view_models import seen_by
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
        ("the weather", "No sentence of the game fits this"),
        ('Rex {"type": "work"}', "No seat is called 'Rex'"),
        ('Red {"type": "wrok"}', "not an action according to the schema"),
        ('Red {"type": ', "This is not JSON"),
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


@pytest.mark.parametrize(
    "words",
    [
        "I want to bid 3",
        "i want to bid 3",
        "I'd like to bid 3.",
        "CAN I BID 3?",
        "why can't I bid three",
        "3 gold",
    ],
)
def test_a_player_may_ask_in_words_of_every_day(visitor: Visitor, words: str) -> None:
    line = new_game(visitor.room.book("lost_cities_rivals"), ("North", "East"), {}, dice=Random(1))
    seat, uncover = line.legal()[0]
    line.play(Play(seat=seat, action=uncover))
    line.play(Play(seat=line.legal()[0][0], action={"type": "bid", "gold": 4}))
    answer = why_not(line, words)
    assert answer.asked.endswith("bids 3 gold") and not answer.legal
    assert answer.clauses[0].id == "lost_cities_rivals.auction.bid_must_exceed_last"


def test_a_legal_action_is_named_as_in_the_list(visitor: Visitor) -> None:
    line = named_position(visitor.room.book("rivalry"), "the Republic's turn")
    answer = why_not(line, "I stop")
    assert (answer.asked, answer.legal) == ("The Republic moves and attacks no more", True)


def test_words_like_no_sentence_are_answered_with_an_action_of_each_type(visitor: Visitor) -> None:
    page = asked(visitor, "the weather", "the auction of a cow")
    assert [one.get_text() for one in page.soup.select(".answer a.button")] == ["Red bids 0 coins"]


@pytest.mark.parametrize(
    ("position", "action", "chance", "words"),
    [
        ("the Republic's new armies", "done", [], "The Republic adds no more armies"),
        ("the Republic's new armies", "done", [[2, 1]], "The Republic adds no more armies"),
        ("the Republic's turn", "done", [], "The Republic moves and attacks no more"),
        ("the Republic's turn", "done", [[2, 1]], "The Republic moves and attacks no more"),
    ],
)
def test_a_sentence_claims_the_action_and_nothing_that_follows(
    visitor: Visitor, position: str, action: str, chance: list[list[int]], words: str
) -> None:
    line = named_position(visitor.room.book("rivalry"), position)
    outcomes = tuple({"roll": roll} for roll in chance)
    assert line.said(Play(seat="Republic", action={"type": action}, chance=outcomes)) == words


def deciding(kind: str) -> dict[str, Any]:
    return {"phase": kind, "pending": [{"kind": kind}]}


def test_an_action_is_told_by_its_members_if_no_sentence_is_true_of_the_state(visitor: Visitor) -> None:
    phrases = visitor.room.book("rivalry").phrases
    done = Play(seat="Republic", action={"type": "done"})
    assert phrases.of(done, deciding("answer")) == "Republic: done"
    assert phrases.of(done, deciding("build")) == "the Republic builds no city"
    assert phrases.of(done, deciding("turn")) == "the Republic moves and attacks no more"


def test_chance_that_belongs_to_the_action_is_part_of_its_sentence(visitor: Visitor) -> None:
    phrases = visitor.room.book("rivalry").phrases
    roll = Play(seat="Republic", action={"type": "roll_to_save_leader"}, chance=({"roll": [5]},))
    assert phrases.of(roll, deciding("last_ditch")) == "the Republic rolls 5 to save its leader"
    fight = Play(seat="Republic", action={"type": "fight"})
    assert phrases.of(fight, deciding("answer")) == "the Republic fights"


@pytest.mark.parametrize(
    ("action", "kind", "words"),
    [
        (
            {"type": "attack", "from": "1,-1", "to": "0,1,N"},
            "turn",
            "the Republic attacks the city at G6 north from E7",
        ),
        (
            {"type": "move", "piece": "foot", "from": "7,-1", "to": "6,0"},
            "turn",
            "the Republic moves 1 foot army from E13 to F12",
        ),
        ({"type": "found", "site": "3,-2,N"}, "cities", "the Republic founds a city at D9 north"),
        ({"type": "no_such", "to": "1,0"}, "turn", "Republic: no such, to F7"),
    ],
)
def test_places_are_named_as_on_the_map(
    visitor: Visitor, action: dict[str, str], kind: str, words: str
) -> None:
    phrases = visitor.room.book("rivalry").phrases
    assert phrases.of(Play(seat="Republic", action=action), deciding(kind), "small") == words


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


def test_another_reading_is_told_by_what_a_seat_sees_and_the_board_keeps_to_it(visitor: Visitor) -> None:
    number = visitor.post("game/lost_cities_rivals/new", seats=2).line
    ruling = "lost_cities_rivals.ruling.gold_is_open"
    told = visitor.get(f"line/{number}?step=0&ruling={ruling}&reading=hidden")
    assert "North no longer sees gold East 18" in told.text
    other = visitor.post(f"line/{number}/reading", ruling=ruling, reading="hidden").line
    line = visitor.room.lines[other]
    assert line.eyes == TO_ACT
    assert seen_by(line, "North")["table"]["gold"] == {"North": 18, "East": "?"}
    assert seen_by(line, "")["table"]["gold"] == {"North": 18, "East": 18}
    picture = visitor.get(f"line/{other}?step=0&eyes=North").soup.select_one("figure .mats")
    assert picture is not None and [one.get_text() for one in picture.select("text")].count("18") == 1
