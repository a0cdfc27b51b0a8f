"""What a difference names: what it is of, whose, where, both values, and the kind of all its like."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.engines.recording import Answers, Step
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Difference
from ruleproof.rules.canonical import MISSING
from tests.judging.values import (
    ANN_TAKES,
    PASS,
    START,
    TAKE,
    TAKE_TWO,
    TAKEN,
    answers,
    case,
    judged,
    judged_after_a_take,
    outcome,
    places,
    recording,
    refused,
    state,
    step,
    story,
    view,
)

AFTER = 'after Ann: {"type":"take","number":1}'


def first_of(actual: Step) -> Difference:
    difference = judged_after_a_take(actual).first
    assert difference is not None
    return difference


def taken(answered: Answers | None = None, **changes: Any) -> Step:
    """Return the step after Ann has taken a marble, with changes of the state, or other answers about it."""
    whole = state(ann=3, **{"to_act": ["Bob"], "may_act": ["Bob"], **changes})
    return step(whole, answered or TAKEN.answers)


@pytest.mark.parametrize(
    ("changes", "what", "path", "expected", "actual", "cause"),
    [
        ({"row": ["onyx", "jade"]}, "table", "table/row", ["jade", "onyx"], ["onyx", "jade"], "table/row"),
        ({"heap": ["amber"]}, "table", "table/heap", ["amber", "coral"], ["amber"], "table/heap"),
        ({"pile": {"Ann": 3}}, "table", "table/pile/Bob", 3, MISSING, "table/pile/*"),
        ({"bowl": 5}, "table", "table/bowl", 4, 5, "table/bowl"),
        ({"to_act": ["Ann"]}, "to_act", "to_act", ["Bob"], ["Ann"], "to_act"),
        ({"may_act": []}, "may_act", "may_act", ["Bob"], [], "may_act"),
        ({"settled": False}, "settled", "settled", True, False, "settled"),
    ],
    ids=["order", "bag", "seat", "number", "to_act", "may_act", "settled"],
)
def test_a_state_that_differs_is_told_with_its_place_and_both_values(
    changes: dict[str, Any], what: str, path: str, expected: Any, actual: Any, cause: str
) -> None:
    judgement = judged_after_a_take(taken(**changes))
    first = judgement.first
    assert first is not None
    assert (first.what, first.path, first.expected, first.actual) == (what, path, expected, actual)
    assert (first.seat, first.after, first.message) == ("", AFTER, f"{AFTER}, {path} differs")
    assert judgement.cause == f"take: {what} {cause}"


def test_whose_turn_it_is_counts_before_the_state_is_settled_and_the_table_does_not() -> None:
    before = taken(settled=False)
    moved = taken(settled=False, row=[])
    scenario = story([case("one", 0, 1)], [ANN_TAKES])
    assert judged(scenario, recording(START, before), recording(START, moved)).verdict == v.PASS
    other = judged(scenario, recording(START, before), recording(START, taken(settled=False, to_act=["Ann"])))
    assert places(other) == [("to_act", "to_act")]


def test_the_table_differs_before_the_turn_and_the_other_places_are_told_with_it() -> None:
    first = first_of(taken(row=[], heap=[], to_act=["Ann"], may_act=["Ann"]))
    assert first.path == "table/row"
    assert first.also == ("table/heap", "to_act", "may_act")


def test_no_more_than_eleven_further_places_are_told() -> None:
    one, two = ({f"part {part:02}": number for part in range(20)} for number in (1, 2))
    expected, actual = (step(answered=answers(outcome_is=outcome(counts=counts))) for counts in (one, two))
    first = judged(story([case("start", 0, 0)]), recording(expected), recording(actual)).first
    assert first is not None
    assert first.path == "counts/part 00"
    assert first.also == tuple(f"counts/part {part:02}" for part in range(1, 12))


@pytest.mark.parametrize("seat", ["Ann", "Bob"])
def test_a_view_that_differs_is_told_with_the_seat_whose_it_is(seat: str) -> None:
    legal = {"Ann": [], "Bob": [TAKE]}
    judgement = judged_after_a_take(taken(answers(legal, {seat: view(6, "opal")})))
    first = judgement.first
    assert first is not None
    assert (first.what, first.seat, first.path) == ("view", seat, "bowl")
    assert (first.expected, first.actual, first.also) == (5, 6, ("hand",))
    assert first.message == f"{AFTER}, bowl of {seat} differs"
    assert (judgement.verdict, judgement.cause) == (v.DIVERGES, "view bowl")


def test_the_view_of_the_first_seat_that_differs_is_told() -> None:
    first = first_of(taken(answers({"Ann": [], "Bob": [TAKE]}, {"Ann": view(7), "Bob": view(8)})))
    assert (first.seat, first.actual) == ("Ann", 7)


@pytest.mark.parametrize(
    ("listed", "missing", "extra", "cause"),
    [
        ([], [TAKE], [], "missing legal action: take"),
        ([TAKE, PASS], [], [PASS], "extra legal action: pass"),
        ([PASS], [TAKE], [PASS], "missing legal action: take"),
        ([TAKE, TAKE_TWO, PASS], [], [PASS, TAKE_TWO], "extra legal action: pass, take"),
    ],
    ids=["missing", "extra", "both", "two kinds"],
)
def test_legal_actions_that_differ_are_told_by_what_is_missing_and_what_is_too_much(
    listed: list[Any], missing: list[Any], extra: list[Any], cause: str
) -> None:
    judgement = judged_after_a_take(taken(answers({"Ann": [], "Bob": listed})))
    first = judgement.first
    assert first is not None
    assert (first.what, first.seat, first.path) == ("legal actions", "Bob", "")
    assert (first.missing, first.extra) == (len(missing), len(extra))
    assert first.expected == missing
    assert sorted(map(str, first.actual)) == sorted(map(str, extra))
    assert judgement.cause == cause


def test_an_outcome_differs_first_in_a_count_and_last_in_what_follows_from_it() -> None:
    expected = step(
        answered=answers(outcome_is=outcome(winners=["Ann"], why="more", points={"Ann": 2, "Bob": 1}))
    )
    actual = step(
        answered=answers(outcome_is=outcome(winners=["Bob"], why="less", points={"Ann": 0, "Bob": 1}))
    )
    judgement = judged(story([case("start", 0, 0)]), recording(expected), recording(actual))
    first = judgement.first
    assert first is not None
    assert (first.what, first.path, first.expected, first.actual) == ("outcome", "points/Ann", 2, 0)
    assert first.also == ("winners", "why")
    assert (first.message, judgement.cause) == ("at the start, points/Ann differs", "outcome points/*")


def test_a_state_is_told_before_legal_actions_these_before_views_and_views_before_the_outcome() -> None:
    wrong: dict[str, Any] = {
        "legal": {"Bob": []},
        "views": {"Ann": view(9)},
        "outcome_is": outcome(over=True),
    }
    legal = {"Ann": [], "Bob": [TAKE]}
    assert first_of(taken(answers(**wrong), bowl=5)).what == "table"
    assert first_of(taken(answers(**wrong))).what == "legal actions"
    assert first_of(taken(answers(legal, wrong["views"], wrong["outcome_is"]))).what == "view"
    assert first_of(taken(answers(legal, outcome_is=wrong["outcome_is"]))).what == "outcome"


def test_the_position_that_an_engine_is_given_is_not_held_against_it() -> None:
    given = step(state(row=["mine"]))
    assert judged(story([case("start", 0, 0)]), recording(START), recording(given)).verdict == v.PASS


def test_a_new_game_is_the_engines_own_state() -> None:
    of = story([case("start", 0, 0)], new_game=True)
    judgement = judged(of, recording(START), recording(step(state(row=["mine"]))))
    assert (judgement.verdict, places(judgement)) == (v.DIVERGES, [("table", "table/row")])
    assert judgement.first_step == 0
    assert judgement.cause == "start: table table/row"


def test_a_new_game_that_is_refused_or_not_is_named_as_such() -> None:
    of = story([case("start", 0, 0)], new_game=True)
    refusing = judged(of, recording(START), recording(refused("too few")))
    accepting = judged(of, recording(refused("too few")), recording(START))
    assert (refusing.verdict, refusing.cause) == (v.FAIL, "refused: new game")
    assert (accepting.verdict, accepting.cause) == (v.DIVERGES, "accepted: new game")


def test_an_answer_that_is_not_compared_must_still_be_one() -> None:
    """The state differs already: answers about it are held against the schemas alone."""
    assert (
        judged_after_a_take(taken(answers({"Bob": [PASS]}, {"Ann": view(9)}), bowl=5)).verdict == v.DIVERGES
    )
    broken = taken(answers(views={"Bob": {"bowl": -1, "hand": []}}), bowl=5)
    assert judged_after_a_take(broken).verdict == v.ILLEGAL_REPLY
