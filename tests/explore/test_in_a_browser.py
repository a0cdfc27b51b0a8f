"""The pages in a real browser: whole games, a scenario, a planted fault; by eye of axe and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.explore.visitor import Visitor, visiting
from tests.shared import PATIENCE, WHOLE
from tests.toybox import GAME, ToyCopy, stdio

pytestmark = pytest.mark.browser

DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
GAMES = ("between_two_cities", "lost_cities_rivals", "rival_cities", "rivalry")


@contextmanager
def opened(browser: Browser, visitor: Visitor, path: str = "", **options: Any) -> Iterator[Page]:
    """Open a page; whatever the browser complains of fails the test."""
    context = browser.new_context(viewport=options.pop("viewport", DESKTOP), **options)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda one: complaints.append(one.text) if one.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(visitor.address + path)
    try:
        yield page
    finally:
        context.close()
    assert not complaints, complaints


def axe_finds_nothing(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
    found = Axe().run(page, options={"runOnly": RULES, "resultTypes": ["violations"]})
    told = [
        f"{rule['id']}: {rule['help']}: {node['target']}"
        for rule in found.response["violations"]
        for node in rule["nodes"][:3]
    ]
    assert not told, "\n".join(told)


def wait_for_last_step(page: Page, step: int) -> None:
    """Wait until a line of play is shown at its last step, and the page is there to its end."""
    expect(page.locator("h1")).to_have_text(re.compile(rf", step {step} of {step}$"))
    page.wait_for_load_state()


def play_to_the_end(page: Page, most: int) -> None:
    """Play an action of each step until nobody can act."""
    for plays in range(most):
        wait_for_last_step(page, plays)
        choices = page.locator("#actions .actions button[name=choice]")
        number = choices.count()
        if not number:
            return
        chosen = choices.nth((plays * 7) % number)
        chosen.evaluate("one => { const part = one.closest('details'); if (part) part.open = true }")
        chosen.click()
    raise AssertionError(f"the game has not ended after {most} plays")


def test_a_whole_game_is_played_in_the_browser(browser: Browser, visitor: Visitor) -> None:
    with opened(browser, visitor, f"game/{GAME}") as page:
        page.get_by_role("button", name="Begin").click()
        play_to_the_end(page, 200)
        expect(page.locator("#actions-title")).to_have_text(re.compile(r" wins?\b"))


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_each_is_played_in_the_browser(browser: Browser, visitor: Visitor, game: str) -> None:
    with opened(browser, visitor, f"game/{game}") as page:
        page.get_by_role("button", name="Begin").click()
        play_to_the_end(page, 1900)
        expect(page.locator("#actions-title")).to_have_text(re.compile(r" wins?\b"))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", [GAME, *GAMES])
def test_the_pages_fit_are_named_and_can_be_read(browser: Browser, visitor: Visitor, game: str) -> None:
    started = visitor.post(f"game/{game}/new", seats="")
    line = visitor.post(f"line/{started.line}/on", most=12).line
    paths = (f"game/{game}", f"line/{line}?ask=x", f"line/{line}/keep", f"line/{line}/position")
    shown = list(product(paths, ((DESKTOP, "light"), (PHONE, "dark"))))
    for path, (viewport, scheme) in shown if WHOLE else shown[[GAME, *GAMES].index(game) % 3 :: 3]:
        with opened(browser, visitor, path, viewport=viewport, color_scheme=scheme) as page:
            expect(page.locator("h1")).to_have_count(1)
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= viewport["width"], f"{path} is {wide} pixels wide"
            axe_finds_nothing(page)


def test_the_page_with_an_engine_that_differs_can_be_read(browser: Browser, tmp_path: Path) -> None:
    with visiting(tmp_path, engine=stdio("doubles_the_card")) as visitor:
        page = visitor.post(f"game/{GAME}/position", name="two traders")
        line = visitor.play(page, "Red calls an auction").line
        for viewport, scheme in ((DESKTOP, "dark"), (PHONE, "light")):
            with opened(browser, visitor, f"line/{line}", viewport=viewport, color_scheme=scheme) as shown:
                assert shown.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
                axe_finds_nothing(shown)


def test_everything_is_done_by_keyboard(browser: Browser, visitor: Visitor) -> None:
    number = visitor.post(f"game/{GAME}/position", name="the auction of a cow").line
    with opened(browser, visitor, f"line/{number}") as page:
        action = page.locator("#actions .actions").get_by_role("button", name="Red bids 2 coins")
        for _ in range(60):
            page.keyboard.press("Tab")
            if action.evaluate("one => one === document.activeElement"):
                break
        assert action.evaluate("one => getComputedStyle(one).outlineStyle !== 'none'")
        page.keyboard.press("Enter")
        heard = page.locator("html.scripted h1")
        expect(heard).to_contain_text("step 1 of 1")
        expect(page.locator("#actions-title")).to_be_focused()
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('#actions') !== null")
        page.locator("body").press("ArrowLeft")
        expect(heard).to_contain_text("step 0 of 1")
        page.locator("body").press("ArrowRight")
        expect(heard).to_contain_text("step 1 of 1")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_a_scenario_is_written_and_runs(browser: Browser, toy_copy: ToyCopy, scripts: bool) -> None:
    with (
        visiting(toy_copy.features, data=(toy_copy.root,)) as visitor,
        opened(browser, visitor, f"game/{GAME}", java_script_enabled=scripts) as page,
    ):
        page.get_by_role("button", name="the auction of a cow").click()
        for step, action in enumerate(("Red bids 2 coins", "Blue bids 3 coins", "Green bids 1 coin"), 1):
            page.locator("#actions .actions").get_by_role("button", name=action, exact=True).click()
            wait_for_last_step(page, step)
        page.get_by_role("link", name="Keep it").click()
        page.get_by_label("Title, the claim").fill("Blue pays three coins")
        page.get_by_label("Clauses that it shows").fill("market_day.auction.highest_takes_card")
        page.get_by_label(re.compile("The last .* plays")).fill("3")
        page.get_by_role("button", name="Rewrite it").click()
        # It stands below the boxes, so that all of them are there.
        written = page.get_by_label("The scenario", exact=True)
        expect(written).to_contain_text("Blue pays three coins")
        ticked = page.locator("input[name=then]:checked")
        while ticked.count():
            ticked.first.uncheck()
        page.get_by_label("Blue has 0 coins").check()
        page.get_by_role("button", name="Rewrite it").click()
        expect(written).to_contain_text("Blue has 0 coins")
        expect(page.get_by_text("The reference agrees with it")).to_be_visible()
        page.get_by_role("button", name="Save the scenario").click()
        expect(page.get_by_role("status")).to_contain_text("blue_pays_three_coins.feature")
    told, status = toy_copy.check()
    assert status == 0, told


def test_a_position_is_changed_by_a_sentence(browser: Browser, visitor: Visitor) -> None:
    number = visitor.post(f"game/{GAME}/position", name="the auction of a cow").line
    with opened(browser, visitor, f"line/{number}/position") as page:
        field = page.locator("input[name=given]")
        field.fill("Red has 50 coins")
        field.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("14 in the game (law coins)")
        page.get_by_label("And").first.fill("Red has 5 coins")
        page.get_by_role("button", name="Play from here").click()
        expect(page.get_by_role("button", name="Red bids 5 coins")).to_be_visible()
