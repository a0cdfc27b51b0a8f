"""New games that the rules refuse, and seats that do not play: what is asked, and what it comes to."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.edit.export import exported_scenario
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.running.recorded_suite import RecordedSuite
from tests.toybox import Change, Doctored, ToyCopy, judge_on_toy, only, run_on_toy, toy_recordings

CLAUSE = "market_day.setup.one_card_each"
FEATURE = f"""\
Feature: Extra

  @clause:{CLAUSE}
  Rule: Two or three play

    Scenario: A player alone
      Given a new game for Red
      Then the game is refused
"""
ONLOOKER = f"""\
Feature: Extra

  @clause:{CLAUSE}
  Rule: Only who plays acts

    Scenario: Green does not play
      Given the position "two traders"
      Then Green may do nothing
"""
ALONE, GREEN = "extra/a_player_alone", "extra/green_does_not_play"


@pytest.fixture
def refused(toy_copy: ToyCopy) -> RecordedSuite:
    """Return the toy game with a scenario in which a new game is refused."""
    toy_copy.feature(FEATURE)
    return toy_recordings(toy_copy.root)


def under(toy: ToyCopy, clause: str, named: str = CLAUSE) -> None:
    """Let the reference of a copy name a clause, and the scenario another or the same."""
    toy.edit(
        toy.root / "reference_impl" / "market_day" / "setup.py",
        'seat of their own")',
        f'seat of their own", "{clause}")',
    )
    toy.feature(FEATURE.replace("is refused", f"is refused under {named}"))


def judged(recordings: RecordedSuite, change: Change | None = None) -> Result:
    return only(judge_on_toy(change, ALONE, recordings=recordings))


def refusing(code: int) -> Change:
    def change(request: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any] | None:
        if request["method"] != "new_game":
            return None
        return {"jsonrpc": "2.0", "id": request["id"], "error": {"code": code, "message": "no"}}

    return change


def accepting(request: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any] | None:
    """Answer a new game that is refused with the one of two players."""
    if request["method"] != "new_game" or "error" not in reply:
        return None
    state = next(one.recording.made(0).state for one in toy_recordings().all() if one.story.start.is_new_game)
    return {"jsonrpc": "2.0", "id": request["id"], "result": {"state": jsontext.decode(state)}}


def test_the_reference_bears_out_a_refused_game(refused: RecordedSuite) -> None:
    (recorded,) = [one for one in refused.all() if one.story.cases[0].id.endswith(ALONE)]
    assert recorded.fault == ""
    refusal = recorded.recording.made(0).refusal
    assert refusal is not None
    assert refusal.reason == "two or three players play, each at a seat of their own"


def test_an_engine_that_refuses_the_game_passes(refused: RecordedSuite) -> None:
    assert judged(refused).verdict == v.PASS


@pytest.mark.parametrize("code", [1, -32602])
def test_a_game_that_makes_no_sense_is_refused_as_well(refused: RecordedSuite, code: int) -> None:
    assert judged(refused, refusing(code)).verdict == v.PASS


def test_an_engine_that_accepts_the_game_fails(refused: RecordedSuite) -> None:
    result = judged(refused, accepting)
    assert result.verdict == v.FAIL
    assert result.reason == "the game must be refused, but it was accepted"
    assert result.cause == "accepted: new game"
    assert result.clauses == (CLAUSE,)


def test_an_engine_that_accepts_the_game_and_then_does_not_answer_about_it_fails(
    refused: RecordedSuite,
) -> None:
    def change(request: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any] | None:
        if request["method"] == "view":
            return {"jsonrpc": "2.0", "id": request["id"], "error": {"code": 4, "message": "who knows"}}
        return accepting(request, reply)

    result = judged(refused, change)
    assert (result.verdict, result.reason) == (v.FAIL, "the game must be refused, but it was accepted")


def test_an_engine_that_asks_for_chance_has_not_refused_the_game(refused: RecordedSuite) -> None:
    result = judged(refused, refusing(2))
    assert (result.verdict, result.reason) == (
        v.FAIL,
        "the game must be refused, but it was answered with needs chance: no",
    )


def test_an_engine_that_cannot_play_so_is_not_judged(refused: RecordedSuite) -> None:
    assert judged(refused, refusing(3)).verdict == v.UNSUPPORTED


def test_a_game_that_the_reference_accepts_is_an_error_of_the_suite(toy_copy: ToyCopy) -> None:
    toy_copy.feature(FEATURE.replace("for Red", "for Red and Blue, the cards being pig and cow"))
    printed, status = toy_copy.check()
    assert "the reference disagrees: the game must be refused, but it was accepted" in printed
    assert status == 3


def test_a_refused_game_of_which_no_refusal_is_expected_is_an_error_of_the_suite(toy_copy: ToyCopy) -> None:
    toy_copy.feature(FEATURE.replace("the game is refused", "the game goes on"))
    printed, status = toy_copy.check()
    assert "the reference refuses this new game: two or three players" in printed
    assert status == 3


@pytest.mark.parametrize("named", [CLAUSE, "market_day.ruling.tie"])
def test_the_reference_names_the_clause_or_ruling_under_which_a_game_is_refused(
    toy_copy: ToyCopy, named: str
) -> None:
    under(toy_copy, named, named)
    assert toy_copy.check()[1] == 0


def test_another_clause_than_the_reference_names_is_an_error_of_the_suite(toy_copy: ToyCopy) -> None:
    under(toy_copy, "market_day.setup.rest_is_deck")
    printed, status = toy_copy.check()
    assert "the reference refuses under market_day.setup.rest_is_deck: two or three players" in printed
    assert status == 3


def test_the_export_holds_the_refusal_of_a_game(refused: RecordedSuite) -> None:
    (recorded,) = [one for one in refused.all() if one.story.cases[0].id.endswith(ALONE)]
    exported = exported_scenario(recorded)
    assert exported["start"] == {"seats": ["Red"], "new_game": {"options": {}, "chance": []}}
    reason = "two or three players play, each at a seat of their own"
    assert exported["reference"]["start"] == {"refused": {"reason": reason}, "legal_actions": {}}
    assert jsontext.decode(jsontext.encode(exported["expectations"])) == [{"op": "game_refused", "line": 8}]


def test_the_report_of_a_whole_run_has_a_refused_game(toy_copy: ToyCopy) -> None:
    toy_copy.feature(FEATURE)
    (game,) = run_on_toy(root=toy_copy.root).games
    assert next(one for one in game.results if one.case.endswith(ALONE)).verdict == v.PASS


def test_a_seat_that_does_not_play_is_asked_what_it_may_do_and_sees_nothing(toy_copy: ToyCopy) -> None:
    toy_copy.feature(ONLOOKER)
    engine = Doctored()
    assert only(judge_on_toy(engine, GREEN, recordings=toy_recordings(toy_copy.root))).verdict == v.PASS
    seats = [(one["method"], one["params"].get("seat")) for one in engine.asked("legal_actions", "view")]
    assert ("legal_actions", "Green") in seats
    assert ("view", "Green") not in seats


def test_an_engine_that_lets_a_seat_act_that_does_not_play_fails(toy_copy: ToyCopy) -> None:
    def let_green_work(request: dict[str, Any], reply: dict[str, Any]) -> None:
        if request["method"] == "legal_actions" and request["params"]["seat"] == "Green":
            reply["result"]["actions"] = [{"type": "work"}]

    toy_copy.feature(ONLOOKER)
    result = only(judge_on_toy(let_green_work, GREEN, recordings=toy_recordings(toy_copy.root)))
    assert result.verdict == v.FAIL
    assert "the legal actions of Green are not as expected; too many" in result.reason
