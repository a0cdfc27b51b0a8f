"""What is ruled out before an engine is asked, by what it declares or says at the start."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ruleproof.cases.case import Story
from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Failure, Recording
from ruleproof.judging import verdicts as v
from ruleproof.language.operations import Play, Value
from ruleproof.rules.coverage import Coverage
from tests.judging.values import (
    ANN_TAKES,
    BOB_TAKES,
    LAST_WORD,
    START,
    TAKEN,
    case,
    failed,
    judge,
    judged,
    recording,
    scenario,
    state,
    step,
    story,
    tour,
)

EXPECTED = recording(START, TAKEN)


@pytest.mark.parametrize(
    ("verbs", "reason"),
    [
        (("view", "outcome"), "the engine has no outcome"),
        (("legal_actions", "outcome"), "the engine has no legal_actions, outcome"),
        (("view",), ""),
        ((), ""),
    ],
)
def test_a_case_that_needs_a_verb_which_the_engine_lacks_is_unsupported(
    verbs: tuple[str, ...], reason: str
) -> None:
    of = scenario(verbs=verbs)
    by = judge(verbs=("new_game", "apply", "view"))
    assert by.unsupported(of.cases[0]) == reason
    judgement = judged(of, EXPECTED, EXPECTED, by)
    assert (judgement.verdict, judgement.reason) == (v.UNSUPPORTED if reason else v.PASS, reason)


@pytest.mark.parametrize(
    ("declared", "reason"),
    [
        ({LAST_WORD: ("bob", "ann")}, ""),
        ({LAST_WORD: ("bob",)}, ""),
        ({LAST_WORD: ("ann",)}, f"the engine does not play {LAST_WORD} as 'bob'"),
        ({}, f"the engine does not play {LAST_WORD} as 'bob'"),
    ],
    ids=["both", "this", "the other", "silent"],
)
def test_a_case_about_a_reading_is_judged_only_on_an_engine_that_plays_it(
    declared: dict[str, Any], reason: str
) -> None:
    of = scenario(readings={LAST_WORD: "bob"})
    assert judge(readings=declared).unsupported(of.cases[0]) == reason


def test_an_engine_that_says_nothing_of_a_ruling_plays_the_adopted_reading() -> None:
    assert judge().unsupported(scenario(readings={LAST_WORD: "ann"}).cases[0]) == ""


def test_what_an_engine_lacks_is_told_before_what_it_does_not_cover() -> None:
    of = scenario(verbs=("view",))
    by = judge(Coverage(actions=("pass",)), verbs=("apply",))
    assert by.for_story(of, EXPECTED).ruled_out(of.cases[0]) == "the engine has no view"
    assert by.for_story(of, EXPECTED).uncovered == {"one": "the engine does not cover the action 'take'"}
    lacking_nothing = judge(Coverage(actions=("pass",))).for_story(of, EXPECTED)
    assert lacking_nothing.ruled_out(of.cases[0]) == lacking_nothing.uncovered["one"]


def test_what_is_ruled_out_is_unsupported_whatever_the_engine_did() -> None:
    by = judge(Coverage(actions=("pass",)))
    judgement = judged(scenario(), EXPECTED, recording(START, failed(v.CRASH)), by)
    assert (judgement.verdict, judgement.at) == (v.UNSUPPORTED, -1)


def test_every_case_of_a_story_is_told_with_what_it_needs() -> None:
    spill = Play(seat="Bob", action={"type": "spill", "stones": []})
    of = story([case("start", 0, 0), case("ann", 0, 1), case("bob", 1, 2)], [ANN_TAKES, spill])
    recorded = recording(START, TAKEN, START)
    assert judge(Coverage(actions=("take", "pass"))).for_story(of, recorded).uncovered == {
        "start": "",
        "ann": "",
        "bob": "the engine does not cover the action 'spill'",
    }
    assert set(judge().for_story(of, recorded).uncovered.values()) == {""}


def test_an_engine_that_cannot_begin_as_the_story_does_is_judged_by_none_of_its_cases() -> None:
    actual = recording(failed(UNSUPPORTED_FAILURE, "only new games"), None, None)
    expected = recording(START, TAKEN, START)
    for number in range(3):
        judgement = judged(tour(), expected, actual, number=number)
        assert (judgement.verdict, judgement.reason) == (v.UNSUPPORTED, "the engine says only new games")


def test_an_engine_that_fails_at_the_start_otherwise_is_judged() -> None:
    of, actual = scenario(), recording(failed(v.CRASH), None)
    assert judged(of, EXPECTED, actual).verdict == v.CRASH


def silent_start(**changes: Any) -> Recording:
    """Return a start that the engine has made and says nothing about."""
    silent = Failure(UNSUPPORTED_FAILURE, "no views")
    return recording(msgspec.structs.replace(step(state(**changes)), failure=silent), None)


def test_a_new_game_that_the_engine_made_is_judged_though_it_says_nothing_about_it() -> None:
    of = story([case("start", 0, 0), case("ann", 0, 1)], [ANN_TAKES], new_game=True)
    expected = recording(START, TAKEN)
    wrong = judged(of, expected, silent_start(row=["mine"]))
    assert (wrong.verdict, wrong.at) == (v.DIVERGES, 0)
    assert judged(of, expected, silent_start()).verdict == v.UNSUPPORTED
    assert judged(of, expected, silent_start(row=["mine"]), number=1).reason == "the engine says no views"


def test_what_is_declared_is_told_before_what_is_said_at_the_start() -> None:
    of = scenario(verbs=("view",))
    by = judge(verbs=("apply",))
    actual = recording(failed(UNSUPPORTED_FAILURE, "only new games"), None)
    assert judged(of, EXPECTED, actual, by).reason == "the engine has no view"
    uncovered = judged(of, EXPECTED, actual, judge(Coverage(actions=("pass",))))
    assert uncovered.reason == "the engine does not cover the action 'take'"


def narrow_story() -> Story:
    """Return a tour of two plays of which the engine covers both."""
    return story([case("start", 0, 0), case("ann", 0, 1), case("bob", 1, 2)], [ANN_TAKES, BOB_TAKES])


def test_what_an_engine_does_not_cover_is_not_compared() -> None:
    by = judge(Coverage(table=("pile", "bowl")))
    mine = step(state(ann=3, row=[], heap=[], to_act=["Bob"], may_act=["Bob"]), TAKEN.answers)
    expected = recording(START, TAKEN, START)
    assert judged(narrow_story(), expected, recording(START, mine, None), by, 1).verdict == v.PASS
    assert judged(narrow_story(), expected, recording(START, mine, None), judge(), 1).verdict == v.DIVERGES


def test_an_uncovered_key_of_which_a_case_expects_something_rules_it_out() -> None:
    of = scenario(Value(path=("table", "row"), value=["jade", "onyx"]))
    by = judge(Coverage(table=("pile", "bowl", "heap")))
    judgement = judged(of, EXPECTED, EXPECTED, by)
    assert (judgement.verdict, judgement.reason) == (v.UNSUPPORTED, "the engine does not cover table/row")


def test_a_seat_that_can_do_nothing_that_is_covered_need_not_be_among_those_that_may_act() -> None:
    by = judge(Coverage(actions=("take",)))
    expected = step(state(ann=3, to_act=["Bob"], may_act=["Ann", "Bob"]), TAKEN.answers)
    narrower = step(state(ann=3, to_act=["Bob"], may_act=["Bob"]), TAKEN.answers)
    assert judged(scenario(), recording(START, expected), recording(START, narrower), by).verdict == v.PASS
    assert judged(scenario(), recording(START, expected), recording(START, narrower)).verdict == v.DIVERGES
