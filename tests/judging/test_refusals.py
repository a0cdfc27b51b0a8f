"""Refusals: expected and not met, met and not expected, under another clause, and those that do not count."""

from __future__ import annotations

import msgspec
import pytest

from ruleproof.engines.recording import Countercheck, Refusal, Step
from ruleproof.engines.wire import INVALID_PARAMS, NEEDS_CHANCE
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.language.operations import GameRefused, Refused, Unchanged, Value
from tests.judging.values import (
    PASS,
    START,
    TAKE,
    TAKEN,
    answers,
    case,
    judged,
    judged_after_a_take,
    places,
    recording,
    refused,
    scenario,
    state,
    step,
    story,
    view,
)

FORBIDDEN = refused("not twice", refusal=Refusal("not twice", "clause.twice"))


def judged_where_it_is_forbidden(actual: Step, *expectations: object) -> Result:
    """Return what a scenario came to in which the reference refuses Ann's play."""
    of = scenario(*(expectations or (Refused(clause="clause.twice"),)))  # type: ignore[arg-type]
    return judged(of, recording(START, FORBIDDEN), recording(START, actual))


def test_a_refusal_that_is_expected_passes() -> None:
    assert judged_where_it_is_forbidden(refused("no such thing")).verdict == v.PASS


def test_a_refusal_under_another_clause_passes_and_the_clause_is_kept() -> None:
    judgement = judged_where_it_is_forbidden(refused(refusal=Refusal("no", "clause.other")))
    assert (judgement.verdict, judgement.refused_under) == (v.PASS, "clause.other")


def test_params_that_are_called_invalid_count_as_refused() -> None:
    malformed = refused(refusal=Refusal("what?", code=INVALID_PARAMS))
    assert judged_where_it_is_forbidden(malformed).verdict == v.PASS


def test_what_is_accepted_and_must_be_refused_fails_and_both_differences_name_the_refusal() -> None:
    judgement = judged_where_it_is_forbidden(TAKEN)
    assert (judgement.verdict, judgement.cause, judgement.at) == (v.FAIL, "accepted: take", 1)
    assert judgement.reason == "the action must be refused, but it was accepted"
    broken, first = judgement.differences
    assert (broken.what, broken.expected, broken.actual) == ("refusal", "refused", "accepted")
    assert (first.what, first.seat, first.expected, first.actual) == ("refusal", "Ann", "refused", "accepted")
    assert first.message == 'Ann: {"type":"take","number":1} is accepted, but the rules refuse it: not twice'
    assert judgement.refused_under == ""


def test_a_game_that_is_to_be_refused_is_called_a_game() -> None:
    of = story([case("start", 0, 0, GameRefused())], new_game=True)
    judgement = judged(of, recording(refused("too few")), recording(START))
    assert judgement.reason == "the game must be refused, but it was accepted"


def test_the_answers_after_what_must_be_refused_are_not_compared() -> None:
    judgement = judged_where_it_is_forbidden(step(state(9, 0), answers({"Ann": [PASS]})))
    assert places(judgement) == [("refusal", ""), ("refusal", "")]


def test_what_must_be_refused_and_is_answered_with_a_wish_for_chance_fails() -> None:
    wish = refused(refusal=Refusal("roll first", code=NEEDS_CHANCE))
    judgement = judged_where_it_is_forbidden(wish)
    assert judgement.verdict == v.FAIL
    assert judgement.reason == (
        "the action must be refused, but it was answered with needs chance: roll first"
    )
    assert [one.actual for one in judgement.differences] == ["needs chance: roll first"] * 2


def test_asking_for_chance_where_the_rules_have_none_is_not_called_a_refusal() -> None:
    judgement = judged_after_a_take(refused(refusal=Refusal("roll first", code=NEEDS_CHANCE)))
    broken, first = judgement.differences
    assert broken.expected == first.expected == v.WITHOUT_CHANCE
    assert broken.message.startswith("the action is answered with a demand for chance, but no refusal")
    assert "is refused" not in first.message


def test_what_is_refused_and_must_be_accepted_fails_whatever_is_expected() -> None:
    judgement = judged_after_a_take(refused("not now", refusal=Refusal("not now", "clause.later")))
    assert (judgement.verdict, judgement.cause, judgement.at) == (v.FAIL, "refused: take", 1)
    assert judgement.refused_under == "clause.later"
    broken, first = judgement.differences
    assert broken.message == ("the action is refused, but no refusal is expected (illegal action: not now)")
    assert (first.expected, first.actual) == ("accepted", "illegal action: not now")
    assert first.message == (
        'Ann: {"type":"take","number":1} is refused, but the rules allow it (illegal action: not now)'
    )


def test_a_refusal_that_is_not_expected_is_told_before_all_that_is_unmet() -> None:
    judgement = judged_after_a_take(refused(), Value(path=("table", "pile", "Ann"), value=3))
    assert places(judgement) == [("refusal", ""), ("state", "table/pile/Ann"), ("refusal", "")]


def test_the_outcome_of_chance_that_is_refused_is_named_by_its_number() -> None:
    judgement = judged_after_a_take(refused(stops_at=2))
    assert [one.stops_at for one in judgement.differences] == [2, 2]
    assert judgement.reason.endswith("; it is chance outcome 2 that is refused")


def test_a_refusal_does_not_count_where_a_legal_action_is_refused_too() -> None:
    check = Countercheck("Ann", PASS, Refusal("nothing goes"))
    judgement = judged_where_it_is_forbidden(refused(countercheck=check))
    assert (judgement.verdict, judgement.cause) == (v.FAIL, "refused: action")
    (only,) = judgement.differences
    assert (only.what, only.seat, only.expected, only.actual) == ("refusal", "Ann", "accepted", "refused")
    assert '{"type":"pass"} of Ann, which is legal: illegal action: nothing goes' in only.message


def test_a_refusal_counts_where_the_legal_action_is_accepted() -> None:
    assert judged_where_it_is_forbidden(refused(countercheck=Countercheck("Ann", PASS))).verdict == v.PASS


def test_an_answer_that_a_refusal_changes_breaks_the_expectation_that_nothing_does() -> None:
    changed = refused(answers=answers({"Ann": [PASS, TAKE]}, {"Bob": view(6)}))
    judgement = judged_where_it_is_forbidden(changed, Refused(), Unchanged(path=()))
    assert judgement.verdict == v.FAIL
    broken, first = judgement.differences
    assert (broken.what, broken.seat, broken.path) == ("view", "Bob", "bowl")
    assert (broken.expected, broken.actual) == (5, 6)
    assert broken.message == "after the refusal, the answer about the same state has changed (view of Bob)"
    assert (first.path, first.message) == ("bowl", "after the refusal, bowl of Bob differs")


def test_an_answer_that_a_refusal_changes_diverges_where_nobody_asks() -> None:
    changed = refused(answers=answers(views={"Bob": view(6)}))
    judgement = judged_where_it_is_forbidden(changed)
    assert (judgement.verdict, places(judgement)) == (v.DIVERGES, [("view", "bowl")])
    assert judgement.cause == "view bowl"


def test_answers_that_a_refusal_changes_into_those_of_the_reference_have_changed() -> None:
    """The answers were other ones before, and this was not compared: the position was given."""
    before = step(answered=answers(views={"Ann": view(9)}))
    of = scenario(Refused(), Unchanged(path=()))
    judgement = judged(of, recording(START, FORBIDDEN), recording(before, refused()))
    assert (judgement.verdict, judgement.at) == (v.FAIL, 0)
    assert [one.actual for one in judgement.differences] == [5, 9]


def test_a_bag_in_another_order_after_a_refusal_has_not_changed() -> None:
    held, turned = answers(views={"Ann": view(5, "a", "b")}), answers(views={"Ann": view(5, "b", "a")})
    before, after = step(answered=held), refused(answers=turned)
    of = scenario(Refused(), Unchanged(path=()))
    forbidden = msgspec.structs.replace(FORBIDDEN, answers=held)
    assert judged(of, recording(before, forbidden), recording(before, after)).verdict == v.PASS


@pytest.mark.parametrize("code", [NEEDS_CHANCE])
def test_too_few_outcomes_of_chance_that_the_reference_misses_too_are_no_refusal(code: int) -> None:
    wish = refused(refusal=Refusal("roll first", code=code))
    judgement = judged(scenario(Refused()), recording(START, wish), recording(START, wish))
    assert judgement.verdict == v.PASS
