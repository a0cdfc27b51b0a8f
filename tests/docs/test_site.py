"""The whole site, as `make docs` builds it: without a warning, and without a dead link."""

from __future__ import annotations

from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from tests.docs.site import Site


@pytest.fixture(scope="module")
def built(site: Path) -> Site:
    """Return the whole site, to look at its pages."""
    return Site(site)


def test_every_game_has_its_pages_and_every_clause_and_ruling_its_anchor(built: Site) -> None:
    data = Data.of()
    for identity, folders in data.games().items():
        game = Suite.open(data, folders).game
        pages = {
            f"rules/{chapter.id}": [
                clause.id for clause in game.clauses.values() if clause.chapter == chapter.id
            ]
            for chapter in game.chapters
        }
        for ruling in game.rulings.values():
            pages.setdefault(f"rulings/{game.clauses[ruling.clauses[0]].chapter}", []).append(ruling.id)
        pages |= {"rulings": list(game.rulings), "components": [], "positions": []}
        pages |= {"concordance": []} if len(game.editions) > 1 else {}
        for name, anchors in pages.items():
            shown = built.links[f"games/{identity}/{name}.html"].anchors
            assert set(anchors) <= shown, f"{identity}/{name}"


def test_every_link_leads_somewhere(built: Site) -> None:
    assert list(built.dead_links()) == []


def test_engine_authors_can_open_a_report_of_a_mistake(built: Site) -> None:
    report = built.page("example-report/report.html")
    assert report.select('a[href="../id/lost_cities_rivals.scoring.bonus_not_multiplied.html"]')
    links = {str(one["href"]) for one in report.select('a[href^="../"]')}
    assert all((built.folder / link[3:].partition("#")[0]).is_file() for link in links)


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
