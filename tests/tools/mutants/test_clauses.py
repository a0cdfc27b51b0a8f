"""Clauses that rest on one case are found."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from ruleproof.cases.case import scenario_of
from ruleproof.running.recorded_story import RecordedStory
from tests.toybox import GAME, TOY
from tools.mutants.clauses import FAULTS, Clauses, Support, already_found, main, record, supports
from tools.mutants.harness import Harness
from tools.quality import recorded as records

CLAUSE = "market_day.turn.goes_round"
"""Two scenarios show it."""


@pytest.fixture(scope="module")
def clauses() -> Clauses:
    return Clauses(Harness.of(GAME, [TOY]))


def only(clauses: Clauses, stories: Sequence[RecordedStory]) -> Clauses:
    """Return the clauses as they stand with no other scenarios than these."""
    harness = Harness(clauses.harness.suite, clauses.harness.offer)
    harness.scenarios = list(stories)
    return Clauses(harness)


def test_a_clause_stands_firm_whose_faults_two_scenarios_fail(clauses: Clauses) -> None:
    found = clauses.support(CLAUSE)
    assert found.scenarios == 2
    assert found.firm >= FAULTS
    assert found.own <= found.firm <= found.tried
    assert not found.why


def test_a_clause_with_one_scenario_rests_on_one_case(clauses: Clauses) -> None:
    stories = clauses.harness.scenarios
    own = next(one for one in stories if CLAUSE in one.story.cases[0].clauses)
    found = only(clauses, [own]).support(CLAUSE)
    assert (found.scenarios, found.firm) == (1, 0)
    assert {scenario_of(one.case) for one in found.single} == {scenario_of(own.story.cases[0].id)}
    assert f"0 fail two scenarios, {len(found.single)} one" in found.why


def test_faults_that_only_other_clauses_scenarios_fail_do_not_count(clauses: Clauses) -> None:
    others = [one for one in clauses.harness.scenarios if CLAUSE not in one.story.cases[0].clauses]
    found = only(clauses, others).support(CLAUSE)
    assert (found.scenarios, found.firm, found.single) == (0, 0, ())
    assert found.why


def test_a_record_lists_the_clauses_that_are_thin(clauses: Clauses) -> None:
    firm = Support("g.a.firm", scenarios=3, tried=3, firm=3, own=3)
    thin = Support("g.a.thin", scenarios=1, tried=5, firm=0, own=0, why="of 5 faults …")
    kept = record(clauses, [thin, firm])
    assert (kept["clauses"], kept["firm"]) == (2, 1)
    assert [one["clause"] for one in kept["thin"]] == ["g.a.thin"]


def test_what_a_file_holds_is_not_tried_again_unless_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clauses: Clauses, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [one.id for one in clauses.shown]
    file = tmp_path / "found.jsonl"
    kept = [Support(name, scenarios=1, tried=0, firm=0, own=0, why="kept") for name in names]
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in kept))
    monkeypatch.setattr(Harness, "of", lambda _game: clauses.harness)
    monkeypatch.setattr(
        "sys.argv", ["clauses", GAME, "--found", str(file), "--clause", CLAUSE, "--jobs", "1"]
    )
    assert main() == 1
    assert {name for name, one in already_found(file).items() if one.why == "kept"} == {*names} - {CLAUSE}
    assert f"{len(names)} clauses, 1 stand firm" in capsys.readouterr().out


RECORDED = sorted(path.stem for path in (records.MEASURED / "clauses").glob("*.json"))


@pytest.mark.parametrize("game", RECORDED)
def test_the_clauses_recorded_as_thin_are_there(game: str) -> None:
    kept = records.read("clauses", game)
    there = {one.id for one in Clauses(Harness.of(game)).shown}
    assert {one["clause"] for one in kept["thin"]} <= there
    assert kept["clauses"] == len(there)
    assert kept["firm"] == kept["clauses"] - len(kept["thin"])


@pytest.mark.campaign
@pytest.mark.parametrize("game", RECORDED)
def test_no_clause_is_thin_that_is_not_recorded(game: str) -> None:
    clauses = Clauses(Harness.of(game))
    found = supports(clauses, [one.id for one in clauses.shown], 2)
    known = {one["clause"] for one in records.read("clauses", game)["thin"]}
    assert {one.clause for one in found if one.why} <= known
