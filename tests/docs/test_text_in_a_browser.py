"""The rules as a text in a real browser: on a phone, on paper, and by eye of axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from ruleproof.input.folders import Data
from tests.docs.browsing import opened
from tests.shared import WHOLE
from tools.printing import SIZES, pages_to_print, printed

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
GAMES = sorted(Data.open().games())
TEXTS = [*(f"games/{game}/text.html" for game in GAMES), "games/rival_cities/text-de.html"]
CHAPTER = "games/lost_cities_rivals/rules/auction.html"
SHEETS = [*(f"games/{game}/sheet.html" for game in GAMES), "games/rival_cities/sheet-de.html"]
LEAST_SHARE = 0.7
"""Of the height of a chapter on a phone, without its pictures, so much at least is rules and answers."""

SHARES = """() => [...document.querySelectorAll("article.chapter, .chapter-of-text")].map((chapter) => {
    const tall = (one) => one.getBoundingClientRect().height;
    const height = (parts) => [...chapter.querySelectorAll(parts)].reduce((sum, one) => sum + tall(one), 0);
    const said = height("header, .rules, .notes, .group > h2, .group > h3");
    return [chapter.querySelector("h1, h2").textContent, said / (tall(chapter) - height("figure.example"))];
  })"""


def chapters_of(game: str) -> list[str]:
    """Return the pages of a game's chapters."""
    head = Data.open().game(game).spec / "game.yaml"
    ids = re.findall(
        r"^  - \{id: (\w+), title: [^}]*\}$", head.read_text("utf-8").partition("chapters:")[2], re.M
    )
    return [f"games/{game}/rules/{chapter}.html" for chapter in ids]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_most_of_every_chapter_is_its_rules_and_answers(
    browser: Browser, address: str, game: str
) -> None:
    chapters = chapters_of(game)
    assert len(chapters) > 5
    with opened(browser, address, chapters[0], viewport=PHONE) as page:
        for chapter in chapters:
            page.goto(f"{address}/{chapter}")
            [(title, share)] = page.evaluate(SHARES)
            assert share >= LEAST_SHARE, title


@pytest.mark.sampled(2)
@pytest.mark.parametrize("path", TEXTS)
def test_on_a_phone_most_of_the_text_is_rules_and_nothing_is_wider_than_the_screen(
    browser: Browser, address: str, path: str
) -> None:
    with opened(browser, address, path, viewport=PHONE) as page:
        shares = page.evaluate(SHARES)
        assert len(shares) > 5
        assert [(title, round(share, 3)) for title, share in shares if share < LEAST_SHARE] == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


TALLER = """() => [...document.querySelectorAll(".group:has(> .notes)")].map((group) => {
    const end = (part) => group.querySelector(part).getBoundingClientRect().bottom;
    return [group.textContent.trim().slice(0, 40), end(".notes > :last-child") - end(".rules")];
  })"""
LINE = 24
"""Pixels of a line of a note; the notes of a group may be taller than its rules by so much."""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_the_notes_beside_a_group_are_no_taller_than_its_rules(
    browser: Browser, address: str, game: str
) -> None:
    chapters = chapters_of(game)
    with opened(browser, address, chapters[0], viewport={"width": 1280, "height": 900}) as page:
        for chapter in chapters:
            page.goto(f"{address}/{chapter}")
            assert [one for one in page.evaluate(TALLER) if one[1] > LINE] == [], chapter


def test_a_rule_has_at_most_three_letters_and_each_is_wide_enough_for_a_thumb(
    browser: Browser, address: str
) -> None:
    with opened(browser, address, "games/rivalry/rules/battle.html", viewport=PHONE) as page:
        for rule in page.locator(".rules > li:has(.mark)").all():
            assert re.fullmatch(r"([a-z]{1,2}){1,3}…?", "".join(rule.locator(".mark").all_inner_texts()))
        sizes = page.locator(".mark").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect()).flatMap((box) => [box.width, box.height])"
        )
        assert min(sizes) >= 24
        assert page.locator(".mark.open").count(), "what is contested has a form of its own"


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_the_mark_of_a_ruling_leads_to_its_question_though_it_is_folded_away(
    browser: Browser, address: str, scripts: bool
) -> None:
    with opened(browser, address, CHAPTER, java_script_enabled=scripts, viewport=PHONE) as page:
        note = page.locator(".notes details li").first
        mark = page.locator(f"a.mark[href='#{note.get_attribute('id')}']").first
        expect(note).not_to_be_visible()
        mark.click()
        expect(note).to_be_visible()
        expect(note.locator("b")).to_contain_text("?")


def test_an_example_is_printed_whole_and_does_not_pull_the_next_one_along(
    browser: Browser, address: str
) -> None:
    with opened(browser, address, "games/rivalry/text.html") as page:
        page.emulate_media(media="print")
        breaks = page.locator("figure.example").evaluate_all(
            """examples => examples.map((one) => [
              getComputedStyle(one).breakInside, getComputedStyle(one).breakAfter])"""
        )
        assert breaks and all(one == ["avoid", "auto"] for one in breaks)


def test_sheets_are_printed_on_one_page_and_texts_name_no_file_of_this_machine(
    browser: Browser, site, tmp_path
) -> None:
    there = pages_to_print(site)
    answers = [path.replace("/sheet", "/answers") for path in SHEETS]
    assert len(there) == len(TEXTS + SHEETS + answers)
    pages = [one for one in there if WHOLE or "sheet" in one.stem or one.parent.name == "lost_cities_rivals"]
    made = list(printed(browser, pages, tmp_path))
    assert len(made) == len(SIZES) * len(pages)
    sheets = [one for one in made if "-sheet" in one.path.name]
    assert [one for one in sheets if one.pages != 1] == []
    texts = [one for one in made if "-text" in one.path.name]
    assert texts and all(5 < one.pages <= 24 for one in texts)
    assert all(one.pages <= 4 for one in made if one not in sheets + texts)
    for one in made:
        assert b"file:///" not in one.path.read_bytes(), one.path.name
    assert list(tmp_path.glob("*.part")) == []
