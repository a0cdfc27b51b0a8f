"""Which legal action is asked for after a refusal, by values."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.judging.counterchecks import countercheck
from ruleproof.language.operations import Play
from ruleproof.rules.coverage import Coverage
from tests.judging.values import (
    ANN_TAKES,
    BOB_PASSES,
    BOB_TAKES,
    PASS,
    START,
    TAKE,
    TAKE_TWO,
    TAKEN,
    answers,
    recording,
    refused,
    step,
    story,
)

NONE = Play(seat="Ann", action={"type": "take", "number": 0})


def asked(play: Play, legal: dict[str, list[dict[str, Any]]], covers: Coverage | None = None) -> object:
    """Return what is asked for after the reference has refused a play, where this is legal."""
    before = step(answered=answers(legal))
    steps = recording(before, refused(before=before))
    return countercheck(story([], [play]), steps, *([covers] if covers is not None else []))


@pytest.mark.parametrize(
    ("legal", "expected"),
    [
        ({"Ann": [PASS, TAKE_TWO, TAKE]}, ("Ann", TAKE)),
        ({"Ann": [PASS], "Bob": [TAKE]}, ("Ann", PASS)),
        ({"Ann": [], "Bob": [TAKE, PASS]}, ("Bob", TAKE)),
    ],
    ids=["same type", "same seat", "another seat"],
)
def test_the_nearest_legal_action_is_asked_for(
    legal: dict[str, list[dict[str, Any]]], expected: tuple[str, dict[str, Any]]
) -> None:
    assert asked(NONE, legal) == {1: expected}


def test_an_action_of_the_refused_type_comes_before_the_first_and_of_the_same_seat_before_another() -> None:
    assert asked(BOB_PASSES, {"Ann": [PASS], "Bob": [TAKE, PASS]}) == {1: ("Bob", PASS)}
    assert asked(BOB_PASSES, {"Ann": [PASS], "Bob": [TAKE]}) == {1: ("Bob", TAKE)}


def test_nothing_is_asked_for_where_nothing_is_legal() -> None:
    assert asked(NONE, {"Ann": [], "Bob": []}) == {}


def test_only_what_the_engine_covers_is_asked_for() -> None:
    legal: dict[str, list[dict[str, Any]]] = {"Ann": [TAKE, PASS], "Bob": [TAKE]}
    assert asked(NONE, legal, Coverage(actions=("pass",))) == {1: ("Ann", PASS)}
    assert asked(NONE, {**legal, "Ann": [PASS]}, Coverage(actions=("take",))) == {1: ("Bob", TAKE)}
    assert asked(NONE, legal, Coverage(actions=("spill",))) == {}


def test_nothing_is_asked_for_after_a_play_that_is_accepted_or_a_game_that_is_refused() -> None:
    assert countercheck(story([], [ANN_TAKES]), recording(START, TAKEN)) == {}
    assert countercheck(story([], [ANN_TAKES]), recording(START, None)) == {}
    assert countercheck(story([], new_game=True), recording(refused())) == {}


def test_the_action_is_asked_for_at_the_number_of_the_refused_play() -> None:
    of = story([], [ANN_TAKES, BOB_TAKES])
    assert countercheck(of, recording(START, TAKEN, refused(before=TAKEN))) == {2: ("Bob", TAKE)}
