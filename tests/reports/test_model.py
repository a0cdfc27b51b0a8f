"""What follows from results: counts, states of clauses, causes, exit status."""

from __future__ import annotations

import pytest

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports.wording import foremost, sums
from ruleproof.running.report import exit_status, percent
from tests.reports.samples import failing, one_of_each, report, result

STALL = "fair.stall.one_each"


def state_of(results: list[Result], clause: str) -> str:
    return next(row.state for row in report(results).games[0].clauses if row.id == clause)


@pytest.mark.parametrize(
    ("results", "state"),
    [
        ([result("a/b/1", v.PASS)], "proved"),
        ([result("a/b/1", v.PASS), result("a/b/2", v.FAIL)], "mixed"),
        ([result("a/b/1", v.FAIL)], "broken"),
        (
            [result("a/b/1", v.PASS), result("a/b/2", v.DIVERGES, blamed=("fair.price.never_below_one",))],
            "proved",
        ),
        ([result("a/b/1", v.DIVERGES, blamed=("fair.price.never_below_one",))], "diverges"),
        ([result("a/b/1", v.FAIL, clauses=("fair.stall.opens_at_noon",))], "broken"),
        ([result("a/b/1", v.UNSUPPORTED)], "untried"),
        ([], "untried"),
    ],
)
def test_a_clause_is_broken_where_it_is_blamed_and_proved_where_a_case_passes(
    results: list[Result], state: str
) -> None:
    assert state_of(results, STALL) == state


def test_clauses_that_need_no_case_are_not_called_untried() -> None:
    assert state_of([], "fair.stall.shut") == "definition"
    assert state_of([], "fair.price.talk") == "not shown"
    assert state_of([result("a/b/1", v.PASS, clauses=("fair.stall.shut",))], "fair.stall.shut") == "proved"


def test_the_counts_add_up_to_the_number_of_cases() -> None:
    made = report(one_of_each()).games[0]
    assert sum(made.counts.values()) == len(made.results) == made.selected == len(v.ALL)
    assert sum(sums(made.counts)) == len(made.results)
    assert made.judged == 7
    assert sum(len(cause.cases) for cause in made.causes) == sum(made.counts[verdict] for verdict in v.FAULTS)


def test_a_score_never_rounds_up() -> None:
    assert (percent(1999, 2000), percent(2000, 2000), percent(0, 0)) == ("99.9", "100.0", "0.0")


def test_like_failures_are_one_cause() -> None:
    made = report(
        [failing(f"fair/price/{number}") for number in range(3)] + [result("fair/stall/one", v.CRASH)]
    ).games[0]
    assert [(cause.name, len(cause.cases)) for cause in made.causes] == [
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


def test_the_foremost_failures_are_of_every_cause_and_known_ones_come_last() -> None:
    results = [failing(f"fair/price/{number}", known=number == 0) for number in range(9)] + [
        result("fair/stall/one", v.CRASH)
    ]
    cases = [one.case for one in foremost(report(results).games[0], 3)]
    assert cases == ["fair/price/1", "fair/stall/one", "fair/price/2"]
    assert foremost(report(results).games[0], 99)[-1].known
