"""Scenarios as they are written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ruleproof.explaining.written_scenarios import Sentence, WrittenScenario, written_scenarios
from ruleproof.input.folders import GameFolders
from ruleproof.input.problems import DataError
from tests.toybox import GAME, TOY, ToyCopy, toy_cases

FEATURE = Path(__file__).with_name("fair.feature").read_text(encoding="utf-8")


def only(folder: Path) -> WrittenScenario:
    (found,) = written_scenarios(GameFolders(GAME, folder))
    return found


@pytest.fixture
def outline(tmp_path: Path) -> WrittenScenario:
    (tmp_path / "features" / GAME).mkdir(parents=True)
    (tmp_path / "features" / GAME / "fair.feature").write_text(FEATURE, encoding="utf-8")
    return only(tmp_path)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("With <coins> coins", "With 1 coins"),
        ("With coins (<coins>)", "With coins"),
        ("Two rows", "Two rows"),
        ("With (<coins>) or <coins>", "With (1) or 1"),
    ],
)
def test_the_title_of_an_outline_names_no_column(tmp_path: Path, written: str, told: str) -> None:
    folder = tmp_path / "features" / GAME
    folder.mkdir(parents=True)
    (folder / "fair.feature").write_text(FEATURE.replace("With <coins> coins", written), encoding="utf-8")
    assert only(tmp_path).title == told


def test_an_outline_keeps_its_columns_and_its_table(outline: WrittenScenario) -> None:
    assert outline.columns == ("coins",)
    assert outline.examples[0].title == "few"
    assert outline.examples[0].rows == (("coins",), ("1",), ("2",))
    assert outline.rows == ("with_coins/1", "with_coins/2")


def test_the_backgrounds_stand_before_the_sentences(outline: WrittenScenario) -> None:
    assert [sentence.text for sentence in outline.background] == [
        'the position "two traders"',
        "Red holds fox",
    ]
    assert [sentence.position for sentence in outline.background] == ["two traders", ""]


def test_a_scenario_has_the_tags_of_its_rule_and_its_own(outline: WrittenScenario) -> None:
    assert outline.clauses == ("market_day.fox.takes_a_coin", "market_day.fox.is_discarded")
    assert outline.readings == (("market_day.ruling.tie", "shared"),)


def test_what_hangs_below_a_sentence_is_kept(outline: WrittenScenario) -> None:
    when, then = outline.sentences
    assert when.docstring == "two lines\n  of text"
    assert then.table == (("Red", "Blue"), ("1", "2"))


def test_an_example_beside_a_picture_is_told_with_the_values_of_the_first_row(
    outline: WrittenScenario,
) -> None:
    said = [(one.keyword, one.text) for one in outline.first_case]
    assert said[2:] == [("When", "Red works and rolls 1 …"), ("Then", "the counts are: Red Blue, 1 2")]


def test_a_table_that_sets_up_what_a_picture_shows_is_left_out(outline: WrittenScenario) -> None:
    stall = Sentence("Given", "the stall has", None, (("apples", "2"),))
    shown = replace(outline, background=(stall, *outline.background))
    assert [(one.keyword, one.text) for one in shown.first_case][:2] == [
        ("Given", 'the position "two traders"'),
        ("Given", "Red holds fox"),
    ]


def test_a_scenario_says_where_it_is_written(outline: WrittenScenario) -> None:
    assert (outline.file, outline.line) == ("features/market_day/fair.feature", 13)


def test_scenarios_have_the_ids_of_the_cases() -> None:
    shown = {
        name
        for scenario in written_scenarios(GameFolders(GAME, TOY))
        for name in ([f"{scenario.id.rsplit('/', 1)[0]}/{row}" for row in scenario.rows] or [scenario.id])
    }
    assert shown == {case.id for case in toy_cases() if case.lines}


def test_a_feature_at_fault_is_told_with_file_and_line(toy_copy: ToyCopy) -> None:
    path = toy_copy.root / "features" / GAME / "fox.feature"
    path.write_text(
        path.read_text(encoding="utf-8").replace("Then Blue has 1 coin more", "Than Blue has 1 coin more"),
        encoding="utf-8",
    )
    with pytest.raises(DataError, match=r"fox\.feature:\d+"):
        list(written_scenarios(GameFolders(GAME, toy_copy.root)))
