"""The site in a real browser.

At desktop and phone width, light and dark, with and without scripts, by eye of axe and by keyboard.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.docs.browsing import DESKTOP, PHONE, axe_finds_nothing, opened, unfold
from tests.shared import PATIENCE

pytestmark = pytest.mark.browser

MAIN = (
    "index.html",
    "games/rival_cities/index.html",
    "games/rival_cities/rules/course.html",
    "games/rival_cities/rulings.html",
    "games/rival_cities/rules/course-de.html",
    "games/rival_cities/data.html",
    "games/rival_cities/components.html",
    "games/lost_cities_rivals/rules/auction.html",
    "games/lost_cities_rivals/vocabulary.html",
    "guides/authors.html",
    "guides/editors.html",
    "guides/python.html",
    "guides/explore.html",
    "guides/protocol.html",
    "guides/data.html",
    "id/rival_cities.ink_jar.third_space_costs_one.html",
    "search.html",
)

SHOWS_FOCUS = """() => {
  const active = document.activeElement;
  return [active, active.parentElement].some((one) => {
    const style = one && getComputedStyle(one);
    const shadow = style && style.boxShadow !== "none" && one !== active.parentElement;
    return style && (style.outlineStyle !== "none" || shadow);
  });
}"""


KEEPS_WHAT_IS_BUSY = """new MutationObserver((changes) => {
  for (const { target } of changes) (globalThis.busy ??= []).push(target.ariaBusy);
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["aria-busy"] });"""


@pytest.mark.parametrize("path", ["search.html", "games/lost_cities_rivals/tours/game_of_2.html"])
def test_a_page_is_said_to_be_busy_until_its_scripts_have_put_it_together(
    browser: Browser, address: str, path: str
) -> None:
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    try:
        page.add_init_script(KEEPS_WHAT_IS_BUSY)
        page.goto(f"{address}/{path}")
        page.wait_for_function("globalThis.busy?.length === 2")
        assert page.evaluate("globalThis.busy") == ["true", None]
        expect(page.get_by_label(re.compile("Your question|^Play$"))).to_be_visible()
    finally:
        page.close()


@pytest.mark.sampled(5)
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", MAIN)
def test_a_page_fits_the_screen_and_the_console_stays_empty(
    browser: Browser, address: str, path: str, viewport: dict[str, int]
) -> None:
    with opened(browser, address, path, viewport=viewport) as page:
        expect(page.locator("h1")).to_have_count(1)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= viewport["width"], f"{path} is {wide} pixels wide"


EVERY_KIND = [
    *(path.replace("rival_cities/rulings", "lost_cities_rivals/rulings") for path in MAIN),
    "games/rival_cities/sheet.html",
    "games/rival_cities/sheet-de.html",
    "games/rival_cities/index-de.html",
    "games/lost_cities_rivals/text.html",
    "games/rival_cities/text-de.html",
    "games/lost_cities_rivals/tours.html",
    "games/lost_cities_rivals/tours/game_of_2.html",
    "games/rival_cities/glossary.html",
    "games/lost_cities_rivals/messages.html",
    "guides/quality.html",
    "guides/changes.html",
    "games/lost_cities_rivals/reference.html",
    "guides/engines.html",
    "id/lost_cities_rivals.auction.bid_must_exceed_last.html",
    "id/rival_cities.ruling.option_c_second_part.html",
    "id/rival_cities.ruling.option_c_second_part-de.html",
    "search.html?q=who+wins+a+tie",
]
"""The rulings are those of the game that has the fewest: axe takes half a minute for the longest page."""


@pytest.mark.sampled(8)
@pytest.mark.parametrize("width", [360, 900, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", EVERY_KIND)
def test_axe_finds_nothing(browser: Browser, address: str, path: str, scheme: str, width: int) -> None:
    with opened(
        browser, address, path, color_scheme=scheme, viewport={"width": width, "height": 800}
    ) as page:
        unfold(page, 6)
        axe_finds_nothing(page, scheme)


MEASURES_SHIFTS = """globalThis.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });"""
FETCHED = """() => ["resource", "navigation"].flatMap((kind) => performance.getEntriesByType(kind))
  .filter((one) => !one.name.includes("/seen/")).reduce((sum, one) => sum + one.encodedBodySize, 0)"""
MOST_OF_THE_FIRST_PAGE = 300_000
MOST_OF_A_PAGE = 200_000
"""Bytes with typefaces, styles and scripts, but without pictures."""


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(
    "path",
    [
        "index.html",
        "games/rival_cities/index.html",
        "games/lost_cities_rivals/rules/auction.html",
        "id/lost_cities_rivals.auction.bid_must_exceed_last.html",
        "search.html?q=who+wins+a+tie",
    ],
)
def test_nothing_moves_while_a_page_is_put_together(
    browser: Browser, address: str, path: str, width: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800})
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(MEASURES_SHIFTS)
        page.goto(f"{address}/{path}")
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        page.evaluate("document.fonts.ready")
        assert page.evaluate("globalThis.shifted") <= 0.02
    finally:
        context.close()


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("index.html", MOST_OF_THE_FIRST_PAGE),
        ("guides/authors.html", MOST_OF_A_PAGE),
        ("id/lost_cities_rivals.ruling.tie.html", MOST_OF_A_PAGE),
    ],
)
def test_a_page_is_light(browser: Browser, address: str, path: str, most: int) -> None:
    with opened(browser, address, path) as page:
        page.evaluate("document.fonts.ready")
        assert page.evaluate(FETCHED) <= most


def test_a_table_that_is_wider_than_the_screen_is_scrolled_by_keyboard(
    browser: Browser, address: str
) -> None:
    narrow = {"width": 360, "height": 800}
    with opened(browser, address, "guides/quality.html", viewport=narrow) as page:
        unfold(page)
        table = page.locator(".scrolls[tabindex]:visible").first
        table.focus()
        page.keyboard.press("ArrowRight")
        page.wait_for_function("document.activeElement.scrollLeft > 0")
        wide = page.locator(".scrolls").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth)"
        )
        assert len(wide) == 1, "the figures fit a phone, and only the curves are scrolled"
    with opened(browser, address, "guides/authors.html") as page:
        assert not page.locator(".scrolls[tabindex]").count(), "no stop where nothing is scrolled"


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_newcomer_finds_the_way_from_home_to_a_ruling_and_back(
    browser: Browser, address: str, viewport: dict[str, int]
) -> None:
    with opened(browser, address, "index.html", viewport=viewport) as page:
        main = page.locator("main")
        main.get_by_role("link", name="Rival Cities", exact=True).click()
        expect(page.locator("h1")).to_contain_text("Rival Cities")
        main.get_by_role("link", name=re.compile("The four options")).first.click()
        expect(page.locator("h1")).to_contain_text("The four options")
        # Which section is the last one is not known before the page is there to its end.
        page.wait_for_load_state()
        page.locator("a.mark").first.click()
        note = page.locator(f"[id='{page.url.partition('#')[2]}']")
        expect(note).to_be_in_viewport()
        question = note.locator("b").inner_text()[1:].strip()
        note.locator("a").last.click()
        expect(page).to_have_url(re.compile(r"id/rival_cities\.ruling\.\w+\.html"))
        expect(page.locator("h1")).to_have_text(question)
        page.go_back()
        expect(page.locator("h1")).to_contain_text("The four options")


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("third space costs one product", "rival_cities.ink_jar.third_space_costs_one"),
        ("rival_cities.ink_jar.third_space_costs_one", "rival_cities.ink_jar.third_space_costs_one"),
        ("wager cards do not multiply the bonus", "lost_cities_rivals.scoring.bonus_not_multiplied"),
    ],
)
def test_the_search_finds_a_clause_by_its_words_and_by_its_id(
    browser: Browser, address: str, typed: str, wanted: str
) -> None:
    with opened(browser, address, "index.html") as page:
        box = (
            page.get_by_role("searchbox", name=re.compile("search", re.IGNORECASE))
            .or_(page.locator("input[name=q]"))
            .first
        )
        box.fill(typed)
        box.press("Enter")
        hit = page.locator(f"#answers a[href$='id/{wanted}.html']").first
        expect(hit).to_be_visible()
        hit.click()
        expect(page).to_have_url(re.compile(re.escape(f"id/{wanted}.html") + "$"))
        expect(page.locator(".statement")).to_be_in_viewport()


def test_answers_stand_below_the_question_while_it_is_typed(browser: Browser, address: str) -> None:
    with opened(browser, address, "games/lost_cities_rivals/rulings.html") as page:
        page.locator(".seek input").first.fill("draw")
        page.locator(".seek input").first.press("Enter")
        field = page.get_by_role("searchbox", name=re.compile("Your question"))
        expect(page.get_by_label("Lost Cities: Rivals", exact=True)).to_be_checked()
        field.fill("who wins a draw")
        tie = page.locator("#answers a[href='id/lost_cities_rivals.ruling.tie.html']").first
        expect(tie).to_have_text("Who wins when several players have the most points?")
        expect(page.locator("#answers")).to_contain_text("All of them win together.")
        expect(page).to_have_url(re.compile("q=who\\+wins\\+a\\+draw&game=lost_cities_rivals"))
        page.get_by_label("Rivalry", exact=True).check()
        expect(page.locator("#answers a[href*='lost_cities_rivals']")).to_have_count(0)


def test_the_best_answer_has_the_picture_of_its_own_page(browser: Browser, address: str) -> None:
    path = "search.html?q=lost_cities_rivals.auction.bid_must_exceed_last"
    with opened(browser, address, path) as page:
        expect(page.locator(".best figure svg[role=img]").first).to_be_visible()


def test_a_ruling_that_narrows_a_rule_stands_with_it(browser: Browser, address: str) -> None:
    question = "I just bought ship 18, can I do option C without a letter now"
    with opened(browser, address, f"search.html?q={question}&game=rival_cities") as page:
        narrowed = page.locator("#answers .narrowed a").first
        expect(narrowed).to_be_visible()
        address_of_it = narrowed.get_attribute("href")
        expect(page.locator(f"#answers a[href='{address_of_it}']")).to_have_count(1)


def test_the_arrow_keys_walk_from_the_question_through_the_answers(browser: Browser, address: str) -> None:
    with opened(browser, address, "search.html?q=wager&game=lost_cities_rivals") as page:
        field = page.get_by_role("searchbox", name=re.compile("question|Frage"))
        expect(field).to_be_focused()
        links = page.locator("#answers a")
        page.keyboard.press("ArrowDown")
        expect(links.nth(0)).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(links.nth(1)).to_be_focused()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowUp")
        expect(field).to_be_focused()


def test_where_answers_are_wanted_in_german_the_page_of_the_search_speaks_german(
    browser: Browser, address: str
) -> None:
    with opened(browser, address, "search.html?q=Fabrik&game=rival_cities&language=de") as page:
        expect(page.get_by_role("button", name="Fragen")).to_be_visible()
        expect(page.locator("output")).to_contain_text("Antworten")
        assert set(page.locator("#answers a").evaluate_all("links => links.map(link => link.lang)")) == {"de"}
        assert "-de.html" in (page.locator("#answers a").first.get_attribute("href") or "")
        page.get_by_label("Englisch").check()
        expect(page.get_by_role("button", name="Ask")).to_be_visible()
        expect(page.locator("output")).to_contain_text("answers")


def test_the_rulings_are_filtered_by_severity_and_edition_and_the_address_keeps_it(
    browser: Browser, address: str
) -> None:
    with opened(browser, address, "games/rival_cities/rulings.html") as page:
        shown = page.locator(".index li:visible")
        everything = shown.count()
        page.get_by_label("no play without it").check()
        blocking = shown.count()
        assert 0 < blocking < everything
        assert page.locator(".index li[data-tags~=blocking]").count() == blocking
        page.get_by_label("editions differ").check()
        assert 0 < shown.count() < blocking
        expect(page.locator("output")).to_have_text(f"{shown.count()} of {everything} rulings")
        left = shown.count()
        page.reload()
        expect(shown).to_have_count(left)
        page.get_by_label("All", exact=True).check()
        page.get_by_label("Any", exact=True).first.check()
        assert shown.count() == everything


@pytest.mark.sampled(3)
@pytest.mark.parametrize("path", EVERY_KIND[:-1:2])
def test_a_page_says_the_same_without_scripts(browser: Browser, address: str, path: str) -> None:
    with opened(browser, address, path, java_script_enabled=False) as page:
        expect(page.locator("h1")).to_be_visible()
        assert len(page.locator("main").first.inner_text()) > 150


def test_scenarios_are_fetched_when_their_list_is_opened_by_keyboard(browser: Browser, address: str) -> None:
    with opened(browser, address, "id/lost_cities_rivals.auction.bid_must_exceed_last.html") as page:
        folded = page.locator("details.scenarios")
        expect(folded.get_by_text(re.compile("^Given"))).to_have_count(0)
        folded.locator("summary").first.focus()
        page.keyboard.press("Enter")
        expect(folded.get_by_text(re.compile("^Given")).first).to_be_visible()


def test_the_keyboard_reaches_the_search_and_the_first_link_shows_where_it_is(
    browser: Browser, address: str
) -> None:
    with opened(browser, address, "index.html") as page:
        reached = []
        for _ in range(12):
            page.keyboard.press("Tab")
            reached.append(
                page.evaluate("document.activeElement.name || document.activeElement.textContent.trim()")
            )
            assert page.evaluate(SHOWS_FOCUS), f"{reached[-1]!r} does not show that it has the focus"
        assert "q" in reached, reached


def test_an_address_with_the_id_of_a_clause_leads_to_its_place_in_the_text(
    browser: Browser, address: str
) -> None:
    for identity, place in (
        ("rival_cities.ink_jar.third_space_costs_one", "games/rival_cities/rules/course.html"),
        ("rival_cities.ruling.option_c_second_part", "games/rival_cities/rulings.html"),
    ):
        with opened(browser, address, f"id/{identity}.html") as page:
            page.locator(f"main a[href*='{place}']").first.click()
            expect(page).to_have_url(re.compile(re.escape(place)))
            expect(page.locator(f"[id='{identity}']").first).to_be_attached()
