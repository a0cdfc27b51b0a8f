"""Expectations: each is met by what it says and by nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.engines.recording import Answers
from ruleproof.input.jsontext import encode
from ruleproof.judging.expectations import Witness, unmet
from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.language.operations import (
    CannotSee,
    Changed,
    Expectation,
    Legal,
    LegalExactly,
    Outcome,
    Refused,
    SameAs,
    Sees,
    Unchanged,
    Value,
)
from tests.toybox import toy_suite

VALIDATOR = toy_suite().validator
WORK, GRAIN, CLOTH = {"type": "work"}, {"type": "sell", "good": "grain"}, {"type": "sell", "good": "cloth"}


def table(red: int = 3, **changes: Any) -> dict[str, Any]:
    state = {
        "table": {"coins": {"Red": red, "Blue": 3}, "discard": ["cow", "pig"], "deck": ["fox", "cow"]},
        "to_act": ["Blue"],
        "may_act": [],
    }
    return {**state, **changes}


def witness(**changes: Any) -> Witness:
    """Return what was answered, each answer given as a value."""
    told = {
        "start": table(),
        "end": table(red=5),
        "refused": False,
        "legal": {"Red": [WORK, GRAIN], "Blue": []},
        "views": {"Red": {"hand": ["cow"], "deck": 4}},
        "outcome": {"over": True, "winners": ["Blue", "Red"]},
        "changed_by_refusal": None,
        **changes,
    }
    legal = {seat: encode(actions) for seat, actions in told["legal"].items()}
    views = {seat: encode(view) for seat, view in told["views"].items()}
    seen = Answers(legal, views, encode(told["outcome"]))
    return Witness(
        VALIDATOR,
        encode(told["start"]),
        encode(told["end"]),
        told["refused"],
        seen,
        told["changed_by_refusal"],
    )


MET = (
    Value(path=("table", "coins", "Red"), value=5),
    Value(path=("table", "discard"), value=["pig", "cow"]),
    Value(path=("table", "deck", 0), value="fox"),
    Value(path=("to_act",), value=["Blue"]),
    SameAs(path=("table", "coins", "Blue"), other=("table", "coins", "Blue")),
    Changed(path=("table", "coins", "Red"), by=2),
    Changed(path=("table", "coins", "Blue"), by=0),
    Unchanged(path=("table", "coins", "Blue")),
    Unchanged(path=("table", "deck")),
    Legal(seat="Red", action=WORK),
    Legal(seat="Red", action={"type": "sell"}),
    Legal(seat="Red", action=CLOTH, allowed=False),
    Legal(seat="Blue", action=WORK, allowed=False),
    LegalExactly(seat="Red", actions=(GRAIN, WORK)),
    LegalExactly(seat="Red", actions=(GRAIN,), like={"type": "sell"}),
    LegalExactly(seat="Blue", actions=()),
    Sees(seat="Red", path=("deck",), value=4),
    CannotSee(seat="Red", text="fox"),
    Outcome(path=("over",), value=True),
    Outcome(path=("winners",), value=["Red", "Blue"]),
)


@pytest.mark.parametrize("expectation", MET, ids=str)
def test_what_is_so_is_met(expectation: Expectation) -> None:
    assert unmet(expectation, witness()) is None


UNMET = (
    (Value(path=("table", "coins", "Red"), value=3), "table/coins/Red is 5, but must be 3"),
    (
        Value(path=("table", "deck"), value=["cow", "fox"]),
        'table/deck is ["fox","cow"], but must be ["cow","fox"]',
    ),
    (Value(path=("table", "coins", "Green"), value=3), "table/coins/Green is (nothing), but must be 3"),
    (Value(path=("table", "coins", "Red"), value=True), "table/coins/Red is 5, but must be true"),
    (Value(path=("to_act",), value=["Blue", "Red"]), 'to_act is ["Blue"], but must be ["Blue","Red"]'),
    (
        SameAs(path=("table", "coins", "Red"), other=("table", "coins", "Blue")),
        "table/coins/Red is 5, but must be 3",
    ),
    (
        Changed(path=("table", "coins", "Red"), by=1),
        "table/coins/Red went from 3 to 5, but must change by +1",
    ),
    (
        Changed(path=("table", "coins", "Red"), by=-2),
        "table/coins/Red went from 3 to 5, but must change by -2",
    ),
    (Changed(path=("table", "deck"), by=1), "table/deck is not a number"),
    (Unchanged(path=("table", "coins", "Red")), "table/coins/Red is 5, but must be 3"),
    (Unchanged(path=()), "table/coins/Red is 5, but must be 3"),
    (Refused(), "the action must be refused, but it was accepted"),
    (Legal(seat="Red", action=CLOTH), 'Red may not take {"type":"sell","good":"cloth"}'),
    (
        Legal(seat="Red", action=WORK, allowed=False),
        'Red may take {"type":"work"}, but must not be allowed to',
    ),
    (Legal(seat="Green", action=WORK), 'Green may not take {"type":"work"}'),
    (LegalExactly(seat="Red", actions=(WORK,)), 'too many: [{"type":"sell","good":"grain"}]'),
    (LegalExactly(seat="Red", actions=(WORK, GRAIN, CLOTH)), 'missing: [{"type":"sell","good":"cloth"}]'),
    (LegalExactly(seat="Red", actions=(WORK, WORK, GRAIN)), "one is listed twice"),
    (Sees(seat="Red", path=("deck",), value=5), "deck is 4, but must be 5"),
    (Sees(seat="Blue", path=("deck",), value=4), "deck is (nothing), but must be 4"),
    (CannotSee(seat="Red", text="cow"), "Red sees 'cow', which is hidden"),
    (Outcome(path=("winners",), value=["Red"]), 'winners is ["Blue","Red"], but must be ["Red"]'),
    (Outcome(path=("why",), value="tie"), 'why is (nothing), but must be "tie"'),
)


@pytest.mark.parametrize(("expectation", "told"), UNMET, ids=[str(index) for index in range(len(UNMET))])
def test_what_is_not_so_is_told(expectation: Expectation, told: str) -> None:
    found = unmet(expectation, witness())
    assert found is not None
    assert told in found.message


def test_a_number_that_was_not_there_counts_as_nothing() -> None:
    start, end = table(), table()
    start["table"]["goods"], end["table"]["goods"] = {"Red": {}}, {"Red": {"grain": 2}}
    assert (
        unmet(Changed(path=("table", "goods", "Red", "grain"), by=2), witness(start=start, end=end)) is None
    )
    assert (
        unmet(Changed(path=("table", "goods", "Red", "grain"), by=-2), witness(start=end, end=start)) is None
    )


def with_goods(**goods: int) -> Witness:
    return witness(end={**table(), "table": {**table()["table"], "goods": {"Red": goods, "Blue": {}}}})


def test_a_kind_that_a_bag_leaves_out_counts_as_nought() -> None:
    path = ("table", "goods", "Red", "cloth")
    none, one = Value(path=path, value=0), Value(path=path, value=1)
    assert unmet(none, with_goods()) is None
    told = unmet(one, with_goods())
    assert told is not None
    assert told.message == "table/goods/Red/cloth is 0, but must be 1"
    assert unmet(none, with_goods(cloth=1)) is not None
    assert unmet(SameAs(path=path, other=("table", "goods", "Blue", "cloth")), with_goods()) is None


@pytest.mark.parametrize(
    "path",
    [
        ("table", "coins", "Green"),
        ("table", "goods", "Green", "cloth"),
        ("table", "goods", "Red", "gold", "cloth"),
    ],
)
def test_a_place_that_is_not_there_is_not_nought(path: tuple[str, ...]) -> None:
    assert unmet(Value(path=path, value=0), with_goods()) is not None


def test_a_refusal_is_met_by_a_refusal() -> None:
    assert unmet(Refused(), witness(refused=True)) is None
    assert unmet(Refused(clause="some.clause.id"), witness(refused=True)) is None


def test_after_a_refusal_nothing_has_changed_unless_the_answers_did() -> None:
    changed = Difference(Compared.VIEW, "another answer")
    assert unmet(Unchanged(path=()), witness(refused=True)) is None
    assert unmet(Unchanged(path=()), witness(refused=True, changed_by_refusal=changed)) is changed


@pytest.mark.parametrize("place", ["to_act", "may_act"])
def test_without_a_path_whoever_is_to_act_counts_too(place: str) -> None:
    found = unmet(Unchanged(path=()), witness(end=table(**{place: ["Red"]})))
    assert found is not None
    assert found.path.startswith(place)
