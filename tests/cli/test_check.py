"""`ruleproof check`: checks specification, schemas and features against each other, all errors at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruleproof.cli import check as checking
from ruleproof.cli.check import check
from ruleproof.input.folders import Data
from ruleproof.rules.schemas import read_schema
from tests.toybox import GAME, TOY, ToyCopy


def test_all_well_is_said_with_what_there_is() -> None:
    lines, status = check([GAME], [TOY])
    assert status == 0
    scenarios = "52 scenarios (65 cases), 2 tours (18 cases)"
    assert lines == [
        "market_day: 34 clauses (1 that no engine can show), 3 rulings (2 switchable), "
        f"{scenarios}: no errors"
    ]


def test_without_a_game_all_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "check_game", lambda data, folders: checking.Checked([], summary="a game"))
    lines, status = check([], [TOY])
    assert status == 0
    assert lines == [f"{game}: a game: no errors" for game in Data.of([TOY]).games()]
    assert len(lines) >= 2


def test_a_schema_that_has_changed_leaves_nothing_of_the_old_one_in_the_cache(
    toy_copy: ToyCopy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEPROOF_CACHE", str(tmp_path / "cache"))
    path, kept = toy_copy.schemas / "action.json", []
    for title in ("One action", "Another action"):
        path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | {"title": title}))
        read_schema.cache_clear()
        assert checking._schema_problems(Data.of([toy_copy.root]).game(GAME)) == []
        kept.append(len(list((tmp_path / "cache").rglob("*.bin"))))
    assert kept[0] == kept[1] > 0


def test_a_clause_that_no_scenario_shows_is_told(toy_copy: ToyCopy) -> None:
    toy_copy.add(
        toy_copy.spec / "fox.yaml",
        (
            "\n- id: market_day.fox.sleeps\n"
            "  kind: effect\n"
            "  text: A fox sleeps.\n"
            "  sources:\n"
            "    - {edition: en, heading: The fox, starts: A fox s}\n"
        ),
    )
    lines, status = toy_copy.check()
    assert status == 2
    assert "fox.yaml:19: no scenario shows the clause 'market_day.fox.sleeps' (effect)" in lines


def test_a_definition_needs_no_scenario_and_neither_does_what_cannot_be_shown(toy_copy: ToyCopy) -> None:
    source = "  sources:\n    - {edition: en, heading: The fox, starts: A fox s}\n"
    toy_copy.add(
        toy_copy.spec / "fox.yaml",
        f"\n- id: market_day.fox.sleeps\n  kind: definition\n  text: A fox sleeps.\n{source}"
        "- id: market_day.fox.smiles\n"
        "  kind: effect\n"
        "  text: It smiles.\n"
        "  shown: no\n"
        "  reason: Nobody sees it.\n"
        f"{source}",
    )
    assert toy_copy.check()[1] == 0


@pytest.mark.parametrize(
    "name", ["extra.FEATURE", "extra.feature.md", "more/extra.feature", "extra.yaml", "positions/extra.yml"]
)
def test_a_file_that_nothing_reads_is_told(toy_copy: ToyCopy, name: str) -> None:
    path = toy_copy.features / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("Feature: Extra\n", encoding="utf-8")
    lines, status = toy_copy.check()
    assert status == 2
    assert f"{path}: nothing reads this file" in lines


SPOILT: dict[str, tuple[str, str, str, int, str]] = {
    "a dispute about nothing": (
        "spec/contested.yaml",
        "market_day/fox/a_fox_cannot_rob_a_player_without_coins",
        "market_day/fox/a_fox_steals_cows",
        2,
        "no case has the id 'market_day/fox/a_fox_steals_cows'",
    ),
    "a reference to a schema that is not there": (
        "schemas/outcome.json",
        '"x-bag": true}',
        '"x-bag": true, "allOf": [{"$ref": "nothing.json#/x"}]}',
        2,
        "outcome",
    ),
    "a component set that the reference refuses": (
        "spec/components/corrected.yaml",
        "coins: 14",
        "coins: 8",
        3,
        "corrected.yaml: the reference refuses this component set: "
        "8 coins do not give three players three each",
    ),
    "an answer of the reference against its schema": (
        "schemas/view.json",
        '"hand": {"description": "The cards of this seat.", ',
        '"hand": {"maxItems": 0, ',
        3,
        "the reference breaks a schema: view of Red",
    ),
    "a scenario that ends in the middle of a choice": (
        "features/turn.feature",
        "When Red sells cloth and grain",
        "When Red gives back cloth and grain",
        3,
        "the scenario ends in the middle of a choice (the state is unsettled)",
    ),
    "a refusal under another clause": (
        "features/fox.feature",
        "the action is refused under market_day.fox.not_in_own_turn",
        "the action is refused under market_day.turn.one_of_four",
        3,
        "fox.feature:{line}: the reference refuses under market_day.fox.not_in_own_turn",
    ),
    "a refusal that nobody expects": (
        "features/turn.feature",
        "When Red buys 1 cloth\n      Then Red has 2 coins less",
        "When Blue buys 1 cloth\n      Then Red has 2 coins less",
        3,
        "the reference refuses the action, but no refusal is expected: it is not Blue's turn "
        "(market_day.turn.one_of_four)",
    ),
    "a refusal before the last play": (
        "features/ending.feature",
        "When Red works and rolls 1\n      And Blue works",
        "When Blue works and rolls 1\n      And Blue works",
        3,
        "the reference refuses a play before the last",
    ),
    "a disagreement in a row of an outline": (
        "features/ending.feature",
        "| pig         | 3 ",
        "| pig         | 4 ",
        3,
        "ending.feature:40: the reference disagrees in the row of line 45: ",
    ),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_is_at_fault_is_told(toy_copy: ToyCopy, what: str) -> None:
    name, old, new, status, told = SPOILT[what]
    folder, _, rest = name.partition("/")
    line = toy_copy.edit(toy_copy.root / folder / GAME / rest, old, new)
    lines, found = toy_copy.check()
    assert found == status
    assert told.format(line=line) in lines


def test_a_reading_that_no_scenario_shows_is_told(toy_copy: ToyCopy) -> None:
    path = toy_copy.features / "ending.feature"
    toy_copy.edit(path, "@reading:market_day.ruling.tie=more_coins", "@reading:market_day.ruling.tie=shared")
    toy_copy.edit(path, "      Then Red wins\n", "      Then Red and Blue win together\n")
    lines, status = toy_copy.check()
    assert status == 2
    assert "market_day.ruling.tie is switchable, but no scenario shows the reading more_coins" in lines


LONELY = """Feature: Extra

  @clause:market_day.turn.goes_round
  Rule: {rule}

    Scenario{outline}: {title}
      Given the position "two traders"
      And Red has {coins} coins
      {then}
"""
OUTLINE = """      Then it is Red's turn to act

      Examples:
        | coins |
        | 3     |
        | 2     |
"""


def lonely(rule: str = "One", title: str = "S", coins: str = "2", then: str = "", outline: str = "") -> str:
    """Return a feature of one scenario, or of one outline with the coins as its column."""
    then = then or "Then it is Red's turn to act"
    text = LONELY.format(rule=rule, title=title, coins=coins, then=then, outline=outline)
    return text.replace(f"      {then}\n", OUTLINE) if outline else text


def test_two_scenarios_of_equal_steps_and_tags_are_told_with_both_places(toy_copy: ToyCopy) -> None:
    toy_copy.feature(lonely(), "extra")
    toy_copy.feature(lonely(rule="Two", title="Another title"), "more")
    lines, status = toy_copy.check()
    assert status == 2
    told = "the scenario 'Another title' has the same steps and tags as another one"
    assert f"more.feature:6: {told}\n" in lines
    assert f"    the other one: 'S' ({toy_copy.features}/extra.feature:6)" in lines


def test_a_row_of_an_outline_counts_as_the_scenario_that_it_becomes(toy_copy: ToyCopy) -> None:
    toy_copy.feature(lonely(), "extra")
    toy_copy.feature(lonely(title="Rows", coins="<coins>", outline=" Outline"), "more")
    lines, status = toy_copy.check()
    assert status == 2
    assert "more.feature:14: the scenario 'Rows' has the same steps and tags as another one" in lines
    assert "more.feature:13" not in lines


@pytest.mark.parametrize(
    "other",
    [
        lonely(coins="3"),
        lonely(then="Then the game goes on"),
        lonely().replace("turn.goes_round", "turn.one_of_four"),
        lonely().replace("    Scenario", "    @reading:market_day.ruling.tie=shared\n    Scenario"),
    ],
    ids=["the start", "the expectation", "the clause", "the reading"],
)
def test_scenarios_that_differ_in_anything_but_names_stand_side_by_side(
    toy_copy: ToyCopy, other: str
) -> None:
    toy_copy.feature(lonely(), "extra")
    toy_copy.feature(other, "more")
    lines, status = toy_copy.check()
    assert status == 0, lines


def test_two_scenarios_of_one_id_are_told_with_both_places(toy_copy: ToyCopy) -> None:
    toy_copy.feature(lonely(title="S", coins="<coins>", outline=" Outline"), "extra")
    path = toy_copy.features / "extra.feature"
    again = lonely().split("Rule: One\n")[1].replace("    Scenario", "    @id:s/2\n    Scenario")
    toy_copy.add(path, again)
    lines, status = toy_copy.check()
    assert status == 2
    assert "extra.feature:17: the case 'market_day/extra/s/2' occurs twice\n" in lines
    assert f"    the other one: {path}:14" in lines


def test_a_sentence_that_no_scenario_uses_is_told(toy_copy: ToyCopy) -> None:
    path = toy_copy.steps / "starts.py"
    step = 'def closed() -> Put:\n    return Put(path=("table", "stall"), value=[])\n'
    line = toy_copy.add(path, f'\n\n@given("the stall is closed")\n{step}') + 2
    lines, status = toy_copy.check()
    assert status == 2
    assert f"starts.py:{line}: no scenario uses the sentence 'Given the stall is closed'" in lines


def test_a_schema_that_is_none_is_told(toy_copy: ToyCopy) -> None:
    path = toy_copy.schemas / "view.json"
    schema = json.loads(path.read_text())
    schema["properties"]["deck"] = {"type": "number of cards"}
    path.write_text(json.dumps(schema))
    lines, status = toy_copy.check()
    assert status == 2
    assert "view.json: properties/deck/type: " in lines


@pytest.mark.parametrize("text", ["{", "[1]"])
def test_a_schema_that_cannot_be_read_is_told(toy_copy: ToyCopy, text: str) -> None:
    (toy_copy.schemas / "view.json").write_text(text)
    lines, status = toy_copy.check()
    assert status == 2
    assert "view.json: this schema" in lines


def test_a_schema_that_is_missing_is_told(toy_copy: ToyCopy) -> None:
    (toy_copy.schemas / "outcome.json").unlink()
    lines, status = toy_copy.check()
    assert status == 2
    assert f"still to be written: the schema outcome.json in {toy_copy.schemas}" in lines


def test_errors_of_the_data_come_before_disagreements_of_the_reference(toy_copy: ToyCopy) -> None:
    toy_copy.edit(toy_copy.features / "turn.feature", "Then Red has 2 coins less", "Then Red has 1 coin less")
    toy_copy.feature(
        "Feature: Extra\n"
        "  @clause:market_day.turn.goes_round\n"
        "  Rule: R\n"
        "    Scenario: S\n"
        "      Then the game goes on\n"
    )
    lines, status = toy_copy.check()
    assert status == 2
    assert "extra.feature:4: this scenario has no position and no new game to start from" in lines
    assert "the reference disagrees" in lines


def test_scenarios_are_checked_although_the_search_phrases_cannot_be_read(toy_copy: ToyCopy) -> None:
    toy_copy.asked("- nonsense\n")
    toy_copy.edit(toy_copy.features / "fox.feature", "When Red lays down a fox", "When Red lays a fox")
    lines, _ = toy_copy.check()
    assert "asked.yaml:1: " in lines
    assert "no sentence fits 'When Red lays a fox'" in lines


def test_the_faults_of_all_files_are_told_at_once(toy_copy: ToyCopy) -> None:
    toy_copy.edit(toy_copy.features / "fox.feature", "When Red lays down a fox", "When Red lays a fox")
    toy_copy.edit(
        toy_copy.features / "turn.feature",
        "When Red buys 1 cloth\n      Then Red has 2 coins less",
        "When Red bought 1 cloth\n      Then Red has 2 coins less",
    )
    toy_copy.edit(
        toy_copy.features / "tours" / "two_traders.yaml", "seats: [Red, Blue]", "seats: [Red, Green]"
    )
    lines, status = toy_copy.check()
    assert status == 2
    for name in ("fox.feature", "turn.feature", "two_traders.yaml"):
        assert name in lines
    assert lines.endswith("market_day: 6 errors")


def test_one_case_id_in_two_files_is_told(toy_copy: ToyCopy) -> None:
    text = (toy_copy.features / "tours" / "two_traders.yaml").read_text()
    (toy_copy.features / "tours" / "two-traders.yaml").write_text(text)
    lines, status = toy_copy.check()
    assert status == 2
    assert "the case 'market_day/tours/two_traders/start' occurs twice" in lines
