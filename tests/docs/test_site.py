"""The whole site, as `make docs` builds it: without a warning, and without a dead link."""

from __future__ import annotations

from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from ruleproof.cases.suite import Suite
from ruleproof.census.sets import described
from ruleproof.input.folders import Data
from tests.docs.site import TOY_INDEX, Site, build, section, text_of
from tests.toybox import GAME, TOY


@pytest.fixture(scope="module")
def built(site: Path) -> Site:
    """Return the whole site, to look at its pages."""
    return Site(site)


def test_every_game_has_its_pages_and_every_clause_and_ruling_its_anchor(built: Site) -> None:
    data = Data.open()
    for identity, folders in data.games().items():
        game = Suite.open(data, folders).game
        pages = {
            f"rules/{chapter.id}": [
                clause.id for clause in game.clauses.values() if clause.chapter == chapter.id
            ]
            for chapter in game.chapters
        }
        pages |= {"rulings": list(game.rulings), "components": [], "data": []}
        for name, anchors in pages.items():
            shown = built.links[f"games/{identity}/{name}.html"].anchors
            assert set(anchors) <= shown, f"{identity}/{name}"


def test_the_page_of_a_game_says_what_a_census_proved(built: Site) -> None:
    for identity, folders in Data.open().games().items():
        shown = text_of(section(built.page(f"games/{identity}/data.html"), "what-a-census-proved"))
        for one in described(folders).sets:
            assert one.counts is not None
            assert f"{one.counts.positions:,} positions, {one.counts.actions:,} actions" in shown


def test_every_link_leads_somewhere(built: Site) -> None:
    assert list(built.dead_links()) == []


def test_the_neighbours_at_the_foot_stay_in_their_game_and_language(built: Site) -> None:
    seen = 0
    for name in ("rules/*", "sheet*", "text*", "glossary*", "components"):
        for path in built.folder.glob(f"games/*/{name}.html"):
            page = built.page(str(path.relative_to(built.folder)))
            for link in page.select("nav.turn a"):
                target = (path.parent / str(link["href"])).resolve()
                assert target.is_relative_to(path.parents[path.parent.name == "rules"]), path
                assert target.stem.endswith("-de") == path.stem.endswith("-de"), path
                seen += 1
    assert seen > 100


def test_a_sentence_has_three_letters_at_most_and_a_further_mark_leads_to_the_rest(built: Site) -> None:
    page = built.page("games/rivalry/rules/battle.html")
    marks = [rule.select("a.mark") for rule in page.select(".rules > li")]
    assert max(map(len, marks)) == 4
    more = [one for some in marks for one in some if one.get_text() == "…"]
    assert more and all(page.select_one(f'[id="{str(one["href"])[1:]}"]') for one in more)


def test_engine_authors_can_open_a_report_of_a_mistake(built: Site) -> None:
    report = built.page("example-report/report.html")
    assert report.select('a[href="../id/lost_cities_rivals.scoring.bonus_not_multiplied.html"]')
    links = {str(one["href"]) for one in report.select('a[href^="../"]')}
    assert all((built.folder / link[3:].partition("#")[0]).is_file() for link in links)


def test_a_site_with_an_address_lists_its_pages_and_says_where_each_is(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    (source / "index.rst").write_text(TOY_INDEX, encoding="utf-8")
    options = ("extensions=ruleproof_site", f"site_data={TOY}", f"site_games={GAME}")
    address = "html_baseurl=https://rules.example/play/"
    made = build(source, tmp_path, *(word for one in (*options, address) for word in ("-D", one)))
    listed = (made.folder / "sitemap.xml").read_text(encoding="utf-8")
    fox = f"id/{GAME}.fox.takes_a_coin.html"
    for name in (fox, f"games/{GAME}/index.html"):
        assert f"<loc>https://rules.example/play/{name}</loc>" in listed
        page = made.page(name)
        canonical = [str(one["href"]) for one in page.find_all("link", rel="canonical")]
        assert canonical == [f"https://rules.example/play/{name}"]
        [picture] = [str(one["content"]) for one in page.find_all("meta", property="og:image")]
        assert (made.folder / picture.removeprefix("https://rules.example/play/")).is_file()


def test_no_page_names_a_folder_of_this_machine(built: Site) -> None:
    for name in built.pages():
        assert "/home/" not in (text := (built.folder / name).read_text(encoding="utf-8")), name
        assert str(built.folder) not in text, name


def test_a_page_that_is_shared_has_a_title_and_a_description(built: Site) -> None:
    names = ("og:title", "og:description", "description")
    for path in ["index.html", *(name for name in built.pages() if name.startswith(("games/", "guides/")))]:
        head = (built.folder / path).read_text(encoding="utf-8").partition("</head>")[0]
        tags = BeautifulSoup(head, "html.parser").find_all("meta")
        for name in names:
            found = [tag for tag in tags if name in (tag.get("property"), tag.get("name"))]
            assert len(found) == 1, f"{path}: {name} stands {len(found)} times"
            assert str(found[0]["content"]).strip(), f"{path}: {name} says nothing"
