"""A value that the schema excludes is judged like any other wrong value, if the answer has the right form."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Compared
from ruleproof.language.operations import Sees, Value
from tests.judging.values import TAKE, TAKEN, answers, judged_after_a_take, state, step, view

LEGAL = {"Ann": [], "Bob": [TAKE]}


def taken(views: dict[str, Any] | None = None, legal: dict[str, Any] | None = None) -> Any:
    return step(state(ann=3, to_act=["Bob"], may_act=["Bob"]), answers(legal or LEGAL, views))


@pytest.mark.parametrize(
    ("actual", "what", "expected", "found"),
    [
        (taken({"Bob": {"bowl": ["jade"] * 5, "hand": ["ruby"]}}), Compared.VIEW, 5, ["jade"] * 5),
        (taken({"Bob": view(-1)}), Compared.VIEW, 5, -1),
        (step(state(ann=3, bowl=-4, to_act=["Bob"], may_act=["Bob"]), TAKEN.answers), Compared.TABLE, 4, -4),
    ],
    ids=["cards for their number", "a number out of range", "in the state"],
)
def test_a_wrong_value_is_told_with_the_right_one(actual: Any, what: str, expected: Any, found: Any) -> None:
    judgement = judged_after_a_take(actual)
    assert judgement.verdict == v.DIVERGES
    first = judgement.first
    assert first is not None
    assert (first.what, first.expected, first.actual) == (what, expected, found)
    assert "breaks its schema" in first.message


def test_an_action_that_no_schema_allows_is_one_too_many() -> None:
    judgement = judged_after_a_take(taken(legal={"Ann": [], "Bob": [TAKE, {**TAKE, "number": -1}]}))
    assert judgement.first is not None
    assert (judgement.verdict, judgement.first.extra) == (v.DIVERGES, 1)


def test_the_rest_of_the_case_is_judged() -> None:
    wrong = taken({"Bob": view(-1)})
    assert judged_after_a_take(wrong, Value(path=("to_act",), value=["Bob"])).verdict == v.DIVERGES
    assert judged_after_a_take(wrong, Sees(seat="Bob", path=("bowl",), value=5)).verdict == v.FAIL


@pytest.mark.parametrize(
    "shown",
    [{"bowl": "five", "hand": []}, {"bowl": 5}, {"bowl": 5.0, "hand": []}, {"bowl": 5, "hand": [], "x": 1}],
)
def test_another_form_is_an_illegal_reply(shown: dict[str, Any]) -> None:
    assert judged_after_a_take(taken({"Bob": shown})).verdict == v.ILLEGAL_REPLY


def test_an_empty_map_that_is_sent_as_a_list_is_named_with_its_place() -> None:
    """PHP sends both alike."""
    judgement = judged_after_a_take(taken({"Bob": []}))
    assert judgement.verdict == v.ILLEGAL_REPLY
    assert "[] is not an object" in judgement.reason
    assert "view of Bob" in judgement.reason
