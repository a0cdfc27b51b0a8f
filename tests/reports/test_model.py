"""What follows from results: counts, states of clauses, faults, exit status."""

from __future__ import annotations

import pytest

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports.badge import badge
from ruleproof.reports.model import exit_status, percent
from ruleproof.reports.text import foremost, headline, rules_kept
from tests.reports.samples import failing, one_of_each, report, result

STALL = "fair.stall.one_each"


def state_of(results: list[Result], clause: str) -> str:
    return next(row.state for row in report(results).games[0].clauses if row.id == clause)


NOON = ("fair.stall.opens_at_noon",)


@pytest.mark.parametrize(
    ("results", "state"),
    [
        ([result("a/b/1", v.PASS)], "kept"),
        ([result("a/b/1", v.PASS), result("a/b/2", v.FAIL)], "broken"),
        ([result("a/b/1", v.FAIL)], "broken"),
        ([result("a/b/1", v.DIVERGES), result("a/b/2", v.FAIL, clauses=NOON)], "kept"),
        ([result("a/b/1", v.FAIL, clauses=NOON)], "untried"),
        ([result("a/b/1", v.CRASH)], "not judged"),
        ([result("a/b/1", v.PASS), result("a/b/2", v.UNTESTABLE)], "not judged"),
        ([result("a/b/1", v.UNSUPPORTED)], "not judged"),
        ([result("a/b/1", v.PASS), result("a/b/2", v.UNSUPPORTED)], "kept"),
        ([result("a/b/1", v.CONTESTED)], "untried"),
        ([result("a/tours/1/1", v.PASS)], "seen"),
        ([result("a/tours/1/1", v.PASS), result("a/b/2", v.UNSUPPORTED)], "seen"),
        ([result("a/tours/1/1", v.PASS), result("a/b/2", v.PASS)], "kept"),
        ([], "untried"),
    ],
)
def test_a_rule_is_kept_where_no_scenario_about_it_fails(results: list[Result], state: str) -> None:
    assert state_of(results, STALL) == state


def test_rules_that_only_tours_apply_are_not_called_kept() -> None:
    made = report([result("a/tours/1/1", v.PASS), result("a/b/2", v.PASS, clauses=NOON)])
    game = made.games[0]
    assert (game.rules["kept"], game.rules["seen"], game.score) == (1, 1, "50.0")
    assert headline([game]) == rules_kept(game) == "1 of 3 rules tried, 1 only seen"
    assert badge(made)["message"] == "fair 1 of 3 rules tried, 1 only seen"
    assert badge(made)["color"] == "orange"


def test_a_fault_that_no_scenario_fails_still_breaks_the_rule_it_names_first() -> None:
    assert state_of([result("a/b/1", v.DIVERGES)], STALL) == "broken"


def test_clauses_that_need_no_case_are_not_called_untried() -> None:
    assert state_of([], "fair.stall.shut") == "definition"
    assert state_of([], "fair.price.talk") == "not shown"
    assert state_of([result("a/b/1", v.PASS, clauses=("fair.stall.shut",))], "fair.stall.shut") == "kept"


def test_one_slip_that_shows_everywhere_breaks_one_rule() -> None:
    others = [result(f"a/b/{number}", v.DIVERGES, clauses=NOON) for number in range(50)]
    made = report([failing(), *others, result("a/b/fine", v.PASS)]).games[0]
    assert (made.rules["kept"], made.rules["broken"], made.score) == (2, 1, "66.6")


def test_the_counts_add_up_to_the_number_of_cases() -> None:
    made = report(one_of_each()).games[0]
    assert sum(made.counts.values()) == len(made.results) == made.selected == len(v.ALL)
    assert made.judged == 1 + len(v.FAULTS)
    assert sum(len(fault.cases) for fault in made.faults) == sum(made.counts[verdict] for verdict in v.FAULTS)


def test_a_score_never_rounds_up() -> None:
    assert (percent(1999, 2000), percent(2000, 2000), percent(0, 0)) == ("99.9", "100.0", "0.0")


def test_like_failures_are_one_fault() -> None:
    made = report(
        [failing(f"fair/price/{number}") for number in range(3)] + [result("fair/stall/one", v.CRASH)]
    ).games[0]
    assert [(fault.name, len(fault.cases)) for fault in made.faults] == [
        ("price: table price", 3),
        ("crash: some cause", 1),
    ]


@pytest.mark.parametrize(
    ("results", "status"),
    [
        ([result("a/b/1", v.PASS)], 0),
        (
            [
                result("a/b/1", v.PASS),
                result("a/b/2", v.UNSUPPORTED),
                result("a/b/3", v.INAPPLICABLE),
                result("a/b/4", v.CONTESTED),
            ],
            0,
        ),
        *(([result("a/b/1", v.PASS), result("a/b/2", verdict)], 1) for verdict in v.FAULTS),
        ([result("a/b/1", v.PASS), result("a/b/2", v.FAIL, known=True)], 0),
        ([result("a/b/1", v.UNSUPPORTED)], 1),
        ([], 1),
        ([result("a/b/1", v.PASS), result("a/b/2", v.SUITE_ERROR)], 3),
    ],
)
def test_the_exit_status_says_whether_the_engine_conforms(results: list[Result], status: int) -> None:
    assert exit_status(report(results).games, []) == status
    assert report(results).conforms == (status == 0)


def test_a_known_failure_that_passes_does_not_conform() -> None:
    assert exit_status(report([result("a/b/1", v.PASS)]).games, ["a/b/1 (line 2)"]) == 1


def test_the_foremost_failures_are_of_every_fault_and_known_ones_come_last() -> None:
    results = [failing(f"fair/price/{number}", known=number == 0) for number in range(9)] + [
        result("fair/stall/one", v.CRASH)
    ]
    cases = [one.case for one in foremost(report(results).games[0], 3)]
    assert cases == ["fair/price/1", "fair/stall/one", "fair/price/2"]
    assert foremost(report(results).games[0], 99)[-1].known
