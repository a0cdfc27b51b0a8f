"""What depends on a ruling: scenarios, functions of the reference, and cases that another reading changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.cli.explain import explain
from ruleproof.explaining.carriers import readers_of
from ruleproof.explaining.ruling_dependents import (
    Changed,
    changed_by,
    functions_on,
    rests_on,
    scenarios_on,
)
from ruleproof.input.folders import Data
from ruleproof.running.recorded_suite import RecordedSuite
from tests.toybox import GAME, TOY, ToyCopy, toy_cases, toy_recordings, toy_suite

TIE, BIDS = "market_day.ruling.tie", "market_day.ruling.tied_bids"
POOR = "market_day.ruling.fox_against_the_poor"


@pytest.fixture(scope="module")
def suite() -> Suite:
    return toy_suite()


@pytest.fixture(scope="module")
def recordings() -> RecordedSuite:
    return toy_recordings()


def test_the_scenarios_of_a_ruling_show_its_clauses_or_name_its_readings(
    suite: Suite, recordings: RecordedSuite
) -> None:
    found = scenarios_on(suite.game.rulings[POOR], list(recordings.all()))
    assert "market_day/fox/a_fox_cannot_rob_a_player_without_coins" in found
    assert not any("/tours/" in scenario for scenario in found)
    assert not any("/setup/" in scenario for scenario in found)


def test_the_functions_of_a_ruling_read_it_or_carry_its_clauses(suite: Suite) -> None:
    names = [one.name for one in functions_on(suite.folders, suite.game.rulings[TIE])]
    assert names
    carried = [one.name for one in functions_on(suite.folders, suite.game.rulings[POOR])]
    assert any(name.startswith("require_") for name in carried)


def test_the_functions_of_a_ruling_are_sought_in_the_folders_of_the_reference_too(toy_copy: ToyCopy) -> None:
    inner = toy_copy.root / "reference_impl" / GAME / "inner" / "ties.py"
    inner.parent.mkdir()
    inner.write_text(f'@ruling("{TIE}", "shared")\ndef lies_within(game):\n    return ()\n', encoding="utf-8")
    data = Data.open([toy_copy.root])
    suite = Suite.open(data, data.game(GAME))
    assert "lies_within" in [one.name for one in functions_on(suite.folders, suite.game.rulings[TIE])]


SOURCES = """
@ruling("market_day.ruling.tied_bids", "card_discarded")
def decides_another(game):
    return ()


@clause("market_day.ending.most_points_win")
@ruling("market_day.ruling.tie", "shared")
def decides(game):
    return "market_day.ruling.tied_bids"


@reading("more_coins", instead_of=rules.decides)
def replaces(game):
    return ()


@reading("caller_first", instead_of=rules.decides_another)
def replaces_another(game):
    return ()
"""


def test_the_functions_of_a_ruling_are_the_rule_and_what_replaces_it(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(SOURCES)
    assert [one.name for one in readers_of(TIE, [path])] == ["decides", "replaces"]


def test_the_cases_that_another_reading_changes_do_not_hold_under_it(
    suite: Suite, recordings: RecordedSuite
) -> None:
    (changed,) = changed_by(suite, suite.game.rulings[TIE], recordings)
    assert changed.reading == "more_coins"
    other = RecordedSuite(suite, {**suite.game.adopted(), TIE: "more_coins"})
    faulty = [one.story.cases[0] for one in other.scenarios() if one.fault]
    assert list(changed.cases) == [case.id for case in faulty if TIE not in case.readings] != []


def test_a_ruling_that_is_not_switchable_changes_no_case(suite: Suite, recordings: RecordedSuite) -> None:
    assert changed_by(suite, suite.game.rulings[POOR], recordings) == []


@pytest.mark.parametrize(
    ("others", "shown", "found"),
    [(0, False, [TIE]), (20, False, []), (20, True, [TIE])],
    ids=["it changes few cases", "it changes many cases", "it changes many cases and is about the clause"],
)
def test_a_scenario_rests_on_rulings_that_change_it(
    suite: Suite, others: int, shown: bool, found: list[str]
) -> None:
    changes = {TIE: [Changed("more_coins", ("own", *map(str, range(others))))]}
    clauses = suite.game.rulings[TIE].clauses if shown else ()
    assert [one.id for one in rests_on(suite.game, changes, ["own"], clauses)] == found
    assert not list(rests_on(suite.game, changes, ["another"], clauses))


def test_explain_tells_as_ruled_where_and_where_a_scenario_begins(toy_copy: ToyCopy) -> None:
    case = next(one.id for one in toy_cases() if one.id.startswith("market_day/ending/") and one.position)
    changed = toy_copy.root / "measured" / "changed" / f"{GAME}.json"
    changed.parent.mkdir(parents=True)
    rulings = f'{{"{TIE}": [{{"reading": "more_coins", "cases": ["{case}"]}}]}}'
    changed.write_text(f'{{"rulings": {rulings}}}', encoding="utf-8")
    lines = explain(case, [toy_copy.root], [GAME]).splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("    Given the position "))
    assert lines[at + 1].startswith("        ")
    assert any(line.startswith(f"As ruled in {TIE}: ") for line in lines)


def test_explain_tells_the_life_of_a_ruling_and_what_depends_on_it(toy_copy: ToyCopy) -> None:
    path = toy_copy.spec / "rulings.yaml"
    history = (
        "  history:\n    - {adopted: more_coins, decided: 2026-11-20, left_because: Coins are no points.}\n"
    )
    toy_copy.edit(path, "  adopted: shared\n", f"  adopted: shared\n{history}")
    lines = explain(TIE, [toy_copy.root], [GAME]).splitlines()
    assert "  adopted, decided 2026-11-21, inference, source: sentence" in lines
    assert "  before, since 2026-11-20: more_coins; left because: Coins are no points." in lines
    assert any(line.startswith("Scenarios on its clauses: ") for line in lines)
    assert "In the reference:" in lines
    assert any(line.startswith("Cases that more_coins changes: ") for line in lines)


def test_explain_tells_what_depends_on_a_ruling_that_is_not_switchable() -> None:
    lines = explain(POOR, [TOY], [GAME]).splitlines()
    assert any("market_day/fox/a_fox_cannot_rob" in line for line in lines)
    assert "In the reference:" in lines
    assert not any(line.startswith("Cases that ") for line in lines)
