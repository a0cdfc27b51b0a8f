"""What stands around the pages: the first page, the contents, the imprint, and the permanent addresses."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from bs4 import BeautifulSoup

from ruleproof.input.folders import Data
from ruleproof_site.front import picture_of
from ruleproof_site.imprint import date_of, imprint
from ruleproof_site.library import Library
from ruleproof_site.pages import Pages, with_pages_below
from tests.docs.site import HOME, TOY_INDEX, Site, build_toy, text_of
from tests.toybox import GAME, TOY, ToyCopy, toy_suite

SUITE = toy_suite()
MOST_OF_A_SITE = 24_000_000
"""Sentences and pictures of every scenario and the steps of every tour take most of it."""
MOST_OF_A_PERMALINK = 7_200
"""Bytes that a page of one clause or ruling has on average at most."""
RULING = """
- id: market_day.ruling.empty_purse
  question: May a trader with an empty purse stay at the market?
  clauses: [market_day.auction.bid_within_purse]
  readings: {may_stay: It may stay., must_go: It must go.}
  adopted: may_stay
  why: Nothing sends anybody away.
  severity: minor
  unseen: It is only here to be read.
  decided: 2026-12-24
  authority: inference
  source: sentence
  status: adopted
"""


@pytest.fixture(scope="module")
def library() -> Library:
    """Return a library of the toy game alone."""
    return Library([TOY], [GAME])


def size_of(folder: Path) -> int:
    """Return the bytes of all files below a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def test_the_card_of_a_game_shows_the_position_in_which_most_scenarios_begin(toy_site: Site) -> None:
    card = toy_site.page("index.html").select_one("article.game")
    assert card is not None
    assert card.select_one(".view svg[role=img]")
    assert f"{len(SUITE.game.rulings)} questions" in text_of(card)


def test_a_game_that_brings_no_picture_has_its_card_all_the_same(toy_copy: ToyCopy) -> None:
    assert picture_of(Library([toy_copy.root], [GAME]).games[GAME]) is not None
    (toy_copy.spec / "board.svg.j2").unlink()
    assert picture_of(Library([toy_copy.root], [GAME]).games[GAME]) is None


def test_the_side_bar_shows_the_groups_of_the_game_and_marks_the_page(toy_site: Site) -> None:
    assert [text_of(a) for a in toy_site.page("index.html").select("aside.side a")] == [SUITE.game.title]
    fox = toy_site.page(f"{HOME}/rules/fox.html").select_one("aside.side nav.toc")
    here = fox.select_one("[aria-current=page]")
    assert (text_of(here), here["href"]) == ("4 The fox", f"../../../{HOME}/rules/fox.html")
    assert text_of(fox.select_one(".label")) == "Rules"
    linked = [str(a["href"]).rpartition("/")[2] for a in fox.select("a")]
    assert linked.index("fox.html") < linked.index("components.html") < linked.index("rulings.html")


def test_next_leads_to_the_next_chapter_and_never_out_of_the_rules(toy_site: Site) -> None:
    chapters = [chapter.id for chapter in SUITE.game.chapters]
    for at, chapter in enumerate(chapters):
        page = toy_site.page(f"{HOME}/rules/{chapter}.html")
        turned = {rel: page.select_one(f"nav.turn a[rel={rel}]") for rel in ("prev", "next")}
        wanted = {"prev": chapters[at - 1] if at else None, "next": dict(enumerate(chapters)).get(at + 1)}
        assert {rel: a and str(a["href"]).rpartition("/")[2] for rel, a in turned.items()} == {
            rel: name and f"{name}.html" for rel, name in wanted.items()
        }


def test_pages_for_authors_stand_outside_the_contents_of_a_game(library: Library) -> None:
    builder = SimpleNamespace(name="html", srcdir="", get_relative_uri=lambda _page, target: target)
    further = [f"{HOME}/{name}" for name in ("messages", "tours", "tours/one")]
    made = dict(Pages(library, builder).of(library.games[GAME], further))  # type: ignore[arg-type]
    contents = made[f"{HOME}/index"].partition(".. toctree::")[2]
    order = [
        contents.index(f"   /{HOME}/{name}\n") for name in ("rules/fox", "text", "tours", "rulings", "data")
    ]
    assert order == sorted(order)
    assert "messages" not in contents
    assert "tours/one" not in made[f"{HOME}/index"]
    assert f"/{HOME}/messages\n" in made[f"{HOME}/data"].partition(".. toctree::")[2]


def test_a_page_in_the_folder_of_another_stands_in_its_contents() -> None:
    made = with_pages_below({"tours": "Tours", "tours/one": "1", "own": ".. toctree::\n", "own/two": "2"})
    assert made["tours"].startswith("Tours\n")
    assert ".. toctree::\n   :hidden:\n\n   /tours/one\n" in made["tours"]
    assert made["own"] == ".. toctree::\n"
    in_order = with_pages_below({"rulings": "", "rulings/setup": "", "rulings/attack": ""})["rulings"]
    assert in_order.index("/rulings/setup") < in_order.index("/rulings/attack")


def test_every_page_of_a_site_of_one_game_tells_its_date_and_no_digest(toy_site: Site) -> None:
    digest = SUITE.digest()
    for name in toy_site.pages():
        told = toy_site.page(name).select("p.suite-version")
        assert len(told) == 1, name
        assert date_of([SUITE.game]) in text_of(told[0]), name
        assert digest not in toy_site.page(name).select_one("footer").get_text(), name


def test_pages_of_no_game_tell_the_versions_of_all_of_them(library: Library) -> None:
    other = Library([], ["lost_cities_rivals"])
    both = Library([TOY], [GAME])
    both.games = {**library.games, **other.games}
    told = imprint([*both.games.values()])
    assert SUITE.game.title in imprint([library.games[GAME]])
    assert SUITE.game.title not in told
    assert date_of([book.game for book in both.games.values()]) in told
    alone = imprint([*other.games.values()])
    assert f"version {other.games['lost_cities_rivals'].game.version}" in alone


def test_the_date_is_the_newest_of_the_data(library: Library) -> None:
    game = library.games[GAME].game
    dates = {ruling.decided for ruling in game.rulings.values()}
    dates |= {contested.date for contested in game.contested.values()}
    assert date_of([game]) == max(dates)
    assert date_of([]) == ""


@pytest.mark.parametrize(
    ("page", "game"),
    [
        (f"{HOME}/rules/fox", GAME),
        (f"id/{GAME}.fox.is_discarded", GAME),
        ("guides/authors", ""),
        ("games/unknown/index", ""),
        ("search", ""),
    ],
)
def test_a_page_belongs_to_the_game_of_its_folder_or_its_id(library: Library, page: str, game: str) -> None:
    book = library.book_of(page)
    assert (book.game.id if book else "") == game


def test_the_pages_at_permanent_addresses_are_small(toy_site: Site) -> None:
    folder = toy_site.folder / "id"
    pages = list(folder.glob("*.html"))
    assert len(pages) == len(SUITE.game.clauses) + len(SUITE.game.rulings)
    assert size_of(folder) / len(pages) < MOST_OF_A_PERMALINK


def test_a_new_ruling_has_only_the_pages_written_that_show_it_and_its_address_goes_with_it(
    toy_copy: ToyCopy, tmp_path: Path
) -> None:
    build_toy(tmp_path, TOY_INDEX, toy_copy.root)
    html = tmp_path / "html"
    pages = [f"{HOME}/rules/fox.html", f"{HOME}/components.html", f"{HOME}/rules/auction.html"]
    for name in pages:
        path = html / name
        path.write_text(path.read_text(encoding="utf-8") + "<!-- left alone -->", encoding="utf-8")
    rulings = toy_copy.spec / "rulings.yaml"
    without = rulings.read_text(encoding="utf-8")
    toy_copy.add(rulings, RULING)
    site = build_toy(tmp_path, TOY_INDEX, toy_copy.root)
    left = [name for name in pages if "<!-- left alone -->" in (html / name).read_text(encoding="utf-8")]
    assert left == pages[:2]
    assert "empty purse" in text_of(site.page(f"{HOME}/rulings.html").article)
    assert site.page("id/market_day.ruling.empty_purse.html").h1
    assert all("2026-12-24" in text_of(site.page(name).select_one("p.suite-version")) for name in pages)
    assert list(site.dead_links()) == []
    rulings.write_text(without, encoding="utf-8")
    build_toy(tmp_path, TOY_INDEX, toy_copy.root)
    assert not (html / "id" / "market_day.ruling.empty_purse.html").exists()


@pytest.fixture(scope="module")
def built(site: Path) -> Site:
    """Return the whole site."""
    return Site(site)


def test_the_whole_site_is_small_enough(built: Site) -> None:
    found = size_of(built.folder)
    by_folder = {path.name: size_of(path) for path in built.folder.iterdir() if path.is_dir()}
    assert found < MOST_OF_A_SITE, f"{found:,} bytes: {by_folder}"


def test_the_first_page_has_its_question_three_doors_and_a_picture_of_every_game(built: Site) -> None:
    page = built.page("index.html")
    form = page.select_one("main form[role=search]")
    assert (built.folder / str(form["action"])).is_file()
    assert form.select_one("input[name=q]")
    assert form.find("label", attrs={"for": form.select_one("input[name=q]")["id"]})
    assert len(page.select("article.game .view > svg[role=img]")) == len(Data.open().games())
    assert [str(link["href"]) for link in page.select(".doors a")] == [
        "#games",
        "guides/editors.html",
        "guides/authors.html",
    ]


def test_the_search_offers_all_games_together_and_every_game(built: Site) -> None:
    found = [str(choice["value"]) for choice in built.page("search.html").select("main input[name=game]")]
    assert found == ["", *Data.open().games()]
    crumbs = built.page("games/rivalry/rulings.html").select("nav.crumbs li")
    assert [text_of(one) for one in crumbs[:2]] == ["Games", "Rivalry"]


def test_every_page_says_that_it_is_not_official_and_the_pages_of_a_game_name_its_makers(built: Site) -> None:
    for name in built.pages():
        if not name.startswith("example-report/"):
            _, tag, footer = (built.folder / name).read_text(encoding="utf-8").rpartition("<footer")
            told = text_of(BeautifulSoup(tag + footer, "html.parser").footer)
            assert re.search("Not official|Nicht offiziell", told), name
    for game, maker in {"rival_cities": "Andreas Steding", "lost_cities_rivals": "Reiner Knizia"}.items():
        assert maker in text_of(built.page(f"games/{game}/text.html").select_one("footer"))


def test_vocabulary_and_messages_are_for_authors(built: Site) -> None:
    for game in Data.open().games():
        player = built.page(f"games/{game}/rulings.html").select_one("aside.side")
        assert not player.select("a[href$='vocabulary.html'], a[href$='messages.html']")
        author = built.page(f"games/{game}/messages.html").select_one("aside.side")
        assert author.select("a[href$='/rulings.html']")
        crumbs = built.page(f"games/{game}/messages.html").select_one("nav.crumbs")
        assert crumbs.select(f"a[href$='games/{game}/data.html']")


def test_a_long_guide_has_its_sections_in_the_side_bar_and_a_short_one_has_none(built: Site) -> None:
    page = built.page("guides/protocol.html")
    sections = [section.get("id") for section in page.select("article > section > section")]
    for place in ("aside.side li ul a", "nav.jump a"):
        assert [str(a["href"]).lstrip("#") for a in page.select(place)] == sections
    assert not built.page("guides/verdicts.html").select("aside.side li ul, nav.jump")
    assert text_of(built.page("guides/verdicts.html").select_one("aside.side li")) == "For engine authors"


def test_the_foot_of_a_permanent_page_leads_to_what_the_site_is_and_names_the_typefaces(built: Site) -> None:
    for name, about in {"": "About", "-de": "Über"}.items():
        foot = built.page(f"id/rival_cities.ruling.option_c_second_part{name}.html").select_one("footer")
        assert text_of(foot.a) == about and (built.folder / "id" / str(foot.a["href"])).exists()
        assert "Literata" in text_of(foot)


def test_a_short_command_in_a_sentence_stays_in_one_line(built: Site) -> None:
    whole = [text_of(one) for one in built.page("guides/tours.html").select("code > .pre")]
    assert "--option NAME=VALUE" in whole


def test_names_of_cards_are_quoted_in_examples(built: Site) -> None:
    def said(name: str) -> str:
        return text_of(built.page(f"id/rival_cities.{name}.html").select_one(".example"))

    assert "begins with “draw two”, “gift of two”" in said("off_season.four_new_special_cards")
    assert "The ink jar stands at “lawsuit”" in said("off_season.four_new_special_cards")
    assert "Hamburg has ship 16" in said("ship_effect.beer_repeats_prestige"), "no card's name"
