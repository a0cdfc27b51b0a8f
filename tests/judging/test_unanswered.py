"""States that an engine does not answer about, or does not come to, by values."""

from __future__ import annotations

import msgspec
import pytest

from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Failure, Step
from ruleproof.judging import verdicts as v
from ruleproof.judging.differences import NEW_GAME, POSITION
from ruleproof.judging.wrong_states import SO_FAR, cannot_begin, last_load, not_reached, wrong_without_answers
from ruleproof.rules.validation import Invalid
from tests.judging.values import (
    ANN_PASSES,
    ANN_TAKES,
    START,
    TAKEN,
    VALIDATOR,
    answers,
    failed,
    recording,
    refused,
    state,
    step,
)

SILENT = Failure(UNSUPPORTED_FAILURE, "no views")
WRONG = msgspec.structs.replace(step(state(ann=4)), failure=SILENT)


def test_a_wrong_state_about_which_nothing_is_said_is_a_difference() -> None:
    examined = wrong_without_answers(VALIDATOR, ANN_TAKES, WRONG, TAKEN, [ANN_PASSES])
    assert examined is not None
    assert examined.difference is not None
    assert examined.difference.path == "table/pile/Ann"
    assert examined.difference.after.startswith("after pass (deferred until then) and Ann: ")


def test_a_state_that_breaks_a_law_and_is_left_alone_tells_the_law_too() -> None:
    lost = msgspec.structs.replace(step(state(ann=4, bowl=4)), failure=SILENT)
    examined = wrong_without_answers(VALIDATOR, ANN_TAKES, lost, TAKEN, [])
    assert examined is not None
    assert examined.broken_law is not None


@pytest.mark.parametrize(
    ("actual", "expected"),
    [
        (msgspec.structs.replace(TAKEN, failure=SILENT), TAKEN),
        (msgspec.structs.replace(WRONG, failure=Failure(v.CRASH, "oh")), TAKEN),
        (msgspec.structs.replace(WRONG, state=b""), TAKEN),
        (WRONG, None),
    ],
    ids=["right", "crashed", "no state", "no reference"],
)
def test_a_state_that_says_nothing_of_the_rules_is_not_examined(actual: Step, expected: Step | None) -> None:
    assert wrong_without_answers(VALIDATOR, ANN_TAKES, actual, expected, []) is None


def test_a_given_position_is_nothing_that_the_engine_has_made() -> None:
    assert wrong_without_answers(VALIDATOR, POSITION, WRONG, TAKEN, []) is None
    assert wrong_without_answers(VALIDATOR, NEW_GAME, WRONG, TAKEN, []) is not None


def test_a_state_that_no_engine_may_send_comes_before_the_failure_after_it() -> None:
    broken = failed(v.CRASH, state=b"{}")
    with pytest.raises(Invalid, match="the state breaks its schema"):
        wrong_without_answers(VALIDATOR, ANN_TAKES, broken, TAKEN, [])
    for what, actual in ((POSITION, broken), (ANN_TAKES, refused(state=b"{}", failure=broken.failure))):
        assert wrong_without_answers(VALIDATOR, what, actual, TAKEN, []) is None


def test_the_last_load_is_that_of_the_step_or_where_there_is_none_the_last_of_all() -> None:
    one, two = failed(v.CRASH, "one"), failed(v.CRASH, "two")
    actual = recording(START, Step(loaded=one), Step(loaded=two), None)
    assert last_load(actual.step(1), actual) is one
    assert last_load(actual.step(0), actual) is None
    assert last_load(None, actual) is two
    assert last_load(None, recording(START)) is None


@pytest.mark.parametrize(
    ("loaded", "why"),
    [
        (None, f"{SO_FAR}: it could not be played on"),
        (START, f"{SO_FAR}: it could not be played on"),
        (failed(v.TIMEOUT, "too slow"), f"{SO_FAR}: too slow"),
        (
            failed(UNSUPPORTED_FAILURE, "no positions", why="a view differs"),
            "the engine was wrong earlier in the game, and it cannot start from a position: a view differs",
        ),
    ],
    ids=["never", "loaded", "failed", "unsupported"],
)
def test_why_an_engine_did_not_come_to_a_case_is_told(loaded: Step | None, why: str) -> None:
    assert not_reached(loaded) == why


def test_an_engine_can_begin_at_a_state_about_which_it_answers_anything_that_is_an_answer() -> None:
    assert cannot_begin(VALIDATOR, step(state(ann=9, bowl=9), answers({"Ann": []}))) == ""
    broken = step(answered=answers(outcome_is={}))
    assert cannot_begin(VALIDATOR, broken).startswith(f"{SO_FAR}: outcome when a position is loaded: ")
