"""Every faulty engine gets the verdict that its fault deserves, and costs no other case its own."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from ruleproof.engines.stdio import StartError
from ruleproof.judging import verdicts as v
from ruleproof.reports.model import Report
from tests.running.faults import TABLE, TOP_CARD, TOUCHES, Fault, facts_of_all_cases
from tests.toybox import (
    CONTESTED,
    ENGINES,
    by_case,
    is_gone,
    only_game,
    run_on_toy,
    stdio,
    toy_cases,
    verdicts,
)


def test_every_engine_of_the_folder_is_in_the_table_once() -> None:
    told = subprocess.run([sys.executable, ENGINES / "broken.py"], capture_output=True, text=True, check=True)
    named = Counter(TABLE.names())
    assert set(named) == {*told.stdout.split(), *TABLE.inside, "changes_what_it_is_given"}
    assert [name for name, times in named.items() if times > 1] == []


@pytest.mark.sampled(3)
@pytest.mark.parametrize("fault", TABLE.judged, ids=str)
def test_a_fault_gets_its_verdict_and_costs_no_other_case_its_own(fault: Fault, good_run: Report) -> None:
    good = verdicts(good_run)
    report = run_on_toy(stdio(fault.name), timeout=fault.timeout)
    results = by_case(report)
    assert list(results) == list(good), "a case was lost, or the order changed"
    changed = {case: result for case, result in results.items() if result.verdict != good[case]}
    assert dict(Counter(result.verdict for result in changed.values())) == fault.changed
    assert [case for case in changed if not fault.may_touch(case)] == [], "the fault cannot touch these cases"
    assert sum(only_game(report).counts.values()) == len(toy_cases())
    assert report.status == (0 if fault in TABLE.allowed else 1)
    if fault.says:
        told = results[fault.example_case]
        assert fault.says in "\n".join(
            [told.reason, *(difference.message for difference in told.differences)]
        )
    if fault.cause:
        assert only_game(report).faults[0].name == fault.cause
    if fault.clause:
        assert fault.clause in [suspect.clause for suspect in only_game(report).faults[0].suspects]
    for note in fault.notes:
        assert note in report.notes


@pytest.mark.parametrize(
    "fault",
    [fault for fault in TABLE.protocol if fault.touches in ("calls", "opens_auctions", "auctions", "rare")],
    ids=str,
)
def test_a_protocol_fault_touches_every_case_that_meets_it(fault: Fault) -> None:
    """The table counts the cases; here they are named, without looking at what the kit found."""
    met = [case for case in facts_of_all_cases() if fault.may_touch(case) and case != CONTESTED]
    assert len(met) == sum(fault.changed.values())


@pytest.mark.parametrize("name", TABLE.not_started)
def test_an_engine_that_does_not_greet_is_an_engine_that_was_not_started(name: str) -> None:
    with pytest.raises(StartError) as told:
        run_on_toy(stdio(name), timeout=1.0 if name == "answers_nothing" else 30.0)
    assert TABLE.not_started[name] in str(told.value)


@pytest.mark.parametrize("name", TABLE.inside)
def test_a_fault_inside_the_process_costs_its_case_and_not_the_run(
    name: str, good_run: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ENGINES))
    good = verdicts(good_run)
    report = run_on_toy(f"python:{name}", in_process=True, timeout=TIMEOUT_INSIDE)
    changed = {case: verdict for case, verdict in verdicts(report).items() if verdict != good[case]}
    assert set(changed.values()) == {TABLE.inside[name]}
    assert len(changed) == (1 if name == "loops_inside" else 4)
    met = (facts_of_all_cases()[case] for case in changed)
    assert all(TOUCHES["rare"](facts) or TOUCHES["calls"](facts) for facts in met)


TIMEOUT_INSIDE = 3.0


@pytest.mark.parametrize("name", ["raises_inside", "exits_inside", "ends_inside"])
def test_a_python_engine_runs_as_a_child_unless_asked_otherwise(
    name: str, good_run: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ENGINES))
    changed = {
        case: verdict
        for case, verdict in verdicts(run_on_toy(f"python:{name}")).items()
        if verdict != verdicts(good_run)[case]
    }
    assert set(changed.values()) == {v.CRASH}
    assert len(changed) == 4


def test_values_inside_the_process_are_not_shared(good_run: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ENGINES))
    assert verdicts(run_on_toy("python:changes_what_it_is_given", in_process=True)) == verdicts(good_run)


def test_an_engine_that_cannot_be_started_again_is_given_up(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    report = run_on_toy(stdio("cannot_be_started_again", str(starts)))
    results = by_case(report)
    assert set(verdicts(report).values()) == {v.CRASH, v.CONTESTED}
    assert "ended with status 7" in results[TOP_CARD].reason
    assert "could not be started again" in list(results.values())[-1].reason
    assert "the licence is used up" in list(results.values())[-1].reason
    assert starts.read_text().count("started") == 7, (
        "the greeting, the run, three in vain, two kinds repeated"
    )


def test_a_child_that_an_engine_leaves_behind_is_gone_after_the_run(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    run_on_toy(stdio("leaves_a_child_behind", str(pids)))
    children = [int(pid) for pid in pids.read_text().split()]
    assert len(children) == 2, "one was left when the engine had greeted, and one at the end"
    assert all(is_gone(pid) for pid in children)
