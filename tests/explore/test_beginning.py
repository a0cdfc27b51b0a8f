"""Where a line begins: scenarios, tours, and what is said of wrong ones."""

from __future__ import annotations

from tests.explore.visitor import Visitor
from tests.toybox import GAME


def test_a_scenario_is_opened_at_the_end_of_its_plays(visitor: Visitor) -> None:
    page = visitor.get(f"game/{GAME}/scenarios/auction")
    assert "Red outbids the others" in page.text
    page = visitor.post("case", case=f"{GAME}/auction/red_outbids_the_others")
    line = visitor.room.lines[page.line]
    assert line.at == len(line.story.plays) > 1


def test_the_play_of_a_refused_scenario_is_told(visitor: Visitor) -> None:
    page = visitor.post("case", case=f"{GAME}/auction/a_player_cannot_bid_one_coin_more")
    assert "The next play is not made" in page.text
    assert "market_day.auction.bid_within_purse" in page.text


def test_a_step_of_a_tour_is_opened(visitor: Visitor) -> None:
    tours = visitor.room.book(GAME).suite.folders.tour_files()
    page = visitor.post("case", case=f"{GAME}/tours/{tours[0].stem}", step=3)
    assert "step 3 of" in page.text


def test_a_misspelt_case_is_told_with_the_nearest(visitor: Visitor) -> None:
    page = visitor.post("case", case=f"{GAME}/auction/red_outbids_the_other")
    assert page.status == 400 and "nearest: market_day/auction/red_outbids_the_others" in page.text
    assert visitor.post("case", case="chess/x/y").status == 400


def test_a_new_game_that_is_refused_is_told(visitor: Visitor) -> None:
    page = visitor.post(f"game/{GAME}/new", names="Red Red")
    assert page.status == 400 and "refuses this new game" in page.text


def test_old_lines_are_forgotten_and_said_to_be(visitor: Visitor) -> None:
    first = visitor.post(f"game/{GAME}/position", name="two traders").line
    for _ in range(24):
        visitor.post(f"game/{GAME}/position", name="two traders")
    page = visitor.get(f"line/{first}")
    assert page.status == 404 and f"line {first} is not open" in page.text


def test_a_long_setup_is_taken_from_a_tour_unless_the_player_places_everything(visitor: Visitor) -> None:
    page = visitor.get("game/rivalry")
    assert "as in the recorded game “A short war on the default map”, 62 plays" in page.text
    begun = visitor.room.lines[visitor.post("game/rivalry/new", seats=2, setup="recorded").line]
    assert (begun.at, begun.state["phase"]) == (62, "turn")
    own = visitor.room.lines[visitor.post("game/rivalry/new", seats=2, setup="").line]
    assert (own.at, own.state["phase"]) == (0, "setup")
    assert "Set-up" not in visitor.get("game/lost_cities_rivals").text


def test_a_new_game_is_seen_by_whoever_is_to_act(visitor: Visitor) -> None:
    line = visitor.room.lines[visitor.post("game/lost_cities_rivals/new", seats=2).line]
    assert line.viewer == line.state["to_act"][0]
