"""What only a browser can show about the pictures.

Nothing is cut off, nothing lies on other words, and all can be read on a phone.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ruleproof.reports import html, pictures
from tests.reports.drawings import DATA, GAMES, board_of, drawn, states_of
from tests.shared import PATIENCE, WHOLE
from tests.toybox import run_on_toy, stdio

pytestmark = pytest.mark.browser
PHONE = {"width": 360, "height": 740}
LEAST_TEXT = 9.0
"""In pixels of a phone's screen."""
SECOND_SIGN = re.compile(r"wager|start|[A-K]\d+")
"""Words that may be smaller: a wager has a cross, too, and a starting wager a dashed frame; the letters and
numbers of tiles are on the rim. Pieces may cover the names of tiles.
"""
TEXTS = """() => [...document.querySelectorAll("svg.bd")].map((svg) => ({
  name: svg.getAttribute("aria-label"),
  size: svg.getAttribute("viewBox").split(" ").slice(2).map(Number),
  texts: [...svg.querySelectorAll("text")]
    .filter((one) => one.textContent.trim() && one.checkVisibility())
    .map((text) => {
    const box = text.getBoundingClientRect();
    const frame = svg.getBoundingClientRect();
    const unit = frame.width / 640;
    return {
      words: text.textContent,
      x: (box.x - frame.x) / unit,
      y: (box.y - frame.y) / unit,
      width: box.width / unit,
      height: box.height / unit,
      font: parseFloat(getComputedStyle(text).fontSize),
      scale: text.getScreenCTM().a,
    };
  }),
}))"""


def shown(
    browser: Browser, game: str, *, most: int, theme: str = "light dark", scheme: str = "light"
) -> Page:
    """Return a page of a phone's width with a number of positions of a game."""
    page = browser.new_context(viewport=PHONE, color_scheme=scheme).new_page()  # type: ignore[arg-type]
    page.set_default_timeout(PATIENCE)
    boards = "".join(drawn(game, name).svg for name in islice(states_of(game), most))
    page.set_content(
        f"<!DOCTYPE html><style>:root {{ color-scheme: {theme} }} body {{ margin: 20px }}"
        f"{pictures.STYLE}</style>"
        f"{pictures.defs(boards, board_of(game).symbols)}{boards}"
    )
    return page


@pytest.fixture(scope="module")
def pictures_of(browser: Browser) -> Callable[[str], list[dict[str, Any]]]:
    """Return what lies where in the picture of every position of a game."""

    @cache
    def measured(game: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = shown(browser, game, most=sys.maxsize if WHOLE else 12).evaluate(TEXTS)
        return found

    return measured


@pytest.mark.parametrize("game", GAMES)
def test_no_words_leave_the_picture_or_lie_on_other_words(
    pictures_of: Callable[[str], list[dict[str, Any]]], game: str
) -> None:
    for picture in pictures_of(game):
        width, height = picture["size"]
        for text in picture["texts"]:
            right, bottom = text["x"] + text["width"], text["y"] + text["height"]
            assert text["x"] >= 0 and text["y"] >= 0 and right <= width and bottom <= height, (
                f"{picture['name']}: {text['words']} is cut off"
            )
        crossing = [
            f"{one['words']} | {other['words']}"
            for one, other in pairs(
                [text for text in picture["texts"] if not SECOND_SIGN.fullmatch(text["words"])]
            )
            if cross(one, other)
        ]
        assert not crossing, f"{picture['name']}: {crossing}"


@pytest.mark.parametrize("game", GAMES)
def test_all_words_can_be_read_on_a_phone(
    pictures_of: Callable[[str], list[dict[str, Any]]], game: str
) -> None:
    for picture in pictures_of(game):
        sizes = {text["words"]: text["font"] * text["scale"] for text in picture["texts"]}
        small = [words for words, size in sizes.items() if size < LEAST_TEXT - 0.01]
        assert not [words for words in small if not SECOND_SIGN.fullmatch(words)], sizes


@pytest.mark.parametrize(
    ("theme", "scheme", "dark"),
    [
        ("light dark", "light", False),
        ("light dark", "dark", True),
        ("light", "dark", False),
        ("dark", "light", True),
    ],
)
def test_a_picture_follows_the_reader_s_choice_of_light_and_dark(
    browser: Browser, theme: str, scheme: str, dark: bool
) -> None:
    page = shown(browser, GAMES[0], most=1, theme=theme, scheme=scheme)
    fill = page.evaluate("getComputedStyle(document.querySelector('svg.bd > rect')).fill")
    assert (sum(map(int, fill.removeprefix("rgb(").removesuffix(")").split(","))) < 3 * 128) is dark


def test_a_report_with_pictures_fits_a_phone(browser: Browser) -> None:
    page = browser.new_context(viewport=PHONE).new_page()  # type: ignore[arg-type]
    page.set_default_timeout(PATIENCE)
    page.set_content(html.encode(run_on_toy(stdio("rolls_off_by_one")), DATA).decode())
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator("figure svg").first).to_be_visible()


def pairs(texts: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    for index, one in enumerate(texts):
        for other in texts[index + 1 :]:
            yield one, other


def cross(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Tell whether two words lie on each other by more than their margins."""
    beside = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    above = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(beside > 2.5 and above > 5)
