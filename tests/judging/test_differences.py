"""Steps and answers compared, by values: what is the same, what is not, and what is reported."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.engines.recording import Answers, Refusal, Step
from ruleproof.engines.wire import INVALID_PARAMS, NEEDS_CHANCE, UNUSED_CHANCE
from ruleproof.input.jsontext import encode
from ruleproof.judging.differences import (
    LOADED,
    NEW_GAME,
    POSITION,
    changed_by_refusal,
    check,
    compare,
    differ,
    same_text,
    stands_at,
)
from ruleproof.judging.lists import difference_of_actions
from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.language.operations import Play
from ruleproof.rules.coverage import Coverage
from ruleproof.rules.validation import Invalid
from tests.judging.values import (
    ANN_TAKES,
    PASS,
    START,
    TAKE,
    TAKE_TWO,
    TAKEN,
    VALIDATOR,
    answers,
    outcome,
    refused,
    state,
    step,
    view,
)


@pytest.mark.parametrize(
    ("text", "expected", "any_order", "is_same"),
    [
        (b'{"a":1,"b":2}', b'{"b":2,"a":1}', False, True),
        (b"[1,2]", b"[2,1]", False, False),
        (b"[1,2]", b"[2,1]", True, True),
        (b'[{"a":1},{"b":2}]', b'[{"b":2},{"a":1}]', True, True),
        (b"[[1,2]]", b"[[2,1]]", True, False),
        (b'{"a":1.0}', b'{"a":1}', False, False),
        (b'{"a":true}', b'{"a":1}', False, False),
    ],
)
def test_texts_are_the_same_but_for_the_order_of_keys_or_of_the_whole_list(
    text: bytes, expected: bytes, any_order: bool, is_same: bool
) -> None:
    assert same_text(text, expected, any_order=any_order) is is_same


@pytest.mark.parametrize(
    ("own", "stands"),
    [
        (state(), True),
        (state(heap=["coral", "amber"], pending="mine", x_seed=1), True),
        (state(row=["onyx", "jade"]), False),
        (state(to_act=["Bob"]), False),
        (state(may_act=[]), False),
        (state(settled=False), False),
        ({"table": state()["table"]}, False),
        ([], False),
    ],
    ids=["same", "own keys", "table", "to_act", "may_act", "settled", "keys missing", "no state"],
)
def test_a_state_stands_where_the_references_does_if_it_shows_the_same(own: Any, stands: bool) -> None:
    assert stands_at(VALIDATOR, encode(own), START.state) is stands


def test_a_text_that_is_no_state_stands_nowhere() -> None:
    assert not stands_at(VALIDATOR, b"{}", START.state)


@pytest.mark.parametrize(
    ("what", "compared"), [(NEW_GAME, True), (ANN_TAKES, True), (POSITION, False), (LOADED, False)], ids=str
)
def test_a_state_is_compared_where_the_engine_has_made_it(what: Any, compared: bool) -> None:
    difference = compare(VALIDATOR, what, step(state(row=[])), START).difference
    assert (difference is not None) is compared


@pytest.mark.parametrize(
    ("what", "when"),
    [
        (NEW_GAME, "at the start"),
        (POSITION, "at the start"),
        (LOADED, "when a position is loaded"),
        (ANN_TAKES, 'after Ann: {"type":"take","number":1}'),
    ],
)
def test_a_difference_tells_after_what_it_is(what: Any, when: str) -> None:
    difference = compare(VALIDATOR, what, step(answered=answers(views={"Bob": view(6)})), START).difference
    assert difference is not None
    assert (difference.after, difference.message) == (when, f"{when}, bowl of Bob differs")


def test_plays_that_count_with_a_play_are_named_before_it() -> None:
    difference = compare(
        VALIDATOR, ANN_TAKES, step(state(row=[])), START, deferred=[Play(seat="Ann", action=PASS)]
    ).difference
    assert difference is not None
    assert difference.after == 'after pass (deferred until then) and Ann: {"type":"take","number":1}'
    assert difference.action == "take"


def test_a_step_that_is_not_compared_is_held_against_schemas_and_laws_alone() -> None:
    lost = step(state(row=[], bowl=4), answers(views={"Ann": view(9)}))
    assert check(VALIDATOR, ANN_TAKES, lost) is not None
    with pytest.raises(Invalid, match="the view breaks its schema"):
        check(VALIDATOR, ANN_TAKES, step(answered=answers(views={"Ann": {}})))


def test_a_given_position_is_not_held_to_the_laws() -> None:
    assert compare(VALIDATOR, POSITION, step(state(bowl=4)), START).broken_law is None
    assert compare(VALIDATOR, NEW_GAME, step(state(bowl=4)), START).broken_law is not None


def test_only_what_is_covered_of_a_state_is_held_to_the_laws() -> None:
    narrow = VALIDATOR.covering(Coverage(table=("pile",)))
    assert compare(narrow, ANN_TAKES, step(state(bowl=4)), START).broken_law is None
    assert compare(narrow, ANN_TAKES, step(state(bowl=4)), START).difference is None


def test_an_answer_for_which_the_reference_was_not_asked_is_not_compared() -> None:
    silent = step(answered=Answers())
    assert (
        compare(VALIDATOR, ANN_TAKES, step(answered=answers(views={"Ann": view(9)})), silent).difference
        is None
    )


def test_an_answer_for_which_the_engine_was_not_asked_is_not_missed() -> None:
    assert compare(VALIDATOR, ANN_TAKES, step(answered=Answers()), START).difference is None


def test_bags_inside_actions_are_compared_as_bags() -> None:
    one, other = ({"type": "spill", "stones": stones} for stones in (["jade", "onyx"], ["onyx", "jade"]))
    theirs, own = (step(answered=answers({"Ann": [spill]})) for spill in (one, other))
    assert compare(VALIDATOR, ANN_TAKES, own, theirs).difference is None
    fewer = step(answered=answers({"Ann": [{"type": "spill", "stones": ["jade"]}]}))
    assert compare(VALIDATOR, ANN_TAKES, fewer, theirs).difference is not None


def test_no_more_than_three_actions_are_written_out() -> None:
    missing = [{"type": "take", "number": number} for number in range(5)]
    difference = difference_of_actions("Bob", missing, [PASS], "at the start")
    assert (difference.missing, difference.extra) == (5, 1)
    assert difference.message == (
        "at the start, the legal actions of Bob differ; not listed: "
        '{"type":"take","number":0}, {"type":"take","number":1}, {"type":"take","number":2} and 2 more; '
        'listed but not legal: {"type":"pass"}'
    )


@pytest.mark.parametrize(
    ("after", "what", "seat", "path"),
    [
        (answers({"Ann": [PASS, TAKE]}), None, "", ""),
        (answers({"Ann": [PASS]}), "legal actions", "Ann", ""),
        (answers(views={"Bob": view(6)}), "view", "Bob", "bowl"),
        (answers(outcome_is=outcome(over=True)), "outcome", "", "over"),
        (answers({"Bob": [PASS]}, {"Ann": view(1)}, outcome(over=True)), "legal actions", "Bob", ""),
    ],
    ids=["another order", "actions", "view", "outcome", "all three"],
)
def test_the_first_answer_that_a_refusal_has_changed_is_told(
    after: Answers, what: str | None, seat: str, path: str
) -> None:
    changed = changed_by_refusal(VALIDATOR, answers(), step(answered=after))
    assert (changed.what if changed is not None else None) == what
    if changed is not None:
        assert (changed.seat, changed.path) == (seat, path)


def test_an_answer_that_is_not_given_any_more_after_a_refusal_has_changed() -> None:
    changed = changed_by_refusal(VALIDATOR, answers(), step(answered=Answers(answers().legal)))
    assert changed is not None
    assert (changed.what, changed.seat) == ("view", "Ann")


OTHER = step(
    state(ann=3, row=[]),
    answers({"Ann": [TAKE, TAKE_TWO]}, {"Ann": view(6)}, outcome(points={"Ann": 1, "Bob": 0})),
)


@pytest.mark.parametrize(
    ("difference", "otherwise"),
    [
        (Difference(Compared.TABLE, "", "table/pile/Ann"), True),
        (Difference(Compared.TABLE, "", "table/pile/Bob"), False),
        (Difference(Compared.TABLE, "", "table/row"), True),
        (Difference(Compared.TO_ACT, "", "to_act"), False),
        (Difference(Compared.VIEW, "", "bowl", seat="Ann"), True),
        (Difference(Compared.VIEW, "", "bowl", seat="Bob"), False),
        (Difference(Compared.OUTCOME, "", "points/Ann"), True),
        (Difference(Compared.OUTCOME, "", "over"), False),
        (Difference(Compared.LEGAL_ACTIONS, "", expected=[PASS], actual=[], seat="Ann"), True),
        (Difference(Compared.LEGAL_ACTIONS, "", expected=[TAKE], actual=[], seat="Ann"), False),
        (Difference(Compared.LEGAL_ACTIONS, "", expected=[], actual=[TAKE_TWO], seat="Ann"), True),
        (Difference(Compared.LEGAL_ACTIONS, "", expected=[], actual=[PASS], seat="Ann"), False),
        (Difference(Compared.REFUSAL, ""), False),
    ],
    ids=str,
)
def test_two_steps_answer_otherwise_only_at_the_place_of_a_difference(
    difference: Difference, otherwise: bool
) -> None:
    assert differ(VALIDATOR, START, OTHER, difference) is otherwise


@pytest.mark.parametrize("what", [Compared.REFUSAL, Compared.VIEW])
@pytest.mark.parametrize(("one", "other"), [(START, refused()), (refused(), TAKEN)], ids=["other", "one"])
def test_a_step_that_is_refused_and_one_that_is_not_answer_otherwise(
    what: Compared, one: Step, other: Step
) -> None:
    assert differ(VALIDATOR, one, other, Difference(what, "", "bowl", seat="Ann"))


@pytest.mark.parametrize(
    ("wanted", "answered", "alike"),
    [
        (1, INVALID_PARAMS, True),
        (NEEDS_CHANCE, NEEDS_CHANCE, True),
        (NEEDS_CHANCE, UNUSED_CHANCE, False),
        (NEEDS_CHANCE, 1, False),
        (1, UNUSED_CHANCE, False),
    ],
)
def test_refusals_are_alike_if_both_forbid_or_both_want_more_or_less_chance(
    wanted: int, answered: int, alike: bool
) -> None:
    """An engine that shuffles by itself does not play a reading under which one more shuffle is needed."""
    expected, actual = (refused(refusal=Refusal("no", code=code)) for code in (wanted, answered))
    assert (compare(VALIDATOR, ANN_TAKES, actual, expected).difference is None) is alike


GOES_ON = answers(legal={"Ann": [], "Bob": [TAKE]}, outcome_is=outcome())


@pytest.mark.parametrize(
    ("actual", "ends"),
    [
        (step(state(2), answers(legal={"Ann": [], "Bob": []}, outcome_is=outcome(over=True))), True),
        (step(state(2, to_act=[], may_act=[]), answers(outcome_is=outcome(over=True))), True),
        (step(state(2), answers(legal={"Ann": [], "Bob": []}, outcome_is=outcome())), False),
        (step(state(2), answers(legal={"Ann": [], "Bob": [PASS]}, outcome_is=outcome(over=True))), False),
    ],
)
def test_a_difference_says_whether_the_game_ends_there_for_the_engine_alone(actual: Step, ends: bool) -> None:
    difference = compare(VALIDATOR, ANN_TAKES, actual, step(state(2), GOES_ON)).difference
    assert difference is not None
    assert difference.ends is ends
