"""Every verdict, by the smallest pair of recordings that leads to it."""

from __future__ import annotations

import msgspec
import pytest

from ruleproof.engines.recording import Step
from ruleproof.judging import verdicts as v
from ruleproof.judging.results import contested
from ruleproof.judging.verdicts import Result
from ruleproof.language.operations import Changed, Legal, Outcome, Refused, Sees, Value
from ruleproof.rules.model import Contested
from tests.judging.values import (
    ANN_TAKES,
    BOB_TAKES,
    FEW,
    START,
    TAKEN,
    TAKEN_TWICE,
    answers,
    case,
    failed,
    judged,
    judged_after_a_take,
    outcome,
    places,
    recording,
    refused,
    scenario,
    state,
    step,
    story,
    view,
)
from tests.toybox import toy_recordings

WRONG = step(state(ann=4, to_act=["Bob"], may_act=["Bob"]), TAKEN.answers)
"""Ann has taken two marbles instead of one."""
LOST = step(state(ann=3, bowl=3, to_act=["Bob"], may_act=["Bob"], settled=False, pending="Ann"))
"""A marble is lost in a state that is not settled, where the tables are not compared."""
UNSETTLED = step(state(ann=3, to_act=["Bob"], may_act=["Bob"], settled=False), LOST.answers)


def test_an_engine_that_answers_as_the_reference_passes() -> None:
    judgement = judged_after_a_take(TAKEN)
    assert (judgement.verdict, judgement.reason, judgement.cause, judgement.at) == (v.PASS, "", "", -1)
    assert judgement.first is None
    assert judgement.differences == ()
    assert judgement.clauses == ("clause.one",)


def test_order_of_keys_bags_and_legal_actions_is_no_difference() -> None:
    shuffled = step(
        dict(reversed(state(ann=3, heap=["coral", "amber"], to_act=["Bob"], may_act=["Bob"]).items())),
        answers(
            {"Ann": [], "Bob": [dict(reversed(one.items())) for one in ({"type": "take", "number": 1},)]}
        ),
    )
    assert judged_after_a_take(shuffled).verdict == v.PASS


def test_keys_of_the_engines_own_are_no_difference() -> None:
    own = step(state(ann=3, to_act=["Bob"], may_act=["Bob"], x_seed=7), TAKEN.answers)
    assert judged_after_a_take(own).verdict == v.PASS


def test_pending_of_a_state_may_be_the_engines_own() -> None:
    own = step(state(ann=3, to_act=["Bob"], may_act=["Bob"], pending="my own"), TAKEN.answers)
    assert judged_after_a_take(own).verdict == v.PASS


def test_a_broken_expectation_is_a_fail_at_the_step_of_the_first_difference() -> None:
    judgement = judged_after_a_take(WRONG, Value(line=7, path=("table", "pile", "Ann"), value=3))
    assert (judgement.verdict, judgement.at) == (v.FAIL, 1)
    assert judgement.reason == "table/pile/Ann is 4, but must be 3"
    assert judgement.cause == "take: table table/pile/*"
    broken, first = judgement.differences
    assert (broken.what, broken.path, broken.line) == ("state", "table/pile/Ann", 7)
    assert (broken.expected, broken.actual) == (3, 4)
    assert first == judgement.first
    assert (first.what, first.path, first.expected, first.actual) == ("table", "table/pile/Ann", 3, 4)


def test_a_difference_that_no_expectation_names_diverges() -> None:
    judgement = judged_after_a_take(WRONG, Value(path=("to_act",), value=["Bob"]))
    assert (judgement.verdict, judgement.at) == (v.DIVERGES, 1)
    assert judgement.reason == 'after Ann: {"type":"take","number":1}, table/pile/Ann differs'
    assert judgement.differences == (judgement.first,)


def test_what_breaks_a_law_and_differs_nowhere_else_is_an_illegal_reply() -> None:
    judgement = judged(scenario(), recording(START, UNSETTLED), recording(START, LOST))
    assert (judgement.verdict, judgement.cause) == (
        v.ILLEGAL_REPLY,
        "illegal reply: a conservation law is broken",
    )
    (law,) = judgement.differences
    assert law.what == "conservation"
    assert "marbles (No marble is lost): 9 on the table, 10 in the game" in judgement.reason


def test_a_law_that_was_broken_on_the_way_stays_broken() -> None:
    of = story([case("two", 0, 2)], [ANN_TAKES, BOB_TAKES])
    judgement = judged(of, recording(START, UNSETTLED, TAKEN_TWICE), recording(START, LOST, TAKEN_TWICE))
    assert judgement.verdict == v.ILLEGAL_REPLY


def test_a_broken_law_is_told_after_the_difference_that_shows_it() -> None:
    lost = step(state(ann=3, bowl=3, to_act=["Bob"], may_act=["Bob"]), TAKEN.answers)
    judgement = judged_after_a_take(lost)
    assert judgement.verdict == v.DIVERGES
    assert places(judgement) == [("table", "table/bowl"), ("conservation", "")]


@pytest.mark.parametrize(("bowl", "verdict"), [(2, v.PASS), (8, v.ILLEGAL_REPLY)])
def test_a_case_is_held_to_the_law_of_its_own_component_set(bowl: int, verdict: str) -> None:
    few = story([case("few", 0, 1)], [ANN_TAKES], components=FEW)
    expected = step(state(1, 1, bowl=2, settled=False))
    actual = step(state(1, 1, bowl=bowl, settled=False, pending="Ann"))
    assert judged(few, recording(START, expected), recording(START, actual)).verdict == verdict


@pytest.mark.parametrize(
    ("actual", "cause"),
    [
        (step(state(row="jade")), "illegal reply: the state breaks its schema"),
        (step(answered=answers(views={"Bob": {"bowl": 5}})), "illegal reply: the view breaks its schema"),
        (step(answered=answers(outcome_is={})), "illegal reply: the outcome breaks its schema"),
        (step(answered=answers({"Ann": [{"type": "shout"}]})), "illegal reply: an action breaks its schema"),
        (step(answered=answers({"Ann": [{"type": "pass"}] * 2})), "illegal reply: an action is listed twice"),
        (step(answered=answers({"Ann": {}})), "illegal reply: expected a list of actions"),
        (
            step(state(pile={"Ann": 3.0, "Bob": 3})),
            "illegal reply: the state holds a number that is not an integer, or null",
        ),
    ],
)
def test_a_value_that_no_engine_may_send_is_an_illegal_reply(actual: Step, cause: str) -> None:
    judgement = judged_after_a_take(actual, Value(path=("to_act",), value=["Bob"]))
    assert (judgement.verdict, judgement.cause, judgement.at) == (v.ILLEGAL_REPLY, cause, 1)
    assert judgement.differences == ()
    assert judgement.reason


@pytest.mark.parametrize("verdict", [v.CRASH, v.TIMEOUT, v.ILLEGAL_REPLY])
def test_an_engine_that_fails_gets_the_verdict_of_its_failure(verdict: str) -> None:
    judgement = judged_after_a_take(failed(verdict, "it broke off", "no reply"))
    assert (judgement.verdict, judgement.reason) == (verdict, "it broke off")
    assert (judgement.cause, judgement.at) == (f"{verdict}: no reply", 1)


def test_a_failure_before_the_first_play_is_at_the_start() -> None:
    judgement = judged(scenario(), recording(START, TAKEN), recording(failed(v.CRASH), None))
    assert (judgement.verdict, judgement.at) == (v.CRASH, 0)


def test_a_failure_hides_a_difference_before_it() -> None:
    of = story([case("two", 0, 2)], [ANN_TAKES, BOB_TAKES])
    actual = recording(START, WRONG, failed(v.TIMEOUT))
    judgement = judged(of, recording(START, TAKEN, TAKEN_TWICE), actual)
    assert (judgement.verdict, judgement.at, judgement.differences) == (v.TIMEOUT, 2, ())


def test_an_illegal_state_comes_before_a_failure_to_answer_about_it() -> None:
    broken = failed(v.CRASH, state=b'{"table":{}}')
    assert judged_after_a_take(broken).cause == "illegal reply: the state breaks its schema"


def test_an_engine_that_says_it_cannot_do_a_play_is_not_judged_by_it() -> None:
    judgement = judged_after_a_take(failed("unsupported", "no taking here"))
    assert (judgement.verdict, judgement.reason) == (v.UNSUPPORTED, "the engine says no taking here")
    assert judgement.differences == ()


def test_a_lead_up_that_is_refused_leaves_a_case_untested() -> None:
    of = story([case("second", 1, 2)], [ANN_TAKES, BOB_TAKES])
    judgement = judged(of, recording(START, TAKEN, TAKEN_TWICE), recording(START, refused("not now"), None))
    assert (judgement.verdict, judgement.at) == (v.UNTESTABLE, 1)
    assert judgement.reason.startswith("a play that leads up to the case's own action failed: Ann: ")
    assert judgement.cause == "refused: take"
    assert judgement.differences == (judgement.first,)


def test_a_lead_up_that_differs_leaves_the_case_to_be_judged() -> None:
    of = story([case("second", 1, 2)], [ANN_TAKES, BOB_TAKES])
    wrong_twice = step(state(ann=4, bob=4))
    judgement = judged(of, recording(START, TAKEN, TAKEN_TWICE), recording(START, WRONG, wrong_twice))
    assert (judgement.verdict, judgement.at) == (v.DIVERGES, 1)
    assert places(judgement) == [("table", "table/pile/Ann")]


def test_only_the_first_of_several_steps_that_differ_is_told() -> None:
    of = story([case("second", 0, 2, Changed(path=("table", "pile", "Bob"), by=1))], [ANN_TAKES, BOB_TAKES])
    actual = recording(START, WRONG, step(state(ann=4, bob=5)))
    judgement = judged(of, recording(START, TAKEN, TAKEN_TWICE), actual)
    assert (judgement.verdict, judgement.at) == (v.FAIL, 1)
    assert places(judgement) == [("state", "table/pile/Bob"), ("table", "table/pile/Ann")]


def test_a_case_that_ends_on_an_action_that_is_taken_up_for_later_is_unsupported() -> None:
    judgement = judged_after_a_take(Step(deferred=True), Value(path=("to_act",), value=["Bob"]))
    assert judgement.verdict == v.UNSUPPORTED
    assert "the engine defers" in judgement.reason


def test_what_differs_before_an_action_that_is_taken_up_for_later_is_told_all_the_same() -> None:
    of = story([case("second", 0, 2, Value(path=("to_act",), value=["Ann"]))], [ANN_TAKES, BOB_TAKES])
    judgement = judged(of, recording(START, TAKEN, TAKEN_TWICE), recording(START, WRONG, Step(deferred=True)))
    assert (judgement.verdict, places(judgement)) == (v.DIVERGES, [("table", "table/pile/Ann")])


def test_an_engine_that_says_nothing_about_a_state_that_it_has_made_is_judged_by_the_state() -> None:
    silent = msgspec.structs.replace(WRONG, answers=answers(), failure=failed("unsupported").failure)
    expectations = (
        Changed(path=("table", "pile", "Ann"), by=1),
        Legal(seat="Bob", action={"type": "pass"}),
        Sees(seat="Bob", path=("bowl",), value=1),
        Outcome(path=("over",), value=True),
    )
    judgement = judged_after_a_take(silent, *expectations)
    assert judgement.verdict == v.FAIL
    assert places(judgement) == [("state", "table/pile/Ann"), ("table", "table/pile/Ann")]


def test_an_engine_that_says_nothing_about_the_right_state_is_unsupported() -> None:
    silent = msgspec.structs.replace(TAKEN, failure=failed("unsupported").failure)
    assert judged_after_a_take(silent, Changed(path=("table", "pile", "Ann"), by=2)).verdict == v.UNSUPPORTED


def test_a_result_under_dispute_is_contested_and_keeps_its_verdict_hidden() -> None:
    result = Result("one", v.FAIL, reason="wrong", clauses=("clause.one",))
    dispute = {"clause.one": Contested("clause.one", "the book says otherwise", "2026-01-01")}
    of = case("one", 0, 1)
    game = msgspec.structs.replace(toy_recordings().suite.game, contested=dispute)
    told = contested(result, of, game)
    assert (told.verdict, told.undisputed) == (v.CONTESTED, v.FAIL)
    assert told.reason == "clause.one is under dispute: the book says otherwise"
    assert contested(result, case("two", 0, 1), game) is result
    assert contested(Result("one", v.SUITE_ERROR), of, game).verdict == v.SUITE_ERROR


def test_an_unmet_expectation_of_a_state_is_told_before_that_of_a_view_in_the_order_of_the_scenario() -> None:
    wrong = step(
        state(ann=4, to_act=["Bob"], may_act=["Bob"]),
        answers({"Bob": []}, {"Ann": view(9)}, outcome(over=True)),
    )
    expectations = (
        Outcome(path=("over",), value=False),
        Sees(seat="Ann", path=("bowl",), value=5),
        Legal(seat="Bob", action={"type": "take"}),
        Value(path=("table", "pile", "Ann"), value=3),
        Refused(),
    )
    judgement = judged_after_a_take(wrong, *expectations)
    assert places(judgement) == [
        ("outcome", "over"),
        ("view", "bowl"),
        ("legal actions", ""),
        ("state", "table/pile/Ann"),
        ("refusal", ""),
        ("table", "table/pile/Ann"),
    ]
    assert judgement.reason == "over is true, but must be false"
    assert judgement.cause == "outcome over"
