"""The ranking of clauses, by values: which scenarios fail is all that it knows."""

from __future__ import annotations

import pytest

from ruleproof.diagnosis.ranking import TOO_LITTLE, TOO_MUCH, Observation, rank
from ruleproof.judging import verdicts as v


def seen(case: str, verdict: v.Verdict, *clauses: str, applied: frozenset[str] = frozenset()) -> Observation:
    return Observation(case.partition("/")[0], verdict, clauses, applied=applied)


def order(*observations: Observation) -> list[str]:
    return [suspect.clause for suspect in rank(observations)]


def test_a_clause_all_of_whose_scenarios_fail_comes_before_one_of_whose_some_pass() -> None:
    assert order(seen("one", v.FAIL, "a", "b"), seen("two", v.FAIL, "a"), seen("three", v.PASS, "b")) == [
        "a",
        "b",
    ]


def test_a_clause_with_more_of_the_failures_comes_before_one_with_few() -> None:
    assert order(seen("one", v.FAIL, "a"), seen("two", v.FAIL, "a"), seen("three", v.FAIL, "b"))[0] == "a"


def test_a_failing_scenario_about_one_clause_says_more_than_one_about_many() -> None:
    assert order(seen("one", v.FAIL, "a"), seen("two", v.FAIL, "b", "c", "d"))[0] == "a"


def test_the_clause_that_the_reference_applied_where_it_differs_is_the_more_suspicious() -> None:
    near = frozenset(["b"])
    failures = [seen("one", v.FAIL, "a", applied=near), seen("two", v.FAIL, "b", applied=near)]
    assert order(*failures) == ["b", "a"]


def test_what_only_diverges_is_ranked_behind_what_fails_and_alone_where_nothing_does() -> None:
    diverging = [seen(f"row_{number}", v.DIVERGES, "everywhere") for number in range(50)]
    assert order(seen("one", v.FAIL, "a"), *diverging)[0] == "a"
    assert order(*diverging) == ["everywhere"]


def test_the_rows_of_an_outline_are_one_scenario() -> None:
    rows = [seen(f"outline/{number}", v.PASS, "a") for number in range(9)]
    (suspect,) = rank([*rows, seen("outline/ten", v.FAIL, "a")])
    assert (suspect.clause, suspect.failing, suspect.scenarios) == ("a", 1, 1)


def test_suspects_are_counted_by_scenario() -> None:
    (suspect,) = rank([seen("one", v.FAIL, "a"), seen("two", v.CRASH, "a"), seen("three", v.PASS, "a")])
    assert (suspect.failing, suspect.scenarios) == (2, 3)


def test_nothing_that_fails_has_no_suspects() -> None:
    assert rank([]) == []
    assert rank([seen("one", v.PASS, "a")]) == []


KINDS = {"may": "permission", "must_not": "prohibition", "word": "definition"}


def signed(case: str, verdict: v.Verdict, sign: str, *clauses: str) -> Observation:
    return Observation(case, verdict, clauses, sign=sign)


@pytest.mark.parametrize(
    ("sign", "first"),
    [(TOO_MUCH, "must_not"), (TOO_LITTLE, "may"), ("", "may")],
    ids=["much", "little", "no"],
)
def test_a_clause_that_cannot_be_broken_like_this_comes_last(sign: str, first: str) -> None:
    failures = [signed(str(number), v.FAIL, sign, "may", "must_not") for number in range(3)]
    ranked = rank([*failures, signed("one more", v.PASS, "", "must_not")], KINDS)
    assert ranked[0].clause == first


@pytest.mark.parametrize(("specific", "first"), [("deed", "deed"), ("word", "general")])
def test_a_specific_clause_that_follows_closely_comes_first_but_no_definition(
    specific: str, first: str
) -> None:
    both = [seen(f"both {number}", v.FAIL, "general", specific) for number in range(2)]
    ranked = rank([seen("one", v.FAIL, "general"), *both, seen("passes", v.PASS, "general")], KINDS)
    assert ranked[0].clause == first


def test_where_nothing_fails_what_was_applied_at_the_difference_is_suspected_too() -> None:
    differs = seen("one", v.DIVERGES, "a", applied=frozenset(["a", "b"]))
    assert sorted(order(differs, seen("two", v.PASS, "b"))) == ["a", "b"]
    assert order(differs, seen("two", v.FAIL, "c")) == ["c", "a"]


def test_of_two_clauses_that_fail_alike_the_one_about_the_place_that_differs_comes_first() -> None:
    failing = Observation("one", v.FAIL, ("a", "b"), about={"b": 0.8, "a": 0.1})
    assert order(failing) == ["b", "a"]
    assert order(failing, seen("two", v.FAIL, "a"), seen("three", v.PASS, "b"))[0] == "a"
