"""The end of a game: who has won, and the points."""

from __future__ import annotations

from ruleproof.explore.results import Part, Row, result_of
from tests.explore.visitor import Visitor
from tests.toybox import GAME


def test_the_headline_says_who_wins_and_the_totals() -> None:
    scores = {"North": {"cards": 40, "total": 45}, "East": {"cards": 60, "total": 63}}
    result = result_of({"over": True, "winners": ["East"], "why": "most_points", "scores": scores})
    assert (result.headline, result.why) == ("East wins, 63 to 45", "Most points")
    rows = (Row("cards", ("40", "60")), Row("total", ("45", "63")))
    assert result.parts == (Part("Scores", ("North", "East"), rows),)


def test_parts_with_a_total_are_one_line_each() -> None:
    red = {"footprints": 6, "multiplier": 2, "total": 12}
    result = result_of({"over": False, "winners": [], "scores": {"North": {"colours": {"red": red}}}})
    assert result.parts[0].rows == (Row("red", ("12 (footprints 6, multiplier 2)",)),)
    assert result.headline == "The game goes on"


def test_several_winners_and_none_are_told() -> None:
    together = {"over": True, "winners": ["A", "B", "C"], "why": "tie"}
    assert result_of(together).headline == "A, B and C win together"
    assert result_of({"over": True, "winners": []}).headline == "The game is over, and nobody wins"


def test_the_page_of_a_finished_game_begins_with_the_result(visitor: Visitor) -> None:
    page = visitor.post(f"game/{GAME}/new", seats=3)
    page = visitor.post(f"line/{page.line}/on", most=2000)
    title = page.soup.select_one("#actions-title")
    assert title is not None and " win" in title.get_text()
    assert page.soup.select(".doing table tbody tr")
