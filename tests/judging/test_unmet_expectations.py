"""What an unmet expectation names, by values: what it is of, whose, where, both values and the line."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.input.jsontext import encode
from ruleproof.judging.expectations import Witness, unmet
from ruleproof.language.operations import (
    CannotSee,
    Changed,
    Expectation,
    GameRefused,
    Legal,
    LegalExactly,
    Outcome,
    Refused,
    SameAs,
    Sees,
    Unchanged,
    Value,
)
from ruleproof.rules.canonical import MISSING
from tests.judging.values import PASS, TAKE, VALIDATOR, answers, outcome, state, view

PILE, ROW = ("table", "pile", "Ann"), ("table", "row")
SEEN = answers({"Bob": [TAKE]}, {"Bob": view(6, "opal", "ruby")}, outcome(points={"Ann": 2, "Bob": 1}))


def witness(*, refused: bool = False, refusal: str = "", **changes: Any) -> Witness:
    """Return what was answered in a case in which Ann has taken a marble."""
    start, end = encode(state()), encode(state(ann=3, **changes))
    return Witness(VALIDATOR, start, end, refused, SEEN, refusal=refusal)


@pytest.mark.parametrize(
    ("expectation", "what", "seat", "path", "expected", "actual"),
    [
        (Value(path=ROW, value=["onyx"]), "state", "", "table/row", ["onyx"], ["jade", "onyx"]),
        (Value(path=("table", "row", 0), value="onyx"), "state", "", "table/row/0", "onyx", "jade"),
        (Value(path=("table", "row", 5), value="onyx"), "state", "", "table/row/5", "onyx", MISSING),
        (SameAs(path=PILE, other=("table", "bowl")), "state", "", "table/pile/Ann", 4, 3),
        (Changed(path=PILE, by=2), "state", "", "table/pile/Ann", 4, 3),
        (Changed(path=ROW, by=2), "state", "", "table/row", 2, ["jade", "onyx"]),
        (Unchanged(path=PILE), "state", "", "table/pile/Ann", 2, 3),
        (Unchanged(path=()), "state", "", "table/pile/Ann", 2, 3),
        (Refused(), "refusal", "", "", "refused", "accepted"),
        (Legal(seat="Bob", action=PASS), "legal actions", "Bob", "", PASS, [TAKE]),
        (Legal(seat="Bob", action=TAKE, allowed=False), "legal actions", "Bob", "", "not listed", [TAKE]),
        (LegalExactly(seat="Bob", actions=(PASS,)), "legal actions", "Bob", "", [PASS], [TAKE]),
        (Sees(seat="Bob", path=("bowl",), value=5), "view", "Bob", "bowl", 5, 6),
        (CannotSee(seat="Bob", text="opal"), "view", "Bob", "", "hidden", "opal"),
        (Outcome(path=("points",), value={"Ann": 2, "Bob": 2}), "outcome", "", "points/Bob", 2, 1),
    ],
    ids=str,
)
def test_an_unmet_expectation_names_its_place_whose_it_is_and_both_values(
    expectation: Expectation, what: str, seat: str, path: str, expected: Any, actual: Any
) -> None:
    found = unmet(expectation, witness())
    assert found is not None
    assert (found.what, found.seat, found.path) == (what, seat, path)
    assert (found.expected, found.actual) == (expected, actual)


@pytest.mark.parametrize(
    "expectation",
    [
        Value(line=3, path=PILE, value=9),
        SameAs(line=3, path=PILE, other=("table", "bowl")),
        Changed(line=3, path=PILE, by=9),
        Changed(line=3, path=ROW, by=9),
        Unchanged(line=3, path=()),
        Refused(line=3),
        Legal(line=3, seat="Bob", action=PASS),
        LegalExactly(line=3, seat="Bob", actions=()),
        Sees(line=3, seat="Bob", path=("bowl",), value=9),
        CannotSee(line=3, seat="Bob", text="opal"),
        Outcome(line=3, path=("over",), value=True),
    ],
    ids=lambda one: type(one).__name__,
)
def test_every_unmet_expectation_carries_the_line_of_its_sentence(expectation: Expectation) -> None:
    found = unmet(expectation, witness())
    assert found is not None
    assert found.line == 3


def test_a_seat_sees_its_own_view_and_no_other() -> None:
    assert unmet(Sees(seat="Ann", path=("bowl",), value=5), witness()) is None
    assert unmet(CannotSee(seat="Ann", text="opal"), witness()) is None
    assert unmet(CannotSee(seat="Bob", text="opal"), witness()) is not None


def test_a_bag_that_is_expected_may_be_written_in_any_order() -> None:
    assert unmet(Sees(seat="Bob", path=("hand",), value=["ruby", "opal"]), witness()) is None
    assert unmet(Value(path=("table", "heap"), value=["coral", "amber"]), witness()) is None
    assert unmet(Value(path=ROW, value=["onyx", "jade"]), witness()) is not None


def test_a_kind_of_which_there_is_none_may_be_left_out_and_a_seat_may_not() -> None:
    counted = witness()
    counted.seen = answers(outcome_is=outcome(points={}, counts={}))
    assert unmet(Outcome(path=("counts", "jade"), value=0), counted) is None
    assert unmet(Outcome(path=("points", "Ann"), value=0), counted) is not None


@pytest.mark.parametrize(
    ("expectation", "refusal", "message"),
    [
        (Refused(), "", "the action must be refused, but it was accepted"),
        (GameRefused(), "", "the game must be refused, but it was accepted"),
        (Refused(), "needs chance", "the action must be refused, but it was answered with needs chance"),
    ],
)
def test_what_is_not_refused_is_told_with_what_was_answered(
    expectation: Expectation, refusal: str, message: str
) -> None:
    found = unmet(expectation, witness(refusal=refusal))
    assert found is not None
    assert found.message == message
    assert unmet(expectation, witness(refused=True, refusal=refusal)) is None


def test_a_long_value_is_cut_in_the_message_and_whole_in_the_difference() -> None:
    row = ["jade"] * 60
    found = unmet(Value(path=ROW, value=[]), witness(row=row))
    assert found is not None
    assert found.actual == row
    assert "too many: jade, jade" in found.message and found.message.endswith("…")
    assert len(found.message) < 220
