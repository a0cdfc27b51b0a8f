"""Rulings by chapter: numbered, each short enough for a phone, and old addresses that still lead to them."""

from __future__ import annotations

import re
from copy import copy
from itertools import groupby

import pytest
from bs4 import Tag
from playwright.sync_api import Browser

from ruleproof.cases.suite import Suite
from ruleproof.explaining.ruling_numbers import chapters_of_rulings, numbers_of_rulings
from ruleproof.input.folders import Data
from ruleproof.rules.model import Game
from tests.docs.site import HOME, Site, section, text_of
from tests.shared import PATIENCE
from tests.toybox import toy_suite

TOY_GAME = toy_suite().game
GAMES = [TOY_GAME, *(Suite.open(Data.open(), folders).game for folders in Data.open().games().values())]
PHONE = {"width": 390, "height": 844}
MOST_SCREENS = 14
"""Maximum number of screens of a phone for a chapter with its rulings, most of which are folded."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_ruling_says_that_only_one_edition_has_what_our_copy_of_another_has_lost(game: Game) -> None:
    for ruling in game.rulings.values():
        if any(game.clauses[clause].lost for clause in ruling.clauses):
            assert not re.search(r"only the (german|english)", ruling.why, re.IGNORECASE), ruling.id


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_ruling_has_a_number_in_the_chapter_of_its_first_clause(game: Game) -> None:
    numbers = numbers_of_rulings(game)
    assert numbers.keys() == game.rulings.keys()
    places = {chapter.id: place for place, chapter in enumerate(game.chapters, 1)}
    for identity, ruling in game.rulings.items():
        assert numbers[identity].startswith(f"R{places[game.clauses[ruling.clauses[0]].chapter]}.")
    for chapter, own in groupby(sorted(numbers.values()), key=lambda number: number.partition(".")[0]):
        assert {number.partition(".")[2] for number in own} == {
            str(place) for place in range(1, 1 + sum(n.startswith(f"{chapter}.") for n in numbers.values()))
        }


def test_the_index_has_every_ruling_at_its_old_anchor_and_leads_to_its_page(toy_site: Site) -> None:
    page = toy_site.page(f"{HOME}/rulings.html")
    for chapter in chapters_of_rulings(TOY_GAME):
        for ruling in chapter.rulings:
            entry = section(page, ruling.id)
            link = entry.find("a")
            assert isinstance(link, Tag)
            assert link["href"] == f"../../id/{ruling.id}.html"
            assert text_of(link) == ruling.question
            assert text_of(entry.select_one(".place")) == numbers_of_rulings(TOY_GAME)[ruling.id]
            assert ruling.readings[ruling.adopted] in text_of(entry)
            assert text_of(entry.find_parent("section").h2) == f"{chapter.number} {chapter.title}"


def test_question_and_answer_come_first_and_what_depends_on_it_is_folded(toy_site: Site) -> None:
    ruling = TOY_GAME.rulings["market_day.ruling.tie"]
    page = toy_site.page(f"id/{ruling.id}.html")
    shown = copy(page.article)
    folded = shown.find_all("details")
    assert folded and all("open" not in fold.attrs for fold in folded)
    inside = " ".join(text_of(fold.extract()) for fold in folded)
    assert "Of equal points the one with more coins wins" in inside
    told = text_of(shown)
    assert f"--reading {ruling.id}=more_coins" in told
    assert told.startswith(
        f"{ruling.question} Answer {ruling.readings[ruling.adopted]} Settled Can change who wins"
    )
    assert ruling.why in told and ruling.readings["more_coins"] in told


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.id)
def test_the_chapter_with_the_most_rulings_is_short_enough_for_a_phone(
    browser: Browser, address: str, game: Game
) -> None:
    longest = max(chapters_of_rulings(game), key=lambda chapter: len(chapter.rulings))
    page = browser.new_page(viewport=PHONE)
    page.set_default_timeout(PATIENCE)
    try:
        page.goto(f"{address}/games/{game.id}/rules/{longest.id}.html")
        heights = sorted(
            page.evaluate("[...document.querySelectorAll('.notes li')].map(one => one.offsetHeight)")
        )
        assert len(heights) >= len(longest.rulings) - sum(
            one.audience == "engines" for one in longest.rulings
        )
        assert heights[-1] <= PHONE["height"] / 2, "an answer is taller than half a phone"
        whole = page.evaluate("document.documentElement.scrollHeight")
        assert whole <= MOST_SCREENS * PHONE["height"]
    finally:
        page.close()
