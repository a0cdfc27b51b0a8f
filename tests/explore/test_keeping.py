"""What is kept: scenarios that compile and are checked, positions, tours."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from tests.explore.visitor import Page, Visitor, visiting
from tests.toybox import GAME, ToyCopy


def fields_of(page: Page) -> dict[str, str]:
    """Return the fields of the form that saves a scenario, as they are filled in."""
    boxes = "input[type=checkbox]:not([checked])"
    form = page.soup.select_one("form:has(button[formaction=save])")
    assert form is not None, page.text
    named = [one for one in form.select("[name]") if one not in form.select(boxes)]
    return {str(one["name"]): str(one.get("value", "")) for one in named}


def at_the_third_step(visitor: Visitor) -> Page:
    page = visitor.post(f"game/{GAME}/position", name="the auction of a cow")
    for action in ("Red bids 2 coins", "Blue bids 3 coins", "Green bids 1 coin"):
        page = visitor.play(page, action)
    return page


def test_a_scenario_is_written_checked_saved_and_runs(toy_copy: ToyCopy, tmp_path: Path) -> None:
    with visiting(toy_copy.features, data=(toy_copy.root,)) as visitor:
        page = at_the_third_step(visitor)
        kept = visitor.get(f"line/{page.line}/keep?step=3")
        offered = [str(one["value"]) for one in kept.soup.select("input[name=then]")]
        assert "Blue has 0 coins" in offered
        chosen = "&".join(f"then={quote(one)}" for one in offered if one in ("Blue has 0 coins",))
        clause = "market_day.auction.highest_takes_card"
        kept = visitor.get(
            f"line/{page.line}/keep?step=3&plays=3&title=Blue+pays+all&clauses={clause}&{chosen}"
        )
        assert "The reference agrees with it" in kept.text, kept.text
        saved = visitor.post(f"line/{page.line}/save", **fields_of(kept))
        assert "saved:" in saved.text
    written = toy_copy.features / "blue_pays_all.feature"
    assert written.read_text(encoding="utf-8").splitlines()[2:] == [
        f"  @clause:{clause}",
        "  Rule: When all have bid, the highest bidder takes the card in hand",
        "",
        "    Scenario: Blue pays all",
        '      Given the position "the auction of a cow"',
        "      When Red bids 2 coins",
        "      And Blue bids 3 coins",
        "      And Green bids 1 coin",
        "      Then Blue has 0 coins",
    ]
    told, status = toy_copy.check()
    assert status == 0, told


def test_a_refusal_is_kept_with_its_clause(visitor: Visitor) -> None:
    page = visitor.post(f"game/{GAME}/position", name="the auction of a cow")
    kept = visitor.get(f"line/{page.line}/keep?step=0&ask=Red+bids+4+coins")
    shown = kept.soup.select_one("pre[aria-label='The scenario']")
    assert shown is not None
    assert "When Red bids 4 coins" in shown.get_text()
    assert "Then the action is refused under market_day.auction.bid_within_purse" in shown.get_text()


def test_what_check_would_say_is_told(visitor: Visitor) -> None:
    page = at_the_third_step(visitor)
    kept = visitor.get(f"line/{page.line}/keep?step=3&clauses=market_day.auction.nonsense&then=x")
    assert "ruleproof check would report" in kept.text
    assert "this scenario expects nothing" in kept.text
    assert not kept.soup.select("button[formaction=save]")


def test_a_scenario_that_check_refuses_is_not_saved(visitor: Visitor) -> None:
    page = at_the_third_step(visitor)
    told = visitor.post(f"line/{page.line}/save", what="scenario", step=3, then="x", title="Nothing")
    assert told.status == 400 and "this scenario expects nothing" in told.text
    assert not list(visitor.room.folder.glob("*.feature"))


def test_a_line_from_a_new_game_begins_at_a_position_of_its_own(toy_copy: ToyCopy) -> None:
    with visiting(toy_copy.features, data=(toy_copy.root,)) as visitor:
        page = visitor.post(f"game/{GAME}/new", seats=3)
        page = visitor.post(f"line/{page.line}/on", most=4)
        kept = visitor.get(f"line/{page.line}/keep")
        assert "The reference agrees with it" in kept.text, kept.text
        shown = kept.soup.select_one("pre[aria-label='The scenario']")
        assert shown is not None and shown.get_text().count("Given") == 1
        saved = visitor.post(f"line/{page.line}/save", **fields_of(kept))
        assert "saved:" in saved.text


def test_a_position_is_saved_under_a_name_that_is_free(toy_copy: ToyCopy) -> None:
    with visiting(toy_copy.features / "positions", data=(toy_copy.root,)) as visitor:
        page = at_the_third_step(visitor)
        state = visitor.room.lines[page.line].state
        for _ in range(2):
            page = visitor.post(f"line/{page.line}/save", what="position", name="After the auction")
        assert "after_the_auction_2.yaml" in page.text
    (toy_copy.features / "positions" / "after_the_auction_2.yaml").unlink()
    with visiting(toy_copy.root / "saved", data=(toy_copy.root,)) as visitor:
        page = visitor.post(f"game/{GAME}/position", name="After the auction")
        book = visitor.room.book(GAME)
        shape = book.suite.validator.shapes.state
        assert shape.canonical(visitor.room.lines[page.line].state) == shape.canonical(state)


def test_a_whole_game_is_saved_as_a_tour(toy_copy: ToyCopy) -> None:
    with visiting(toy_copy.features / "tours", data=(toy_copy.root,)) as visitor:
        page = visitor.post(f"game/{GAME}/new", seats=2)
        early = visitor.post(f"line/{page.line}/save", what="tour", name="Too early")
        assert early.status == 400 and "has not ended yet" in early.text
        page = visitor.post(f"line/{page.line}/on", most=500)
        saved = visitor.post(f"line/{page.line}/save", what="tour", name="A saved game")
        assert "a_saved_game.yaml" in saved.text, saved.text
    told, status = toy_copy.check()
    assert status == 0, told


def test_nothing_is_written_without_save(visitor: Visitor) -> None:
    page = at_the_third_step(visitor)
    visitor.get(f"line/{page.line}/keep")
    assert not visitor.room.folder.exists()
    assert visitor.post(f"line/{page.line}/save", what="castle", name="x").status == 400


def test_a_folder_that_cannot_be_written_is_told(visitor: Visitor) -> None:
    visitor.room.folder = Path("/proc/nowhere")
    page = at_the_third_step(visitor)
    told = visitor.post(f"line/{page.line}/save", what="position", name="x")
    assert told.status == 400 and "cannot be written" in told.text
