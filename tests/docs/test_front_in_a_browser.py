"""The first page, the pages at permanent addresses and the contents, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.docs.browsing import opened

pytestmark = pytest.mark.browser
CLAUSE = "id/rival_cities.ink_jar.third_space_costs_one.html"
RULING = "id/rival_cities.ruling.option_c_second_part.html"


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_the_first_page_takes_a_question_to_the_search(browser: Browser, address: str, scripts: bool) -> None:
    with opened(browser, address, "index.html", java_script_enabled=scripts) as page:
        field = page.get_by_label("Ask a rule in your own words")
        field.fill("who wins a tie")
        field.press("Enter")
        expect(page).to_have_url(re.compile(r"search\.html\?q=who\+wins\+a\+tie"))
        if scripts:
            expect(page.locator("#answers a").first).to_be_visible()


def test_a_permanent_address_is_read_without_scripts_and_prints_without_its_field(
    browser: Browser, address: str
) -> None:
    with opened(browser, address, RULING, java_script_enabled=False) as page:
        expect(page.locator(".answer p").first).to_be_visible()
        expect(page.get_by_role("searchbox")).to_be_visible()
        page.emulate_media(media="print")
        expect(page.get_by_role("searchbox")).not_to_be_visible()


@pytest.mark.parametrize("path", ["index.html", "games/rivalry/index.html", CLAUSE])
def test_the_keyboard_never_leaves_a_narrow_screen(browser: Browser, address: str, path: str) -> None:
    beside = """() => { const at = document.activeElement.getBoundingClientRect();
      return at.right <= 0 || at.left >= innerWidth; }"""
    with opened(browser, address, path, viewport={"width": 360, "height": 800}) as page:
        for _ in range(8):
            page.keyboard.press("Tab")
            assert not page.evaluate(beside), page.evaluate("document.activeElement.outerHTML")
        page.keyboard.press("Control+k")
        expect(page.locator("input[type=search]:focus")).to_be_in_viewport()


def test_the_contents_of_the_site_are_opened_by_keyboard_on_a_narrow_screen(
    browser: Browser, address: str
) -> None:
    with opened(browser, address, "games/rivalry/index.html", viewport={"width": 360, "height": 800}) as page:
        switch = page.get_by_role("button", name="Menu")
        contents = page.get_by_role("navigation", name="Rivalry")
        expect(contents).not_to_be_visible()
        switch.press("Enter")
        expect(contents).to_be_visible()
        page.keyboard.press("Escape")
        expect(contents).not_to_be_visible()


def test_on_a_phone_the_index_has_three_rows_of_filters_and_one_of_chapters(
    browser: Browser, address: str
) -> None:
    path = "games/rivalry/rulings.html"
    with opened(browser, address, path, viewport={"width": 360, "height": 800}) as page:
        rows = page.locator(".filters > :is(input, output, fieldset, .more):visible")
        middles = rows.evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(at => (at.top + at.bottom) / 2)"
        )
        assert len({round(middle / 24) for middle in middles}) == 3
        labels = page.locator(".filters fieldset:not(.further) label span")
        assert all(
            labels.evaluate_all("all => all.map(one => one.getBoundingClientRect().right <= innerWidth)")
        )
        third = page.locator(".jump a").nth(2)
        third.click()
        expect(third).to_have_attribute("aria-current", "true")
        page.locator(".more").click()
        page.get_by_label("No play without it").check()
        chapters, sections = page.locator(".jump a:visible"), page.locator(".index section:visible")
        assert chapters.count() == sections.count()
        chapters.last.click()
        expect(sections.last.locator("h2")).to_be_in_viewport(ratio=1)


def test_the_button_that_copies_a_file_is_in_the_middle_of_its_bar(browser: Browser, address: str) -> None:
    with opened(browser, address, "guides/live-games.html") as page:
        bar = page.locator(".code-block-caption").first
        button = page.locator(".code-block-caption + * .copy").first
        middle = "one => { const at = one.getBoundingClientRect(); return (at.top + at.bottom) / 2; }"
        assert abs(bar.evaluate(middle) - button.evaluate(middle)) <= 1


@pytest.mark.parametrize(
    "path", ["games/between_two_cities/text.html", "games/between_two_cities/sheet.html"]
)
def test_on_a_phone_each_table_of_points_has_labels_and_room(
    browser: Browser, address: str, path: str
) -> None:
    with opened(browser, address, path, viewport={"width": 360, "height": 800}) as page:
        assert page.locator(".counts :is(h2, h3)").first.inner_text() == "Scoring"
        ladders = page.locator(".counts .ladder")
        assert ladders.count() == 5
        assert ladders.locator("li:first-child").all_inner_texts().count("tiles\npoints") == 4
        assert all(ladders.evaluate_all("all => all.map(one => one.scrollWidth <= one.clientWidth)"))


def test_above_the_first_section_none_is_the_current_one(browser: Browser, address: str) -> None:
    with opened(browser, address, "guides/quality.html", viewport={"width": 360, "height": 800}) as page:
        last, current = page.locator(".jump a").last, page.locator(".jump [aria-current]")
        last.click()
        expect(current).to_have_count(1)
        page.evaluate("scrollTo(0, 0)")
        expect(current).to_have_count(0)
        assert page.locator(".jump").evaluate("row => row.scrollLeft") == 0


def test_the_theme_that_was_chosen_holds_at_a_permanent_address(browser: Browser, address: str) -> None:
    with opened(browser, address, CLAUSE, color_scheme="light") as page:
        ground = "getComputedStyle(document.body).backgroundColor"
        light = page.evaluate(ground)
        page.evaluate("localStorage.setItem('theme', 'dark')")
        page.reload()
        assert page.evaluate(ground) != light
