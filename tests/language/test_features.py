"""Feature files: what is read from them, and the forms refused because Gherkin readers disagree on them."""

from __future__ import annotations

from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

import pytest
import yaml

from ruleproof.language.gherkin import Feature, read_feature
from tests.toybox import ToyCopy

TAG = "@clause:toy.turn.one_thing"


def read(folder: Path, text: str) -> Feature:
    path = folder / "some.feature"
    path.write_text(text, encoding="utf-8")
    return read_feature(path)


def faults(folder: Path, text: str) -> list[str]:
    found = [str(problem).replace(f"{folder}/", "") for problem in read(folder, text).problems]
    assert found, "this form is not refused"
    return found


def rule(*lines: str) -> str:
    """Return a feature with one rule; the first of `lines` is line 5 of the file."""
    return "\n".join(["Feature: Turns", "", f"  {TAG}", "  Rule: One thing", *lines, ""])


SCENARIO = ("    Scenario: It rains", "      Given the sky", "      When it rains", "      Then it is wet")


def test_a_scenario_has_its_title_its_rule_its_tags_and_its_steps_with_lines(tmp_path: Path) -> None:
    feature = read(
        tmp_path,
        rule("    @reading:toy.ruling.rain=wet", *SCENARIO, "      And it is cold", "      * it is dark"),
    )
    assert feature.problems == []
    (scenario,) = feature.scenarios
    assert (scenario.id, scenario.title, scenario.rule, scenario.line) == (
        "it_rains",
        "It rains",
        "One thing",
        6,
    )
    assert scenario.tagged("clause") == [("toy.turn.one_thing", 3)]
    assert scenario.tagged("reading") == [("toy.ruling.rain=wet", 5)]
    assert [(step.kind, step.keyword, step.text, step.line) for step in scenario.steps] == [
        ("Given", "Given", "the sky", 7),
        ("When", "When", "it rains", 8),
        ("Then", "Then", "it is wet", 9),
        ("Then", "And", "it is cold", 10),
        ("Then", "*", "it is dark", 11),
    ]


def test_tags_of_feature_rule_and_scenario_are_joined(tmp_path: Path) -> None:
    text = (
        "@clause:a.b.c\n"
        "Feature: F\n"
        "  @clause:a.b.d\n"
        "  Rule: R\n"
        "    @clause:a.b.e\n"
        "    Scenario: S\n"
        "      Given x\n"
        "      Then y\n"
    )
    assert [value for value, _ in read(tmp_path, text).scenarios[0].tagged("clause")] == [
        "a.b.c",
        "a.b.d",
        "a.b.e",
    ]


def test_both_backgrounds_come_first_the_one_of_the_feature_before_that_of_the_rule(tmp_path: Path) -> None:
    text = (
        "Feature: F\n"
        "  Background:\n"
        "    Given one\n"
        "  Rule: R\n"
        "    Background:\n"
        "      Given two\n"
        "    Scenario: S\n"
        "      Given three\n"
        "      Then y\n"
    )
    feature = read(tmp_path, text)
    assert feature.problems == []
    assert [step.text for step in feature.scenarios[0].steps] == ["one", "two", "three", "y"]


def test_the_background_of_one_rule_is_not_that_of_the_next(tmp_path: Path) -> None:
    first = "  Rule: R\n    Background:\n      Given one\n    Scenario: S\n      Then y\n"
    feature = read(
        tmp_path, f"Feature: F\n{first}  Rule: Q\n    Scenario: T\n      Given two\n      Then y\n"
    )
    assert [step.text for step in feature.scenarios[1].steps] == ["two", "y"]


OUTLINE = (
    "    Scenario Outline: It rains <much>",
    "      Given a sky of <colour>",
    "      When it rains <much>",
    "        | drops  |",
    "        | <much> |",
    '      Then all say "<much>"',
    '        """',
    "        <colour>",
    '        """',
    "      Examples:",
)


def test_each_row_of_an_outline_is_a_scenario_filled_in_everywhere(tmp_path: Path) -> None:
    feature = read(
        tmp_path,
        rule(*OUTLINE, "        | much | colour |", "        | a lot | grey |", "        | -3 | blue |"),
    )
    assert feature.problems == []
    one, two = feature.scenarios
    assert (one.id, one.title, one.line) == ("it_rains/a_lot", "It rains a lot", 16)
    assert (two.id, two.title, two.line) == ("it_rains/minus_3", "It rains -3", 17)
    assert one.steps[0].text == "a sky of grey"
    assert one.steps[1].datatable == (("drops",), ("a lot",))
    assert one.steps[2].docstring == "grey"
    assert [step.rows for step in one.steps[1:3]] == [("drops", "a lot"), ("grey",)]


def test_a_title_may_change_while_the_id_stays(tmp_path: Path) -> None:
    feature = read(tmp_path, rule("    @id:it_rains", "    Scenario: It pours", *SCENARIO[1:]))
    assert [scenario.id for scenario in feature.scenarios] == ["it_rains"]
    assert feature.problems == []


def test_several_tables_of_examples_are_one_outline(tmp_path: Path) -> None:
    rows = (
        "        | much | colour |",
        "        | a lot | grey |",
        "      Examples: More",
        "        | much | colour |",
        "        | little | blue |",
    )
    feature = read(tmp_path, rule(*OUTLINE, *rows))
    assert feature.problems == []
    assert [scenario.id for scenario in feature.scenarios] == ["it_rains/a_lot", "it_rains/little"]


FORBIDDEN: dict[str, dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("forbidden.yaml").read_text("utf-8")
)


@pytest.mark.parametrize("form", FORBIDDEN)
def test_a_forbidden_form_is_refused_with_file_and_line(tmp_path: Path, form: str) -> None:
    case = FORBIDDEN[form]
    found = faults(tmp_path, case["text"] if "text" in case else rule(*case["below"].splitlines()))
    assert any(fault.startswith(f"some.feature:{case['line']}: {case['told']}") for fault in found), found


def test_a_mistyped_step_is_told_what_it_most_likely_was(tmp_path: Path) -> None:
    assert "nearest: Given" in "\n".join(
        faults(tmp_path, rule("    Scenario: S", "      Givn the sky", "      Then wet"))
    )


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    text = rule(
        "    Scenario: A",
        "      And x",
        "      Then y",
        "    Scenario: B",
        "      Given <z>",
        "      Then y",
        "    @wip",
        "    Scenario: A",
        "      Given x",
    )
    assert [fault.split(": ")[0] for fault in faults(tmp_path, text)] == [
        "some.feature:6",
        "some.feature:9",
        "some.feature:11",
        "some.feature:12",
    ]


def test_all_syntax_errors_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    assert len(faults(tmp_path, rule(*SCENARIO, "      Thn it is cold", "      Adn it is dark"))) == 2


def test_a_file_that_is_no_utf8_is_told(tmp_path: Path) -> None:
    path = tmp_path / "some.feature"
    path.write_bytes("Feature: a café\n".encode("latin-1"))
    (problem,) = read_feature(path).problems
    assert str(problem) == f"{path}:1: not UTF-8: byte 15 is 0xe9\n    save the file as UTF-8"


def test_a_byte_order_mark_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "some.feature"
    path.write_bytes(BOM_UTF8 + rule(*SCENARIO).encode())
    assert read_feature(path).problems == []


def test_a_note_behind_a_step_is_part_of_it(tmp_path: Path) -> None:
    """Gherkin knows comments on lines of their own only.

    The sentence then fits nothing, and check says so.
    """
    feature = read(tmp_path, rule("    Scenario: S", "      Given x # a note", "      Then y"))
    assert feature.scenarios[0].steps[0].text == "x # a note"


def test_check_tells_the_faults_of_features_with_file_and_line(toy_copy: ToyCopy) -> None:
    toy_copy.feature(
        "Feature: Extra\n  @clause:market_day.turn.goes_round\n  Rule: R\n    Scenario: S\n      And x\n"
    )
    lines, status = toy_copy.check()
    assert status == 2
    assert "features/market_day/extra.feature:5: the first step begins with 'And'" in lines


CONSEQUENCES = {
    "Rule: One thing": ("Rul: One thing", "4: 'Rul: One thing' is not a line of Gherkin", "Rule:"),
    "Feature: Turns": ("Featuer: Turns", "1: 'Featuer: Turns' is not a line of Gherkin", "Feature:"),
    "    Scenario: It rains": ("    Scenairo: It rains", "some.feature:5: free text under Rule", "Scenario:"),
}


@pytest.mark.parametrize("right", CONSEQUENCES)
def test_what_follows_from_a_typo_is_not_told(tmp_path: Path, right: str) -> None:
    wrong, told, near = CONSEQUENCES[right]
    (fault,) = faults(tmp_path, rule(*SCENARIO).replace(right, wrong))
    assert told in fault
    assert f"nearest: {near}" in fault


def test_a_text_without_end_is_told_in_plain_words(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, rule(*SCENARIO, '      """', "      and so on"))
    assert 'a text that begins with """ has no end' in fault


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_endings_of_lines_tabs_and_pictures_change_nothing(ending: str, tmp_path: Path) -> None:
    text = rule("\t\tScenario: It rains 🌧", "\t\tGiven the sky", "\t\t# a comment", "", "\t\tThen it is wet")
    path = tmp_path / "some words.feature"
    path.write_bytes(text.replace("\n", ending).encode())
    feature = read_feature(path)
    assert feature.problems == []
    (scenario,) = feature.scenarios
    assert (scenario.title, scenario.line) == ("It rains 🌧", 5)
    assert [(step.text, step.line) for step in scenario.steps] == [("the sky", 6), ("it is wet", 9)]
