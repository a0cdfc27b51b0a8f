"""The page of the engines side by side, by the toy game: each cell leads to its chapter."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from bs4 import BeautifulSoup, Tag

from ruleproof.diagnosis.engine_readings import EngineReadings, ReadingPlayed, RulingPlayed
from ruleproof.input.folders import Data
from ruleproof_guides import _TEMPLATES
from ruleproof_guides.engines import Side as Shown
from ruleproof_guides.engines import sides
from ruleproof_site.library import Library
from ruleproof_site.markup import environment
from tests.docs.site import text_of
from tests.toybox import GAME, TOY, run_on_toy, stdio
from tools.quality import recorded
from tools.quality.engines import Side, bundled, table_of

TIED, TIE = f"{GAME}.ruling.tied_bids", f"{GAME}.ruling.tie"
PLAYED = EngineReadings(
    "market",
    GAME,
    (
        RulingPlayed(TIED, (), (ReadingPlayed("card_discarded", "caller_first"),)),
        RulingPlayed(TIE, ("shared", "more_coins"), (ReadingPlayed("shared", "cannot tell"),)),
    ),
)


@pytest.fixture(scope="module")
def side(tmp_path_factory: pytest.TempPathFactory) -> Shown:
    """Return a good and a hasty engine of the toy game, and one that only scores, as they would be kept."""
    names = ("market", "settles_too_early", "only_scores")
    reports = [run_on_toy(stdio(name)) for name in names]
    table = table_of([Side.of(report, PLAYED) for report in reports])
    measured = tmp_path_factory.mktemp("measured")
    (measured / "engines").mkdir()
    value = {"date": "2026-11-22", "folders": names, "table": table}
    (measured / "engines" / f"{GAME}.json").write_text(json.dumps(value), encoding="utf-8")
    (found,) = sides(Library([TOY], [GAME]), measured)
    return found


def shown(side: Shown) -> BeautifulSoup:
    def link(page: str, anchor: str = "") -> str:
        return f"{page}#{anchor}"

    html = environment(_TEMPLATES).get_template("engines.html.j2").render(side=side, link=link)
    return BeautifulSoup(html, "html.parser")


def rows(page: BeautifulSoup, table: int) -> dict[str, list[Tag]]:
    return {
        text_of(row.th): list(row.find_all("td")) for row in page.find_all("table")[table].find_all("tr")[1:]
    }


def test_every_cell_of_a_chapter_leads_to_it_and_says_what_passes_and_what_is_judged(side: Shown) -> None:
    found = rows(shown(side), 0)
    assert [text_of(cell) for cell in found["Whole game"]] == [
        "82 of 82 98 % judged",
        "77 of 82 98 % judged",
        "8 of 8 9 % judged",
    ]
    assert [text_of(cell) for cell in found["The turn"]] == ["✓ 40 of 40", "✗ 35 of 40", "– not judged"]
    assert [text_of(cell) for cell in found["The end"]] == [
        "✓ 16 of 16",
        "✓ 16 of 16",
        "✓ 8 of 8 50 % judged",
    ]
    for chapter in side.book.game.chapters:
        for cell in found[chapter.title]:
            assert cell.a is not None and cell.a["href"] == f"games/{GAME}/rules/{chapter.id}#"


def test_every_switchable_ruling_is_shown_with_what_each_engine_reads(side: Shown) -> None:
    page = shown(side)
    found = rows(page, 1)
    assert {name.removesuffix(" ≠") for name in found} == {"R3.1 Tied bids", "R5.1 Tie"}
    assert page.find("a", href=f"id/{GAME}.ruling.tied_bids#{GAME}.ruling.tied_bids")
    assert text_of(found["R5.1 Tie"][0]) == "shared, more coins declared, but not seen in play"
    assert text_of(found["R3.1 Tied bids"][0]) == (
        "caller first declares nothing, which counts as card_discarded, and plays caller_first"
    )


def test_what_the_data_no_longer_has_is_shown_and_not_linked(side: Shown) -> None:
    table = side.kept["table"]
    gone = {**table["chapters"][0], "id": "no_such", "title": "Gone"}
    lost = {**table["rulings"][0], "id": "market_day.ruling.lost_one"}
    old = {**table, "chapters": [gone], "rulings": [lost]}
    page = shown(replace(side, kept={**side.kept, "table": old}))
    assert "Gone" in rows(page, 0) and "Lost one" in rows(page, 1)
    assert page.find("a") is None


def test_a_record_of_another_suite_says_so(side: Shown) -> None:
    assert side.is_of_this_suite
    table = side.kept["table"]
    column = {**table["columns"][0], "suite": "suite:other"}
    assert not replace(side, kept={**side.kept, "table": {**table, "columns": [column]}}).is_of_this_suite


@pytest.mark.parametrize("game", [game for game in Data.open().games() if recorded.read("engines", game)])
def test_what_is_kept_has_every_engine_of_the_game_and_none_that_fails(game: str) -> None:
    kept = recorded.read("engines", game)
    assert kept["folders"] == [engine.folder for engine in bundled(game)]
    assert len(kept["table"]["columns"]) == len(kept["folders"])
    assert all(column["passed"] == column["judged"] > 0 for column in kept["table"]["columns"])
    cells = [cell for line in kept["table"]["rulings"] for cell in line["cells"] if cell]
    assert not any(cell.get("contradiction") for cell in cells)
