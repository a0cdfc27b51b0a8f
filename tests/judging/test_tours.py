"""Tours: the steps of each case, how an engine goes on after a difference, and what it never reached."""

from __future__ import annotations

import msgspec
import pytest

from ruleproof.cases.case import Story
from ruleproof.engines.recorder import ContinueFrom
from ruleproof.engines.recording import NO_RESTART, UNSUPPORTED_FAILURE, Failure, Recording, Refusal, Step
from ruleproof.input.jsontext import decode, encode
from ruleproof.judging import verdicts as v
from ruleproof.judging.examination import NotReached
from ruleproof.judging.wrong_states import SO_FAR
from ruleproof.language.operations import Play, Refused, Unchanged
from ruleproof.rules.coverage import EVERYTHING, Coverage
from tests.judging.values import (
    ANN_TAKES,
    BOB_TAKES,
    PASS,
    START,
    TAKE,
    TAKEN,
    TAKEN_TWICE,
    answers,
    case,
    failed,
    judge,
    judged,
    places,
    recording,
    refused,
    state,
    step,
    story,
    tour,
    view,
)

WRONG = step(state(ann=4, to_act=["Bob"], may_act=["Bob"]), TAKEN.answers)
EXPECTED = recording(START, TAKEN, TAKEN_TWICE)
LOADED = TAKEN
"""The step in which an engine is set to where the reference is."""


def verdicts(actual: Recording, of: Story | None = None) -> list[str]:
    """Return what each case of the tour came to."""
    return [judged(of or tour(), EXPECTED, actual, number=number).verdict for number in range(3)]


def next_states(actual: Recording, number: int = 1, of: Story | None = None) -> ContinueFrom | None:
    """Return how an engine goes on after a case of the tour."""
    whole = of or tour()
    return judge().for_story(whole, EXPECTED).next_states(whole.cases[number], actual.steps)


def test_each_case_of_a_tour_is_judged_by_its_own_steps() -> None:
    assert verdicts(recording(START, WRONG, TAKEN_TWICE)) == [v.PASS, v.DIVERGES, v.PASS]
    assert verdicts(recording(START, TAKEN, WRONG)) == [v.PASS, v.PASS, v.DIVERGES]


def test_an_engine_that_is_set_to_the_right_state_passes_what_follows_a_difference() -> None:
    after = msgspec.structs.replace(TAKEN_TWICE, loaded=LOADED)
    assert verdicts(recording(START, WRONG, after)) == [v.PASS, v.DIVERGES, v.PASS]


def test_the_first_case_of_a_tour_is_judged_by_its_start_too() -> None:
    of = story([case("first", 0, 1), case("second", 1, 2)], [ANN_TAKES, BOB_TAKES])
    wrong_start = step(answered=answers(views={"Ann": view(9)}))
    first = judged(of, EXPECTED, recording(wrong_start, TAKEN, TAKEN_TWICE))
    assert (first.verdict, first.at, places(first)) == (v.DIVERGES, 0, [("view", "bowl")])
    assert judged(of, EXPECTED, recording(wrong_start, TAKEN, TAKEN_TWICE), number=1).verdict == v.PASS


def test_a_later_case_of_a_tour_breaks_off_where_it_first_differs() -> None:
    plays = [ANN_TAKES, BOB_TAKES, ANN_TAKES]
    of = story([case("start", 0, 0), case("rest", 0, 3)], plays)
    expected = recording(START, TAKEN, TAKEN_TWICE, TAKEN)
    actual = recording(START, WRONG, failed(v.CRASH), None)
    assert judged(of, expected, actual, number=1).verdict == v.DIVERGES
    of_one = story([case("rest", 0, 3)], plays)
    assert judged(of_one, expected, actual).verdict == v.CRASH


@pytest.mark.parametrize("verdict", [v.CRASH, v.TIMEOUT])
def test_what_an_engine_did_not_come_to_after_a_failure_is_untestable(verdict: str) -> None:
    actual = recording(START, failed(verdict), None)
    assert verdicts(actual) == [v.PASS, verdict, v.UNTESTABLE]
    judgement = judged(tour(), EXPECTED, actual, number=2)
    assert (judgement.reason, judgement.cause) == (f"{SO_FAR}: it could not be played on", SO_FAR)
    assert (judgement.at, judgement.differences) == (-1, ())


def test_an_engine_that_cannot_be_set_to_a_state_leaves_the_rest_untestable_with_its_reason() -> None:
    loaded = failed(v.CRASH, "it fell over")
    actual = recording(START, WRONG, Step(loaded=loaded))
    judgement = judged(tour(), EXPECTED, actual, number=2)
    assert (judgement.verdict, judgement.reason) == (v.UNTESTABLE, f"{SO_FAR}: it fell over")


def test_an_engine_without_positions_is_told_what_went_wrong_before() -> None:
    loaded = failed(UNSUPPORTED_FAILURE, "no positions", why="table/pile/Ann differs")
    judgement = judged(tour(), EXPECTED, recording(START, WRONG, Step(loaded=loaded)), number=2)
    assert judgement.verdict == v.UNTESTABLE
    assert judgement.reason == (
        "the engine was wrong earlier in the game, and it cannot start from a position: "
        "table/pile/Ann differs"
    )


def test_an_engine_that_cannot_be_started_again_fails_the_case_itself() -> None:
    loaded = Step(failure=Failure(v.CRASH, "it could not be started again", NO_RESTART))
    judgement = judged(tour(), EXPECTED, recording(START, WRONG, Step(loaded=loaded)), number=2)
    assert (judgement.verdict, judgement.at) == (v.CRASH, 2)
    assert judgement.cause == "crash: no restart"


def test_a_loaded_state_that_is_answered_about_with_no_answer_leaves_the_case_untestable() -> None:
    loaded = msgspec.structs.replace(LOADED, answers=answers({"Ann": [{"type": "shout"}]}))
    after = msgspec.structs.replace(TAKEN_TWICE, loaded=loaded)
    judgement = judged(tour(), EXPECTED, recording(START, WRONG, after), number=2)
    assert judgement.verdict == v.UNTESTABLE
    assert judgement.reason.startswith(f"{SO_FAR}: legal_actions of Ann when a position is loaded: ")


def test_a_loaded_state_is_not_compared() -> None:
    loaded = msgspec.structs.replace(LOADED, answers=answers(views={"Ann": view(9)}))
    after = msgspec.structs.replace(TAKEN_TWICE, loaded=loaded)
    assert judged(tour(), EXPECTED, recording(START, WRONG, after), number=2).verdict == v.PASS


def test_what_a_refusal_changes_is_seen_against_the_state_that_was_loaded_before_it() -> None:
    forbidden = refused(before=TAKEN)
    expected = recording(START, TAKEN, forbidden)
    other = answers({"Ann": [], "Bob": [TAKE]}, {"Ann": view(9)})
    loaded = msgspec.structs.replace(LOADED, answers=other)
    kept = msgspec.structs.replace(forbidden, loaded=loaded)
    of = story([case("ann", 0, 1), case("bob", 1, 2, Refused())], [ANN_TAKES, BOB_TAKES])
    judgement = judged(of, expected, recording(START, WRONG, kept), number=1)
    assert (judgement.verdict, places(judgement)) == (v.DIVERGES, [("view", "bowl")])
    assert judgement.reason.startswith("after the refusal, the answer about the same state has changed")


def test_an_engine_that_has_not_strayed_stays_where_it_is() -> None:
    assert next_states(EXPECTED) is None


def test_an_engine_whose_state_is_wrong_goes_on_from_that_of_the_reference() -> None:
    detour = next_states(recording(START, WRONG, None))
    assert detour == ContinueFrom(
        [TAKEN.state], 'after Ann: {"type":"take","number":1}, table/pile/Ann differs'
    )


def test_an_engine_whose_answers_alone_are_wrong_goes_on_from_its_own_state_first() -> None:
    own = step(state(ann=3, to_act=["Bob"], may_act=["Bob"], pending="mine"), answers({"Ann": [PASS]}))
    detour = next_states(recording(START, own, None))
    assert detour is not None
    assert detour.states == [own.state, TAKEN.state]


def test_an_engine_that_has_failed_goes_on_from_the_state_of_the_reference_first() -> None:
    own = step(state(ann=3, to_act=["Bob"], may_act=["Bob"], pending="mine"), failure=Failure(v.CRASH, "oh"))
    detour = next_states(recording(START, own, None))
    assert detour == ContinueFrom([TAKEN.state, own.state], f"{SO_FAR}: oh")


@pytest.mark.parametrize("last", [failed(v.CRASH, "oh"), refused(), Step(TAKEN.state, deferred=True)])
def test_an_engine_that_has_no_state_of_its_own_goes_on_from_that_of_the_reference(last: Step) -> None:
    examination = NotReached("it went astray")
    of = tour()
    judges = judge().for_story(of, EXPECTED)
    judges.examinations[of.cases[1].id] = examination
    detour = judges.next_states(of.cases[1], [START, last])
    assert detour == ContinueFrom([TAKEN.state], "it went astray")


def test_the_state_to_go_on_from_holds_no_key_of_the_references_own() -> None:
    private = msgspec.structs.replace(TAKEN, state=encode({**decode(TAKEN.state), "x_seed": 7}))
    of = tour()
    judges = judge().for_story(of, recording(START, private, TAKEN_TWICE))
    detour = judges.next_states(of.cases[1], [START, WRONG, None])
    assert detour is not None
    assert detour.states == [TAKEN.state]


def test_a_broken_law_alone_makes_an_engine_stray() -> None:
    unsettled = step(state(ann=3, settled=False))
    lost = step(state(ann=4, bowl=4, settled=False))
    of = tour()
    detour = judge().for_story(of, recording(START, unsettled)).next_states(of.cases[1], [START, lost])
    assert detour is not None
    assert "a conservation law is broken" in detour.why


def test_a_case_behind_one_that_is_not_covered_is_unsupported_where_the_engine_has_no_positions() -> None:
    spill = Play(seat="Ann", action={"type": "spill", "stones": []})
    of = story(tour().cases, [spill, BOB_TAKES])
    covering = judge(Coverage(actions=("take", "pass")))
    actual = recording(START, None, Step(loaded=failed(UNSUPPORTED_FAILURE, "no positions")))
    judgement = judged(of, EXPECTED, actual, covering, 2)
    assert judgement.verdict == v.UNSUPPORTED
    assert judgement.reason == "it cannot be reached: the engine does not cover the action 'spill'"
    crashed = recording(START, None, Step(loaded=failed(v.CRASH, "it fell over")))
    assert judged(of, EXPECTED, crashed, covering, 2).verdict == v.UNTESTABLE


def test_a_play_that_was_taken_up_for_later_counts_with_the_one_after_it() -> None:
    later = Step(TAKEN.state, deferred=True)
    actual = recording(START, later, TAKEN_TWICE)
    assert verdicts(actual) == [v.PASS, v.UNSUPPORTED, v.PASS]
    judgement = judged(tour(), EXPECTED, actual, number=2)
    assert (judgement.deferred, judgement.clauses) == (1, ("clause.ann", "clause.bob"))


def test_a_difference_after_a_play_that_was_held_names_both() -> None:
    actual = recording(START, Step(deferred=True), step(state(ann=4, bob=4)))
    judgement = judged(tour(), EXPECTED, actual, number=2)
    assert (judgement.verdict, judgement.deferred, judgement.at) == (v.DIVERGES, 1, 2)
    assert judgement.reason == (
        'after take (deferred until then) and Bob: {"type":"take","number":1}, table/pile/Ann differs'
    )
    assert judgement.cause == "take: table table/pile/*"


def test_a_failure_after_a_play_that_was_held_counts_it_too() -> None:
    judgement = judged(tour(), EXPECTED, recording(START, Step(deferred=True), failed(v.CRASH)), number=2)
    assert (judgement.verdict, judgement.deferred) == (v.CRASH, 1)


def test_a_refusal_after_a_play_that_was_held_is_not_compared_with_the_answers_before() -> None:
    of = story([case("ann", 0, 1), case("bob", 1, 2, Refused())], [ANN_TAKES, BOB_TAKES])
    expected = recording(START, TAKEN, refused(before=TAKEN))
    actual = recording(START, Step(deferred=True), refused(before=TAKEN, refusal=Refusal("so be it")))
    judgement = judged(of, expected, actual, number=1)
    assert (judgement.verdict, judgement.deferred) == (v.PASS, 1)


def test_the_answers_before_a_play_that_was_held_are_not_those_before_a_refusal_after_it() -> None:
    of = story([case("bob", 1, 2, Refused(), Unchanged(path=()))], [ANN_TAKES, BOB_TAKES])
    expected = recording(START, TAKEN, refused(before=TAKEN))
    actual = recording(START, Step(deferred=True), refused(before=TAKEN))
    assert judged(of, expected, actual).verdict == v.PASS


def test_a_pass_of_a_step_proves_what_the_engine_shows_of_it_where_it_covers_not_all() -> None:
    clauses = ("in_play", "in_view", "in_outcome", "elsewhere")
    of = story([case("start", 0, 0), case("ann", 0, 1, clauses=clauses)], [ANN_TAKES])
    told = msgspec.structs.replace(TAKEN.answers, view_clauses=("in_view",), outcome_clauses=("in_outcome",))
    taken = msgspec.structs.replace(TAKEN, answers=told, clauses=("in_play",))
    recorded = recording(START, taken)

    def proved(covers: Coverage) -> tuple[str, ...] | None:
        return judged(of, recorded, recorded, judge(covers), 1).clauses

    assert proved(EVERYTHING) == clauses
    assert proved(Coverage(actions=("take", "pass"))) == ("in_play", "in_view", "in_outcome")
    assert proved(Coverage(view=("bowl",))) == ("in_play", "in_outcome")
    assert proved(Coverage(outcome=("over",))) == ("in_play", "in_view")


def test_a_step_that_begins_at_a_loaded_position_is_judged_without_the_start_of_the_tour() -> None:
    wrong = msgspec.structs.replace(step(state(ann=4, bob=4)), loaded=TAKEN)
    judgement = judged(tour(), EXPECTED, Recording((None, None, wrong)), number=2)
    assert judgement.verdict == v.DIVERGES
