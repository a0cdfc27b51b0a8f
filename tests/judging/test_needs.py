"""What a case needs of an engine that covers a part of the game, by values."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ruleproof.cases.case import Case, Story
from ruleproof.engines.recording import Recording
from ruleproof.judging.needs import uncovered_part
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
from ruleproof.rules.canonical import Shape
from ruleproof.rules.coverage import EVERYTHING, Coverage
from tests.judging.values import (
    ANN_PASSES,
    ANN_TAKES,
    BOB_TAKES,
    PASS,
    START,
    TAKE,
    TAKEN,
    TAKEN_TWICE,
    VALIDATOR,
    answers,
    case,
    recording,
    refused,
    scenario,
    state,
    step,
    story,
)

BOWL, PILE, ROW = ("table", "bowl"), ("table", "pile", "Ann"), ("table", "row")
BUT_ANY = "every action, but the case is about any type of action"
BUT_NONE = "every action, but the case expects that there are none"
TAKES = Coverage(actions=("take",))
EXPECTED = recording(START, TAKEN)


def missing(covers: Coverage, of: Story, expected: Recording = EXPECTED, number: int = 0) -> str:
    return uncovered_part(covers, VALIDATOR, of, of.cases[number], expected)


def narrow(*keys: str) -> Coverage:
    """Return the coverage of these keys of the table."""
    return Coverage(table=keys)


@pytest.mark.parametrize(
    ("expectation", "covers", "told"),
    [
        (Value(path=BOWL, value=4), narrow("bowl"), ""),
        (Value(path=BOWL, value=4), narrow("pile"), "table/bowl"),
        (Value(path=("to_act",), value=[]), narrow(), ""),
        (Value(path=("table",), value={}), narrow("pile"), "all of the table"),
        (Changed(path=PILE, by=1), narrow("bowl"), "table/pile"),
        (SameAs(path=BOWL, other=PILE), narrow("bowl"), "table/pile"),
        (SameAs(path=BOWL, other=PILE), narrow("pile"), "table/bowl"),
        (SameAs(path=BOWL, other=PILE), narrow("pile", "bowl"), ""),
        (Unchanged(path=ROW), narrow("pile"), "table/row"),
        (Unchanged(path=()), narrow("pile"), "all of the table"),
        (Legal(seat="Ann", action=TAKE), TAKES, ""),
        (Legal(seat="Ann", action=PASS), TAKES, "the action 'pass'"),
        (Legal(seat="Ann", action={"number": 1}), TAKES, BUT_ANY),
        (Legal(seat="Ann", action={"number": 1}), narrow("pile"), ""),
        (LegalExactly(seat="Ann", actions=(TAKE, PASS)), TAKES, "the action 'pass'"),
        (LegalExactly(seat="Ann", actions=(TAKE,)), TAKES, ""),
        (LegalExactly(seat="Ann", actions=(), like={"type": "take"}), TAKES, ""),
        (LegalExactly(seat="Ann", actions=(), like={"type": "pass"}), TAKES, "the action 'pass'"),
        (LegalExactly(seat="Ann", actions=()), TAKES, BUT_NONE),
        (LegalExactly(seat="Ann", actions=()), narrow("pile"), ""),
        (Outcome(path=("over",), value=True), Coverage(outcome=("over",)), ""),
        (Outcome(path=("why",), value=""), Coverage(outcome=("over",)), "outcome/why"),
        (Outcome(path=(), value={}), Coverage(outcome=("over",)), "all of the outcome"),
        (Sees(seat="Ann", path=("bowl",), value=5), Coverage(view=("bowl",)), ""),
        (Sees(seat="Ann", path=("hand",), value=[]), Coverage(view=("bowl",)), "view/hand"),
        (Sees(seat="Ann", path=("pile", "Ann"), value=1), Coverage(view=("pile/own",)), ""),
        (Sees(seat="Ann", path=("hand", "Bob"), value=1), Coverage(view=("pile/own",)), "view/hand"),
        (CannotSee(seat="Ann", text="ruby"), Coverage(view=("bowl", "hand")), "all of the view"),
        (CannotSee(seat="Ann", text="ruby"), TAKES, ""),
        (Refused(), narrow("pile"), ""),
    ],
    ids=str,
)
def test_an_expectation_needs_what_it_names(expectation: Expectation, covers: Coverage, told: str) -> None:
    of = story([case("one", 0, 0, expectation)], new_game=True)
    wanted = f"the engine does not cover {told}" if told else ""
    assert missing(covers, of, recording(step(answered=answers({"Ann": []})))) == wanted


def test_of_the_own_entry_of_a_key_no_other_entry_is_covered() -> None:
    other = Sees(seat="Ann", path=("pile", "Bob"), value=1)
    of = story([case("one", 0, 0, other)], new_game=True)
    covers = Coverage(view=("pile/own",))
    assert missing(covers, of, recording(START)) == "the engine covers only the own entry of view/pile"


def test_why_somebody_wins_is_not_needed_beside_who() -> None:
    who, why = Outcome(path=("winners",), value=["Ann"]), Outcome(path=("why",), value="points")
    both, alone = (story([case("one", 0, 0, *of)], new_game=True) for of in ((who, why), (why,)))
    covers = Coverage(outcome=("winners",))
    assert missing(covers, both, recording(START)) == ""
    assert missing(covers, alone, recording(START)) == "the engine does not cover outcome/why"
    only_why = Coverage(outcome=("over",))
    assert missing(only_why, both, recording(START)) == "the engine does not cover outcome/winners"


def test_an_engine_that_covers_everything_lacks_nothing() -> None:
    assert missing(EVERYTHING, scenario(Value(path=("table",), value={}))) == ""


def test_that_nothing_changes_by_a_refusal_needs_no_key_of_the_table() -> None:
    of = story([case("one", 0, 1, Refused(), Unchanged(path=()))], [ANN_TAKES], new_game=True)
    assert missing(narrow("pile"), of, recording(START, refused())) == ""


def test_a_play_must_be_covered_and_one_on_the_way_is_called_so() -> None:
    plays = [ANN_PASSES, BOB_TAKES]
    own, behind = story([case("own", 0, 1)], plays[:1]), story([case("behind", 1, 2)], plays)
    recorded = recording(START, TAKEN, TAKEN_TWICE)
    assert missing(TAKES, own, recorded) == "the engine does not cover the action 'pass'"
    assert missing(TAKES, behind, recorded) == "the engine does not cover the action 'pass' on the way there"


def test_a_step_of_a_tour_needs_only_its_own_plays() -> None:
    of = story([case("start", 0, 0), case("first", 0, 1), case("second", 1, 2)], [ANN_PASSES, BOB_TAKES])
    recorded = recording(START, TAKEN, TAKEN_TWICE)
    told = [missing(TAKES, of, recorded, number) for number in range(3)]
    assert told == ["", "the engine does not cover the action 'pass'", ""]


def test_what_lies_in_a_position_need_not_be_covered() -> None:
    of = story([case("start", 0, 0, Value(path=("to_act",), value=["Ann"]))])
    assert missing(narrow("pile", "bowl", "heap"), of, recording(START)) == ""


def test_what_lies_there_in_a_new_game_need_not_be_covered() -> None:
    of = story([case("start", 0, 0, Value(path=("to_act",), value=["Ann"]))], new_game=True)
    assert missing(narrow("pile"), of, recording(START)) == ""


def changing(*expectations: Expectation) -> Story:
    return story([case("one", 0, 1, *expectations)], [ANN_TAKES], new_game=True)


def test_a_case_needs_what_changes_in_it() -> None:
    covers = narrow("pile", "row", "heap")
    assert missing(covers, changing()) == "the engine does not cover table/bowl, which changes"
    assert missing(narrow("pile", "bowl"), changing()) == ""
    assert missing(covers, changing(Changed(path=PILE, by=1))) != ""
    twice = story([case("twice", 0, 2)], [ANN_TAKES, BOB_TAKES], new_game=True)
    assert missing(covers, twice, recording(START, START, refused(before=START))) == ""
    assert missing(covers, twice, recording(START, START, TAKEN)) != ""


def test_a_case_needs_what_changes_on_the_way_to_it_and_a_step_of_a_tour_does_not() -> None:
    covers, recorded = narrow("pile", "row", "heap"), recording(START, TAKEN, TAKEN)
    alone = story([case("one", 1, 2)], [ANN_TAKES, BOB_TAKES])
    told = "the engine does not cover table/bowl, which changes on the way there"
    assert missing(covers, alone, recorded) == told
    tour = story([case("ann", 0, 1), case("bob", 1, 2)], [ANN_TAKES, BOB_TAKES])
    assert missing(covers, tour, recorded, 1) == ""


def test_the_order_of_what_has_none_is_no_change() -> None:
    other = step(state(heap=["coral", "amber"]))
    one = step(state(heap=["amber", "coral"]))
    assert missing(narrow("pile", "bowl", "row"), changing(), recording(one, other)) == ""


def test_a_case_does_not_wait_for_a_seat_that_can_do_nothing_that_is_covered() -> None:
    waiting = step(state(ann=3, to_act=["Bob"]), answers({"Bob": [PASS, {"type": "spill", "stones": []}]}))
    told = "the game waits for Bob, who can only take 'pass', 'spill': the engine does not cover that"
    of = scenario(Value(path=("to_act",), value=["Bob"]))
    assert missing(TAKES, of, recording(START, waiting)) == told
    assert missing(TAKES, of, recording(START, TAKEN)) == ""
    assert missing(narrow("pile", "bowl", "row", "heap"), of, recording(START, waiting)) == ""


def test_a_case_does_not_wait_for_a_seat_that_can_only_decline_what_is_not_covered() -> None:
    declines = {"x-declines": True, "properties": {"type": {"const": "pass"}}}
    shapes = replace(VALIDATOR.shapes, action=Shape(VALIDATOR.schemas, {"oneOf": [declines]}))
    of = scenario(Value(path=("to_act",), value=["Bob"]))

    def told(*actions: dict[str, Any]) -> str:
        waiting = step(state(ann=3, to_act=["Bob"]), answers({"Bob": list(actions)}))
        validator, covers = replace(VALIDATOR, shapes=shapes), Coverage(actions=("take", "pass"))
        return uncovered_part(covers, validator, of, of.cases[0], recording(START, waiting))

    spill: dict[str, Any] = {"type": "spill", "stones": []}
    assert "can only take 'spill', or decline with 'pass'" in told(spill, PASS)
    assert told(spill, PASS, TAKE) == ""
    assert told(PASS) == ""


def test_the_first_thing_that_is_missing_is_told_and_plays_come_first() -> None:
    both = Coverage(actions=("pass",), table=("row", "heap"))
    of = scenario(Value(path=BOWL, value=4))
    assert missing(both, of) == "the engine does not cover the action 'take'"
    start: Case = case("start", 0, 0, Value(path=BOWL, value=4))
    assert missing(both, story([start])) == "the engine does not cover table/bowl"
