"""What an unmet expectation names, by values: what it is of, whose, where, both values and the line."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ruleproof.input.jsontext import encode
from ruleproof.judging.expectations import Witness, unmet
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
from ruleproof.rules.canonical import MISSING
from tests.judging.values import PASS, TAKE, VALIDATOR, answers, outcome, state, view

PILE, ROW = ("table", "pile", "Ann"), ("table", "row")
SEEN = answers({"Bob": [TAKE]}, {"Bob": view(6, "opal", "ruby")}, outcome(points={"Ann": 2, "Bob": 1}))


def witness(**changes: Any) -> Witness:
    """Return what was answered in a case in which Ann has taken a marble."""
    start, end = encode(state()), encode(state(ann=3, **changes))
    return Witness(VALIDATOR, start, end, False, SEEN)


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
def test_an_unmet_expectation_names_its_line_its_place_whose_it_is_and_both_values(
    expectation: Expectation, what: str, seat: str, path: str, expected: Any, actual: Any
) -> None:
    found = unmet(msgspec.structs.replace(expectation, line=3), witness())
    assert found is not None
    assert (found.what, found.seat, found.path, found.line) == (what, seat, path, 3)
    assert (found.expected, found.actual) == (expected, actual)


def test_a_long_value_is_cut_in_the_message_and_whole_in_the_difference() -> None:
    row = ["jade"] * 60
    found = unmet(Value(path=ROW, value=[]), witness(row=row))
    assert found is not None
    assert found.actual == row
    assert "too many: jade, jade" in found.message and found.message.endswith("…")
    assert len(found.message) < 220
