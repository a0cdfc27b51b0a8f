"""What of a table the pages of rules and rulings show of a scenario."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ruleproof.language.operations import LegalExactly, Outcome, Refused, Value
from ruleproof.reports.pictures import Panel
from ruleproof_seen.details import details, places_expected, rings, values_expected, with_places_of
from tests.toybox import toy_recordings, toy_suite

TABLE: dict[str, Any] = {"coins": {"Red": 3, "Blue": 1}, "hands": {"Red": ["cow"], "Blue": ["pig"]}}


def panel(height: float, *places: str, seen_by: str = "") -> Panel:
    """Return a part of a table, 100 wide, in which some places are drawn."""
    areas = "".join(
        f'<rect class="at" data-at="{place}" x="0" y="{10 * number}" width="9" height="9"/>\n'
        for number, place in enumerate(places)
    )
    return Panel.of(f'<svg viewBox="0 0 100 {height}" data-seen-by="{seen_by}">\n{areas}</svg>')


MARKET = panel(50, "/table/stall", "/table/coins/Red")
RED, BLUE = panel(30, "/table/hands/Red/0"), panel(30, "/table/hands/Blue/0")
SECRET = panel(20, "/table/hands/Blue/1", seen_by="Blue")


def shown(abouts: list[list[str]], marked: tuple[str, ...] = (), seat: str = "Red") -> list[Panel]:
    """Return the parts of one table that are shown."""
    (found,) = details([(MARKET, RED, BLUE, SECRET)], abouts, marked, seat)
    return [*found]


def test_the_parts_are_shown_that_the_first_list_with_drawn_places_names() -> None:
    assert shown([["/table/nowhere"], ["/table/hands/Red"], ["/table/stall"]]) == [RED]
    assert shown([[], ["/table/nowhere"]]) == [MARKET], "the largest of all, if nothing is drawn"


def test_of_parts_with_marks_and_without_only_those_with_marks_are_shown() -> None:
    about = ["/table/stall", "/table/hands/Red/0"]
    assert shown([about]) == [MARKET, RED]
    assert shown([about], ("/table/hands/Red/0",)) == [RED]


def test_no_more_parts_are_shown_than_there_is_room_for() -> None:
    assert shown([["/table/stall", "/table/hands/Red/0", "/table/hands/Blue/0"]]) == [MARKET, RED]


def test_what_is_gone_keeps_its_area() -> None:
    gone, kept = (Panel.of(one.svg.replace("<svg ", '<svg data-crop="9" ')) for one in (MARKET, RED))
    areas = with_places_of(kept, gone, [*gone.places[:1], "/nowhere"]).places
    assert areas == [*kept.places, gone.places[0]]
    assert with_places_of(RED, MARKET, MARKET.places) == RED, "in no map, places move"
    assert with_places_of(gone, gone, gone.places) == gone, "what is still drawn is not drawn twice"


def test_where_there_is_no_room_for_all_parts_those_of_the_seat_are_shown() -> None:
    tall = panel(80, "/table/stall")
    assert [one for (one,) in details([(tall, RED)], [["/table"]], (), "Red")] == [RED]
    assert [one for (one,) in details([(tall, RED)], [["/table"]], (), "Blue")] == [tall]


def test_what_a_seat_does_not_see_is_not_shown() -> None:
    assert shown([["/table/hands/Blue/1"]]) == [MARKET]
    assert shown([["/table/hands/Blue/1"]], seat="Blue") == [SECRET]


def test_what_is_expected_and_new_gets_a_ring() -> None:
    changed = ["/table/coins/Red", "/table/hands/Blue/0"]
    assert rings(["/table/coins"], changed) == ["/table/coins/Red"]
    assert rings(["/table/hands/Blue/0/suit"], changed) == ["/table/hands/Blue/0"]
    assert rings(["/table/day"], changed) == []


def test_expectations_name_places_by_values_scores_and_actions() -> None:
    story = next(
        one.story
        for path in toy_suite().folders.feature_files()
        for one in toy_recordings().file(path).stories
    )
    expected = (
        Value(path=("table", "coins", "Red"), value=3),
        Outcome(path=("coins", "Blue"), value=1),
        LegalExactly(seat="Red", actions=({"type": "sell", "card": "pig"},)),
        Refused(),
    )
    (case,) = story.cases
    story = replace(story, cases=(replace(case, expectations=expected),))
    assert [*values_expected(story)] == ["/table/coins/Red"]
    named = {*places_expected(story, TABLE)}
    assert named == {"/table/coins/Red", "/table/coins/Blue", "/table/hands/Blue/0", "/table/hands/Red"}
