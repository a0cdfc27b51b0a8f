"""What a result keeps of the states about its first difference, for the pictures of a report."""

from __future__ import annotations

from typing import Any

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Positions
from ruleproof.reports.model import Report
from ruleproof.running.first_of_kind import MOST_OF_A_KIND
from tests.toybox import by_case, only_game, run_on_toy, stdio

ROLL = "market_day/turn/the_die_decides_what_work_earns/4"


def positions(report: Report, case: str) -> Positions:
    found = by_case(report)[case].positions
    assert found is not None
    return found


def coins(state: dict[str, Any]) -> int:
    found: int = state["table"]["coins"]["Red"]
    return found


def test_a_difference_is_kept_with_the_states_before_it_as_wanted_and_as_found() -> None:
    found = positions(run_on_toy(stdio("rolls_off_by_one")), ROLL)
    assert coins(found.before) == 3
    assert coins(found.expected) == 5
    assert coins(found.actual) == 4


def test_where_the_rules_refuse_an_action_nothing_is_expected_after_it() -> None:
    report = run_on_toy(stdio("accepts_an_illegal_action"))
    (case,) = [
        case
        for case, result in by_case(report).items()
        if result.verdict == v.FAIL and "no_piece_and_three" in case
    ]
    found = positions(report, case)
    assert (bool(found.before), found.expected, bool(found.actual)) == (True, {}, True)


def test_a_case_that_passes_keeps_no_positions(good_run: Report) -> None:
    assert all(result.positions is None for result in only_game(good_run).results)


def test_of_each_verdict_and_cause_only_the_first_cases_keep_their_positions() -> None:
    results = by_case(run_on_toy(stdio("lists_nothing"))).values()
    kept = [(result.verdict, result.cause) for result in results if result.positions is not None]
    assert len([result for result in results if result.verdict in (v.FAIL, v.DIVERGES)]) > len(kept) > 0
    assert max(kept.count(sort) for sort in kept) == MOST_OF_A_KIND
