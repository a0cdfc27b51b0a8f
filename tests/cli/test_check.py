"""`ruleproof check`: checks specification, schemas and features against each other, all errors at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from syrupy.assertion import SnapshotAssertion

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
    assert lines == [f"{game}: a game: no errors" for game in Data.open([TOY]).games()]
    assert len(lines) >= 2


def test_a_schema_that_has_changed_leaves_nothing_of_the_old_one_in_the_cache(
    toy_copy: ToyCopy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEPROOF_CACHE", str(tmp_path / "cache"))
    path, kept = toy_copy.schemas / "action.json", []
    for title in ("One action", "Another action"):
        path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | {"title": title}))
        read_schema.cache_clear()
        assert checking._schema_problems(Data.open([toy_copy.root]).game(GAME)) == []
        kept.append(len(list((tmp_path / "cache").rglob("*.bin"))))
    assert kept[0] == kept[1] > 0


def test_a_clause_that_no_scenario_shows_is_told(toy_copy: ToyCopy, snapshot: SnapshotAssertion) -> None:
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
    assert checked(toy_copy) == snapshot


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


def checked(toy_copy: ToyCopy) -> str:
    """Return what `check` prints on a copy, whose folder is written as three dots, and the exit status.

    Of more than twelve lines, these are the first twelve and the last.
    """
    text, status = toy_copy.check()
    lines = text.replace(str(toy_copy.root), "...").splitlines()
    return "\n".join([*lines[:12], *lines[12:][-1:], f"exit status {status}"])


SPOILT: dict[str, dict[str, str]] = yaml.safe_load(Path(__file__).with_name("spoilt.yaml").read_text("utf-8"))


@pytest.mark.parametrize("what", SPOILT)
def test_what_is_at_fault_is_told(toy_copy: ToyCopy, what: str, snapshot: SnapshotAssertion) -> None:
    name, old, new = SPOILT[what].values()
    folder, _, rest = name.partition("/")
    toy_copy.edit(toy_copy.root / folder / GAME / rest, old, new)
    assert checked(toy_copy) == snapshot


TIE_TAG = """\
    @reading:market_day.ruling.tie=more_coins
    # Who wins when several players have the most points? Of these the one who has more coins.
"""


def test_a_reading_that_no_scenario_shows_is_told(toy_copy: ToyCopy, snapshot: SnapshotAssertion) -> None:
    path = toy_copy.features / "ending.feature"
    toy_copy.edit(path, TIE_TAG, "")
    toy_copy.edit(path, "      Then Red wins\n", "      Then Red and Blue win together\n")
    assert checked(toy_copy) == snapshot


def test_a_tag_that_makes_no_difference_is_told_for_each_row(toy_copy: ToyCopy) -> None:
    path = toy_copy.features / "ending.feature"
    outline = "    Scenario Outline: Each animal has its points\n"
    toy_copy.edit(path, outline, TIE_TAG + outline)
    lines, status = toy_copy.check()
    assert status == 2
    assert lines.count("@reading:market_day.ruling.tie=more_coins makes no difference") == 4


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


def test_two_scenarios_of_equal_steps_and_tags_are_told_with_both_places(
    toy_copy: ToyCopy, snapshot: SnapshotAssertion
) -> None:
    toy_copy.feature(lonely(), "extra")
    toy_copy.feature(lonely(rule="Two", title="Another title"), "more")
    assert checked(toy_copy) == snapshot


def test_a_row_of_an_outline_counts_as_the_scenario_that_it_becomes(
    toy_copy: ToyCopy, snapshot: SnapshotAssertion
) -> None:
    toy_copy.feature(lonely(), "extra")
    toy_copy.feature(lonely(title="Rows", coins="<coins>", outline=" Outline"), "more")
    assert checked(toy_copy) == snapshot


@pytest.mark.parametrize(
    "other",
    [
        lonely(coins="3"),
        lonely(then="Then the game goes on"),
        lonely().replace("turn.goes_round", "turn.one_of_four"),
    ],
    ids=["the start", "the expectation", "the clause"],
)
def test_scenarios_that_differ_in_anything_but_names_stand_side_by_side(
    toy_copy: ToyCopy, other: str
) -> None:
    toy_copy.feature(lonely(), "extra")
    toy_copy.feature(other, "more")
    lines, status = toy_copy.check()
    assert status == 0, lines


def test_two_scenarios_of_one_id_are_told_with_both_places(
    toy_copy: ToyCopy, snapshot: SnapshotAssertion
) -> None:
    toy_copy.feature(lonely(title="S", coins="<coins>", outline=" Outline"), "extra")
    path = toy_copy.features / "extra.feature"
    again = lonely().split("Rule: One\n")[1].replace("    Scenario", "    @id:s/2\n    Scenario")
    toy_copy.add(path, again)
    assert checked(toy_copy) == snapshot


def test_a_sentence_that_no_scenario_uses_is_told(toy_copy: ToyCopy, snapshot: SnapshotAssertion) -> None:
    path = toy_copy.steps / "starts.py"
    step = 'def closed() -> Put:\n    return Put(path=("table", "stall"), value=[])\n'
    toy_copy.add(path, f'\n\n@given("the stall is closed")\n{step}') + 2
    assert checked(toy_copy) == snapshot


def test_a_schema_that_is_none_is_told(toy_copy: ToyCopy, snapshot: SnapshotAssertion) -> None:
    path = toy_copy.schemas / "view.json"
    schema = json.loads(path.read_text())
    schema["properties"]["deck"] = {"type": "number of cards"}
    path.write_text(json.dumps(schema))
    assert checked(toy_copy) == snapshot


def test_errors_of_the_data_come_before_disagreements_of_the_reference(
    toy_copy: ToyCopy, snapshot: SnapshotAssertion
) -> None:
    toy_copy.edit(toy_copy.features / "turn.feature", "Then Red has 2 coins less", "Then Red has 1 coin less")
    toy_copy.feature(
        "Feature: Extra\n"
        "  @clause:market_day.turn.goes_round\n"
        "  Rule: R\n"
        "    Scenario: S\n"
        "      Then the game goes on\n"
    )
    assert checked(toy_copy) == snapshot


def test_scenarios_are_checked_although_the_search_phrases_cannot_be_read(
    toy_copy: ToyCopy, snapshot: SnapshotAssertion
) -> None:
    toy_copy.asked("- nonsense\n")
    toy_copy.edit(toy_copy.features / "fox.feature", "When Red lays down a fox", "When Red lays a fox")
    assert checked(toy_copy) == snapshot


def test_the_faults_of_all_files_are_told_at_once(toy_copy: ToyCopy, snapshot: SnapshotAssertion) -> None:
    toy_copy.edit(toy_copy.features / "fox.feature", "When Red lays down a fox", "When Red lays a fox")
    toy_copy.edit(
        toy_copy.features / "turn.feature",
        "When Red buys 1 cloth\n      Then Red has 2 coins less",
        "When Red bought 1 cloth\n      Then Red has 2 coins less",
    )
    toy_copy.edit(
        toy_copy.features / "tours" / "two_traders.yaml", "seats: [Red, Blue]", "seats: [Red, Green]"
    )
    assert checked(toy_copy) == snapshot


def test_one_case_id_in_two_files_is_told(toy_copy: ToyCopy, snapshot: SnapshotAssertion) -> None:
    text = (toy_copy.features / "tours" / "two_traders.yaml").read_text()
    (toy_copy.features / "tours" / "two-traders.yaml").write_text(text)
    assert checked(toy_copy) == snapshot


def test_two_sentences_that_say_different_things_of_one_play_are_refused(toy_copy: ToyCopy) -> None:
    steps = toy_copy.root / "features/market_day/steps/plays.py"
    second = '\n\n@when("{seat} shrugs"FITS)\ndef shrugs(seat: str) -> Play:\n    return works(seat, 4)\n'
    known = steps.read_text(encoding="utf-8")
    scenario = (
        "Feature: Extra\n\n  @clause:market_day.turn.goes_round\n  Rule: The next player follows\n\n"
        "    Scenario: A shrug ends the turn\n"
        '      Given the position "two traders"\n'
        "      When Red shrugs\n"
        "      Then it is Blue's turn to act\n"
    )
    toy_copy.feature(scenario)
    steps.write_text(known + second.replace("FITS", ""), encoding="utf-8")
    assert "'{seat} shrugs' and '{seat} works and rolls {shown:int}' fit the same play" in checked(toy_copy)
    steps.write_text(known + second.replace("FITS", ", fits=lambda state: not state"), encoding="utf-8")
    assert "'{seat} shrugs' does not fit the state" in checked(toy_copy)


def test_a_sentence_that_says_something_else_than_what_follows_is_refused(toy_copy: ToyCopy) -> None:
    path = toy_copy.steps / "plays.py"
    path.write_text(
        path.read_text(encoding="utf-8")
        + '\n\n@when(\n    "{seat} works and rolls {shown:int}, and {other:seat} is next",\n'
        '    leads_to=lambda state, words: state["to_act"] == [words["other"]],\n)\n'
        "def works_before(seat: str, shown: int, other: str) -> Play:\n    return works(seat, shown)\n",
        encoding="utf-8",
    )
    scenario = (
        "Feature: Extra\n\n  @clause:market_day.turn.goes_round\n  Rule: The next player follows\n\n"
        "    Scenario: A day of work ends the turn\n"
        '      Given the position "two traders"\n'
        "      When Red works and rolls 4, and NEXT is next\n"
        "      Then it is Blue's turn to act\n"
    )
    untrue = "is next' says something else than what follows"
    toy_copy.feature(scenario.replace("NEXT", "Blue"))
    assert untrue not in checked(toy_copy)
    toy_copy.feature(scenario.replace("NEXT", "Red"))
    assert untrue in checked(toy_copy)


def test_a_census_that_begins_at_nothing_is_told(toy_copy: ToyCopy, snapshot: SnapshotAssertion) -> None:
    begins = [
        {"scenario": "fox/blue_robs_red"},
        {"scenario": "fox/blue_robs_reed"},
        {"position": "two trader"},
    ]
    small = {"name": "small", "says": "some positions", "begins": begins}
    (toy_copy.spec / "census.json").write_text(json.dumps({"sets": [small]}, indent=1), encoding="utf-8")
    assert checked(toy_copy) == snapshot
