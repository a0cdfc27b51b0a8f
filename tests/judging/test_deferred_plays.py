"""Plays that are taken up for later, by values: what counts with what."""

from __future__ import annotations

import msgspec
import pytest

from ruleproof.engines.recording import Step
from ruleproof.judging.deferred_plays import deferred_cases, taken_together
from tests.judging.values import (
    ANN_PASSES,
    ANN_TAKES,
    BOB_TAKES,
    START,
    TAKEN,
    TAKEN_TWICE,
    case,
    recording,
    story,
)

DEFERRED = Step(deferred=True)
OF = story(
    [case("start", 0, 0), case("pass", 0, 1), case("take", 1, 2), case("last", 2, 3)],
    [ANN_PASSES, ANN_TAKES, BOB_TAKES],
)


@pytest.mark.parametrize(
    ("steps", "names"),
    [
        ((START, TAKEN, TAKEN, TAKEN), []),
        ((START, TAKEN, DEFERRED, TAKEN), ["take"]),
        ((START, DEFERRED, DEFERRED, TAKEN), ["pass", "take"]),
        ((START, DEFERRED, TAKEN, TAKEN), []),
        ((START, DEFERRED, msgspec.structs.replace(DEFERRED, loaded=TAKEN), TAKEN), ["take"]),
        ((START, DEFERRED, DEFERRED, msgspec.structs.replace(TAKEN, loaded=TAKEN)), []),
    ],
    ids=["none", "one", "two", "not just before", "set to a state between", "set to a state after"],
)
def test_the_cases_of_the_plays_held_just_before_a_case_count_with_it(
    steps: tuple[Step, ...], names: list[str]
) -> None:
    assert [one.id for one in deferred_cases(OF, OF.cases[3], recording(*steps))] == names


def test_a_step_with_the_held_plays_holds_all_that_was_applied_in_them_in_order() -> None:
    first = msgspec.structs.replace(TAKEN, clauses=("a", "b"), changes={"a": ("pile",), "b": ("row",)})
    second = msgspec.structs.replace(TAKEN_TWICE, clauses=("b", "c"), changes={"b": ("heap",)})
    of = recording(START, first, second)
    together = taken_together(of, 2, 1)
    assert together.made(1) == START
    assert (together.made(2).state, together.made(2).answers) == (second.state, second.answers)
    assert together.made(2).clauses == ("a", "b", "c")
    assert together.made(2).changes == {"a": ("pile",), "b": ("row", "heap")}
    assert of.made(1) == first


def test_without_held_plays_a_recording_stays_as_it_is() -> None:
    of = recording(START, TAKEN)
    assert taken_together(of, 1, 0) is of
