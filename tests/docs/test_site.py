"""The whole site, as `make docs` builds it: without a warning, and without a dead link."""

from __future__ import annotations

from pathlib import Path

import pytest

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
        pages |= {"rulings": list(game.rulings), "components": [], "positions": []}
        pages |= {"concordance": []} if len(game.editions) > 1 else {}
        for name, anchors in pages.items():
            shown = {str(tag["id"]) for tag in built.page(f"games/{identity}/{name}.html").find_all(id=True)}
            assert set(anchors) <= shown, f"{identity}/{name}"


def test_every_link_leads_somewhere(built: Site) -> None:
    assert list(built.dead_links()) == []


def test_no_page_names_a_folder_of_this_machine(built: Site) -> None:
    for name in built.pages():
        assert "/home/" not in (text := (built.folder / name).read_text(encoding="utf-8")), name
        assert str(built.folder) not in text, name
