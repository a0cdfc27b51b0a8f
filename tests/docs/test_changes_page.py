"""The page of what has changed, by two small versions of the toy game."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from ruleproof.cases.suite import Suite
from ruleproof.edit.contents import keep, kept, of_export, of_suite
from ruleproof.edit.export import MANIFEST, export
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof_guides import _TEMPLATES
from ruleproof_guides.changes import Version, _order, versions
from ruleproof_site.library import Library
from ruleproof_site.markup import environment
from tests.docs.site import TOY_INDEX, build, section, text_of
from tests.toybox import GAME, TOY, ToyCopy, copy_toy, toy_suite
from tools.quality.recorded import MEASURED
from tools.quality.versions import version_record, write_version


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> ToyCopy:
    """Return a later version of the toy game: a clause reworded and one new, a number changed."""
    toy = copy_toy(tmp_path_factory.mktemp("newer") / "toy")
    toy.edit(toy.spec / "fox.yaml", "A fox that is laid down is discarded.", "A laid fox is discarded.")
    toy.add(
        toy.spec / "fox.yaml",
        "\n- id: market_day.fox.sleeps\n  since: '0.10'\n  kind: definition\n  text: A fox sleeps.\n"
        "  sources:\n    - {edition: en, heading: The fox, starts: A fox s}\n",
    )
    setup = toy.features / "setup.feature"
    toy.edit(toy.root / "reference_impl" / GAME / "setup.py", "COINS_EACH = 3", "COINS_EACH = 4")
    toy.edit(setup, "Then Red has 3 coins\n", "Then Red has 4 coins\n")
    toy.edit(setup, "Scenario: The fourth card is the top card of the deck", "Scenario: The fourth card")
    (toy.root / "spec" / "VERSION").write_text("0.10\n")
    return toy


@pytest.fixture(scope="module")
def measured(newer: ToyCopy, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of records of both versions."""
    folder = tmp_path_factory.mktemp("measured")
    old = {**version_record(toy_suite()), "version": "0.2"}
    write_version(old, folder / "versions")
    data = Data.open([newer.root])
    write_version(version_record(Suite.open(data, data.game(GAME))), folder / "versions")
    return folder


@pytest.fixture(scope="module")
def found(newer: ToyCopy, measured: Path) -> list[Version]:
    ((_, made),) = versions(Library([newer.root], [GAME]), measured)
    return made


def test_the_newest_version_comes_first_by_number_and_the_first_has_nothing_before_it(
    found: list[Version],
) -> None:
    assert [version.number for version in found] == ["0.10", "0.2"]
    assert found[1].since is None
    assert found[1].holds["rulings"] == len(toy_suite().game.rulings)
    assert sorted(["0.10", "0.9", "1.0", "0.2"], key=_order) == ["0.2", "0.9", "0.10", "1.0"]


def test_every_change_is_told_by_what_has_become_of_it(found: list[Version]) -> None:
    version = found[0]
    clauses = {name: [change.id for change in rows] for name, rows in version.changed("Clauses")}
    assert clauses == {"New": ["market_day.fox.sleeps"], "Reworded": ["market_day.fox.is_discarded"]}
    cases = {name: [change.id for change in rows] for name, rows in version.changed("Cases")}
    assert "market_day/setup/the_fourth_card" in cases["New"]
    assert "market_day/setup/the_fourth_card_is_the_top_card_of_the_deck" in cases["Gone"]
    assert "market_day/setup/two_players_begin_with_three_coins_each" in version.since.answered  # type: ignore[union-attr]
    assert version.changed("Rulings") == version.changed("Components") == []


def test_what_is_kept_tells_the_same_as_an_export(tmp_path: Path) -> None:
    export(tmp_path / "export", [GAME], [TOY])
    facts = jsontext.decode((tmp_path / "export" / MANIFEST).read_bytes())["games"][GAME]
    now = of_suite(toy_suite())
    assert of_export(tmp_path / "export" / GAME, facts) == now
    again = kept(jsontext.decode(jsontext.encode(keep(now))))
    assert again.cases.keys() == now.cases.keys()
    for name, mark in now.cases.items():
        other = again.cases[name]
        assert (mark.asked, mark.answered, mark.expected, mark.said, mark.set, mark.clauses) == (
            other.asked,
            other.answered,
            other.expected,
            other.said,
            other.set,
            other.clauses,
        )


def test_the_page_links_what_is_there_and_names_what_is_gone(
    newer: ToyCopy, measured: Path, tmp_path: Path
) -> None:
    made = environment(_TEMPLATES)
    library = Library([newer.root], [GAME])
    source = tmp_path / "source"
    source.mkdir()
    page = made.get_template("changes.rst.j2").render(games=list(versions(library, measured)), most_cases=3)
    (source / "changes.rst").write_text(page, encoding="utf-8")
    (source / "index.rst").write_text(f"{TOY_INDEX}\n   changes\n", encoding="utf-8")
    options = ("extensions=ruleproof_site", f"site_data={newer.root}", f"site_games={GAME}")
    site = build(source, tmp_path, *(word for option in options for word in ("-D", option)))
    shown: BeautifulSoup = site.page("changes.html")
    assert list(site.dead_links()) == []
    link = shown.find("a", href=f"games/{GAME}/rules/fox.html#market_day.fox.is_discarded")
    assert "Before: A fox that is laid down is discarded. Now: A laid fox is discarded." in text_of(
        link.find_parent("li")  # type: ignore[union-attr]
    )
    assert [text_of(one) for one in shown.select("h2")][:1] == ["Market Day, version 0.10 ¶"]
    assert [text_of(row) for row in shown.select("tbody tr")][1].startswith("Market Day 0.2 (the first)")
    folds = [text_of(one) for one in shown.select("details > summary")]
    assert {"Clauses, new: 1", "Clauses, reworded: 1", "Cases, new: 1", "Cases, gone: 1"} <= set(folds)
    assert "more: ruleproof diff lists them" in text_of(section(shown, "market-day-version-0-10"))


@pytest.mark.parametrize("game", Data.open().games())
def test_the_version_in_force_is_recorded(game: str) -> None:
    data = Data.open()
    number = Suite.open(data, data.game(game)).game.version
    path = MEASURED / "versions" / number / f"{game}.json.gz"
    assert path.exists(), "record it: python -m tools.quality versions"
    record = jsontext.decode(gzip.decompress(path.read_bytes()))
    assert (record["game"], record["version"]) == (game, number)
    assert kept(record).cases
