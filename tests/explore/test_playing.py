"""Playing on the pages: games from beginning to end, back and forth, chance by hand, players to watch."""

from __future__ import annotations

import pytest

from tests.explore.visitor import Page, Visitor
from tests.toybox import GAME


def begun(visitor: Visitor, name: str = "the auction of a cow") -> Page:
    return visitor.post(f"game/{GAME}/position", name=name)


def test_a_whole_game_is_played_to_its_end(visitor: Visitor) -> None:
    page = visitor.post(f"game/{GAME}/new", seats=2)
    plays = 0
    while page.actions:
        page = visitor.play(page, list(page.actions)[plays % len(page.actions)])
        assert page.status == 200 and len(page.body) < 300_000
        plays += 1
    assert plays > 3
    assert "Red and Blue win together, with 6 each" in page.text


def test_actions_are_said_in_the_words_of_the_scenarios(visitor: Visitor) -> None:
    page = begun(visitor)
    assert "Red bids 2 coins" in page.actions
    page = visitor.play(page, "Red bids 2 coins")
    assert "1: Red bids 2 coins" in page.text
    assert "All bid once and in secret" not in page.actions


def test_another_play_from_an_earlier_step_leaves_the_line_as_it_was(visitor: Visitor) -> None:
    page = visitor.play(begun(visitor), "Red bids 2 coins")
    page = visitor.play(page, "Blue bids 1 coin")
    number = page.line
    back = visitor.get(f"line/{number}?step=1")
    assert "Blue bids 1 coin" in back.actions and "step 1 of 2" in back.text
    assert "step 2 of 2" in visitor.get(f"line/{number}?step=2").text
    visitor.get(f"line/{number}?step=1")
    page = visitor.play(back, "Blue bids 3 coins")
    assert "2: Blue bids 3 coins" in page.text and "Blue bids 1 coin" not in page.text
    assert page.line != number and f"line {number} stays as it was" in page.text
    assert "2: Blue bids 1 coin" in visitor.get(f"line/{number}?step=99").text


def test_watching_from_an_earlier_step_leaves_the_line_as_it_was(visitor: Visitor) -> None:
    page = visitor.play(begun(visitor), "Red bids 2 coins")
    watched = visitor.post(f"line/{page.line}/on", step=0, most=1)
    assert watched.line != page.line and "Played on: 1 play" in watched.text
    assert "1: Red bids 2 coins" in visitor.get(f"line/{page.line}?step=1").text


def test_the_board_can_be_seen_as_a_seat_sees_it(visitor: Visitor) -> None:
    page = begun(visitor)
    visitor.get(f"line/{page.line}?eyes=Red")
    seen = visitor.get(f"line/{page.line}").soup
    assert [one.get_text() for one in seen.select("section.left a.on")] == ["As Red sees it"]


def test_several_seats_act_at_once(visitor: Visitor) -> None:
    names = [one.get_text().split()[0] for one in begun(visitor).soup.select("#actions h3")]
    assert names == ["Red", "Blue", "Green"]


def test_chance_is_drawn_and_shown(visitor: Visitor) -> None:
    page = visitor.play(begun(visitor, "two traders"), "Red: work")
    here = page.soup.select_one(".steps .here")
    assert here is not None and "rolled" in here.get_text()


def test_chance_is_given_by_hand_and_checked(visitor: Visitor) -> None:
    page = begun(visitor, "two traders")
    number = page.line
    page = visitor.post(f"line/{number}/by-hand", chance="hand")
    page = visitor.post(f"line/{number}/play", step=0, choice=page.actions["Red: work"])
    assert "Chance: Red: work" in page.text
    wrong = visitor.post(f"line/{number}/chance", how="hand", roll="7")
    assert "wanted: 1 numbers from 1 to 6" in wrong.text
    page = visitor.post(f"line/{number}/chance", how="hand", roll="5")
    assert "rolled 5" in page.text and "step 1 of 1" in page.text


def test_the_start_of_a_game_waits_for_chance_by_hand(visitor: Visitor) -> None:
    page = visitor.post(f"game/{GAME}/new", seats=2, chance="hand")
    shown = page.soup.select_one("textarea[name=shuffle]")
    assert shown is not None
    things = shown.get_text().split("\n")
    wrong = visitor.post(f"line/{page.line}/chance", how="hand", shuffle="\n".join([*things[1:], "camel"]))
    assert "'camel' is not among the things to shuffle" in wrong.text
    page = visitor.post(f"line/{page.line}/chance", how="hand", shuffle="\n".join(reversed(things)))
    assert page.actions
    assert visitor.room.lines[page.line].story.start.chance[0]["shuffle"] == things[::-1]


def test_a_player_plays_on_to_the_end(visitor: Visitor) -> None:
    page = visitor.post(f"game/{GAME}/new", seats=3)
    page = visitor.post(f"line/{page.line}/on", most=2)
    assert "Played on: 2 plays; as many plays as asked for." in page.text
    page = visitor.post(f"line/{page.line}/on", most=500)
    assert "nobody can act: the game is over" in page.text


@pytest.mark.parametrize("choice", ["-1", "999", "x"])
def test_an_action_that_there_is_not_is_told(visitor: Visitor, choice: str) -> None:
    page = begun(visitor)
    wrong = visitor.post(f"line/{page.line}/play", step=0, choice=choice)
    assert wrong.status in (200, 400) and "step 1" not in wrong.text


def test_parts_of_the_board_choose_actions(visitor: Visitor) -> None:
    page = visitor.post("case", case="rival_cities/tours/game_1", step=1)
    spots = page.soup.select(".field .spot")
    assert spots and all(spot.get("aria-label") for spot in spots)
    for button in page.soup.select(".field button"):
        assert page.actions[str(button["aria-label"])] == button["value"]


def test_a_game_without_a_template_shows_its_state(tmp_path: object, visitor: Visitor) -> None:
    book = visitor.room.book(GAME)
    book.__dict__["board"] = None
    page = begun(visitor)
    assert page.soup.select_one("svg.bd") is None
    shown = page.soup.select_one("pre[aria-label='The state']")
    assert shown is not None and '"coin_supply"' in shown.get_text()


def test_each_seat_sees_its_own(visitor: Visitor) -> None:
    page = begun(visitor)
    seen = visitor.get(f"line/{page.line}?step=0&view=Red").soup.select_one("pre[aria-label='What Red sees']")
    assert seen is not None and "goose" in seen.get_text() and "pig" not in seen.get_text()
