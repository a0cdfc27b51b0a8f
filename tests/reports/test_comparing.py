"""Reports side by side: what is counted, what is named, and that hostile texts stay texts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports.comparing import NOT_RUN, Cell, Compared, GameTable, Given, compared, labels
from ruleproof.reports.comparing_views import MOST_CASES, as_lines, as_page, letter
from ruleproof.reports.engine_readings import EngineReadings, Played, RulingPlayed
from ruleproof.reports.json_report import as_json
from ruleproof.reports.model import Report
from tests.reports.pages import Page
from tests.reports.samples import failing, hostile, report, result
from tests.toybox import toy_suite

NOON = "fair.ruling.noon"
FAIR = [result(f"fair/stall/case_{number}", v.PASS) for number in range(4)]


def given(folder: str, results: list[Result], *, name: str = "Stall", **of_game: Any) -> Given:
    made = report(results, total=of_game.pop("total", 0))
    game = msgspec.structs.replace(made.games[0], **of_game)
    made = msgspec.structs.replace(made, games=(game,), engine={"name": name, "version": "1"})
    return Given(Path(folder, "report.json"), made)


def table(*reports: Given) -> GameTable:
    (found,) = compared(reports).games
    return found


def cells(found: GameTable, chapter: str) -> tuple[Cell, ...]:
    return next(line.cells for line in found.chapters if line.id == chapter)


def told(*reports: Given) -> str:
    return "\n".join(as_lines(compared(reports)))


def page(found: Compared, site: str = "") -> str:
    ruling = next(iter(toy_suite().game.rulings.values()))
    noon = msgspec.structs.replace(ruling, id=NOON, title="High noon", question="When is noon?")
    return as_page(found, {NOON: noon}, site).decode()


def test_a_cell_counts_what_passed_of_what_was_judged_and_why_the_rest_was_not() -> None:
    left = [result("fair/stall/case_0", v.UNSUPPORTED, reason="the engine has no apply"), *FAIR[1:]]
    wrong = [failing("fair/stall/case_0", clauses=("fair.stall.one_each",)), *FAIR[1:]]
    found = table(given("a", FAIR), given("b", left), given("c", wrong))
    assert cells(found, "stall") == (
        Cell(4, 4, 4),
        Cell(3, 3, 4, {"unsupported: the engine has no apply": 1}),
        Cell(3, 4, 4),
    )
    assert [cell.share for cell in cells(found, "stall")] == ["100", "75", "100"]
    assert cells(found, "price")[0] == Cell(0, 0, 0)


def test_the_cases_of_a_chapter_are_those_that_some_engine_is_at_fault_in() -> None:
    wrong = [failing("fair/stall/case_2", clauses=("fair.stall.one_each",))]
    found = table(given("a", FAIR), given("b", wrong, total=4))
    (line,) = next(line.cases for line in found.chapters if line.id == "stall")
    assert (line.id, line.verdicts) == ("fair/stall/case_2", (v.PASS, v.FAIL))
    assert cells(found, "stall")[1] == Cell(0, 1, 4, {NOT_RUN: 3})
    assert any("only 1 of 4 cases were run" in note for note in found.notes)


def test_engines_called_alike_are_named_by_their_folders_and_by_paths_where_these_are_alike_too() -> None:
    assert labels([given("a", FAIR), given("b", FAIR, name="Other")]) == ["Stall 1", "Other 1"]
    assert labels([given("a", FAIR), given("b", FAIR)]) == ["Stall 1 (a)", "Stall 1 (b)"]
    assert labels([given("x/a", FAIR), given("y/a", FAIR)]) == [
        "Stall 1 (x/a/report.json)",
        "Stall 1 (y/a/report.json)",
    ]


def test_reports_of_different_suites_are_compared_on_the_cases_that_both_have() -> None:
    newer = [*FAIR[1:], result("fair/stall/brand_new", v.PASS)]
    found = table(given("a", FAIR), given("b", newer, suite="suite:another", suite_version="9"))
    assert [column.cases for column in found.columns] == [3, 3]
    assert cells(found, "stall") == (Cell(3, 3, 3), Cell(3, 3, 3))
    (note,) = [note for note in found.notes if "same suite" in note]
    assert "Stall 1 (b) with suite 9 (suite:another" in note and "the 3 cases" in note


def test_runs_with_other_component_sets_are_told() -> None:
    other = {"name": "mine", "digest": "sha256:other"}
    assert any(
        "component set: Stall 1 (a) with standard; Stall 1 (b) with mine" in note
        for note in table(given("a", FAIR), given("b", FAIR, components=other)).notes
    )


def test_a_game_that_only_one_has_is_told_and_shown() -> None:
    found = compared([given("a", FAIR), given("b", FAIR, id="foul", title="The Foul", name="Other")])
    assert [game.id for game in found.games] == ["fair", "foul"]
    assert [len(game.columns) for game in found.games] == [1, 1]
    assert found.notes == ("Stall 1 has no results for The Foul", "Other 1 has no results for The Fair")


def test_of_two_runs_of_one_engine_it_is_told_what_is_new_mended_and_worse() -> None:
    def wrong(number: int) -> Result:
        return failing(f"fair/stall/case_{number}", clauses=("fair.stall.one_each",))

    before = given("before", [wrong(0), *FAIR[1:]])
    after = given("after", [FAIR[0], wrong(1), *FAIR[2:]])
    (change,) = table(before, given("x", FAIR, name="Other"), after).changes
    assert (change.engine, change.earlier) == ("Stall 1 (after)", "Stall 1 (before)")
    assert change.comparison.new == ("fair/stall/case_1",)
    assert change.comparison.mended == ("fair/stall/case_0",)
    assert change.comparison.worse == ()
    text = told(before, after)
    assert "Stall 1 (after) since Stall 1 (before): 1 new, 1 fixed, 0 worse" in text
    assert "  fixed   fair/stall/case_0" in text
    assert table(before, given("x", FAIR, name="Other")).changes == ()


def test_a_ruling_is_read_as_played_else_as_declared_else_as_judged() -> None:
    played = RulingPlayed(NOON, ("by_the_sun",), (Played("by_the_sun", "by_the_bell"),), "plays another")
    asked = msgspec.structs.replace(
        given("a", FAIR), readings={"fair": EngineReadings("Stall", "fair", (played,))}
    )
    declares = given("b", FAIR, name="Other", declared={NOON: ("by_the_bell", "by_the_sun")})
    silent = given("c", FAIR, name="Third")
    found = table(asked, declares, silent)
    (line,) = found.rulings
    words = [(cell.words, cell.found) for cell in line.cells if cell is not None]
    assert words == [("by_the_bell", True), ("by_the_bell, by_the_sun", False), ("by_the_sun", False)]
    assert line.parts and line.is_notable
    assert re.search(
        r"noon\s+by_the_bell !\s+\(by_the_bell, by_the_sun\)\s+\(by_the_sun\)",
        told(asked, declares, silent),
    )
    text = page(compared([asked, declares, silent]))
    assert text.count(' class="contradiction"') == 1 and "When is noon?" in text


def test_rulings_read_alike_are_only_counted_in_the_terminal() -> None:
    assert "the engines agree on 1 ruling" in told(given("a", FAIR), given("b", FAIR))


def test_an_interrupted_run_is_told() -> None:
    one = given("a", FAIR)
    broken = msgspec.structs.replace(one, report=msgspec.structs.replace(one.report, interrupted=True))
    assert compared([broken, given("b", FAIR)]).notes == ("Stall 1 (a) was interrupted",)


def test_every_cell_leads_to_its_cases_and_no_id_stands_twice() -> None:
    found = Page(page(compared([given("a", FAIR), given("b", FAIR)])))
    ids, links = found.values("id"), {*found.values("href")}
    assert len(ids) == len(set(ids))
    assert {f"#game-1-chapter-{chapter}-{engine}" for chapter in (1, 2) for engine in (1, 2)} <= links
    assert {link.removeprefix("#") for link in links} <= set(ids)


def test_chapters_and_rulings_are_linked_to_the_site_where_there_is_one() -> None:
    found = compared([given("a", FAIR), given("b", FAIR)])
    links = Page(page(found, "https://rules.example/")).values("href")
    assert "https://rules.example/games/fair/rules/stall.html" in links
    assert f"https://rules.example/id/{NOON}.html" in links


def test_the_page_asks_nothing_of_the_network() -> None:
    text = page(compared([given("a", FAIR), given("b", FAIR)]))
    assert "://" not in text and "<script" not in text and "default-src 'none'" in text


@pytest.fixture(scope="module")
def bad() -> Compared:
    made: Report = hostile()
    game = msgspec.structs.replace(made.games[0], title=made.engine["name"])
    made = msgspec.structs.replace(made, games=(game,))
    return compared([Given(Path("<b>", "report.json"), made), Given(Path("b&", "report.json"), made)])


def test_hostile_names_stay_text_on_the_page(bad: Compared) -> None:
    text = page(bad)
    assert not {"script", "b"} & {*Page(text).tags()}
    assert "&lt;script&gt;alert(&#39;x&#39;)" in text
    assert not re.search("[\x00\x1b\r\u202e\ufffe]", text)


def test_hostile_names_cannot_act_on_a_terminal(bad: Compared) -> None:
    for line in as_lines(bad):
        assert not re.search("[\x00-\x1f\x7f\u202e\ud800]", line)


def test_hostile_names_can_be_written_as_json(bad: Compared) -> None:
    assert msgspec.json.decode(as_json(bad), type=Compared).games[0].id == bad.games[0].id


def test_of_very_many_cases_the_page_tells_some_and_how_many_more() -> None:
    wrong = [
        failing(f"fair/stall/case_{number}", clauses=("fair.stall.one_each",))
        for number in range(MOST_CASES + 7)
    ]
    found = compared([given("a", wrong), given("b", wrong)])
    text = page(found)
    assert text.count("<small><code>fair/stall/case_") == MOST_CASES
    assert "and 7 more, in compare.json" in text
    assert len(msgspec.json.decode(as_json(found))["games"][0]["chapters"][0]["cases"]) == MOST_CASES + 7


def test_engines_have_letters_beyond_the_alphabet() -> None:
    assert [letter(number) for number in (0, 25, 26)] == ["A", "Z", "A1"]
