"""Judging: every verdict, which comes first where several fit, and what each comparison lets pass."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.wire import ILLEGAL_ACTION, EngineFailure
from ruleproof.input import jsontext
from ruleproof.judging import differences
from ruleproof.judging import verdicts as v
from ruleproof.judging.differences import same_text
from ruleproof.judging.results import contested
from ruleproof.judging.verdicts import Result
from ruleproof.rules.model import Contested, Game, Ruling
from ruleproof.running.workers import Workers
from tests.toybox import (
    ALL_VERBS,
    CONTESTED,
    Doctored,
    changed_state,
    judge_on_toy,
    only,
    toy_cases,
    toy_recordings,
    toy_stories,
)

BLUE_FOLLOWS = "turn/blue_follows_red"
PRICE = "turn/cloth_costs_two_coins"
THREE_PIECES = "cannot_be_bought/3"
SECOND_BID = "auction/nobody_bids_twice"
ROBBERY = "fox/blue_robs_red"

Request = dict[str, Any]


def with_dispute(about: str) -> Game:
    dispute = Contested(about, "no", "2026-11-20")
    return msgspec.structs.replace(toy_recordings().suite.game, contested={about: dispute})


def is_apply(request: Request, kind: str) -> bool:
    return bool(request["method"] == "apply" and request["params"]["action"]["type"] == kind)


def error(request: Request, code: int, message: str = "no", **data: Any) -> Request:
    return {"jsonrpc": "2.0", "id": request["id"], "error": {"code": code, "message": message, "data": data}}


def test_an_engine_that_answers_as_the_reference_passes_everything() -> None:
    results = judge_on_toy(None)
    assert {result.verdict for case, result in results.items() if case != CONTESTED} == {v.PASS}
    assert len(results) == 83


def test_after_a_divergence_the_case_goes_on_with_the_states_of_the_engine() -> None:
    engine = Doctored(changed_state("bid", lambda state: state["table"]["deck"].reverse()))
    result = only(judge_on_toy(engine, "auction/red_outbids_the_others"))
    assert result.verdict == v.DIVERGES
    decks = [request["params"]["state"]["table"]["deck"] for request in engine.asked("apply")]
    assert decks[1] == decks[0][::-1]
    assert decks[2] == decks[0]


@pytest.mark.parametrize("verdict", [v.CRASH, v.TIMEOUT, v.ILLEGAL_REPLY])
def test_a_failure_of_the_engine_costs_the_case_its_verdict(verdict: str) -> None:
    def fail(request: Request, _: Request) -> None:
        if is_apply(request, "work"):
            raise EngineFailure(verdict, "bad luck")

    results = judge_on_toy(fail, BLUE_FOLLOWS, PRICE)
    assert [result.verdict for result in results.values()] == [verdict, v.PASS]


@pytest.mark.parametrize(
    ("about", "verdict"),
    [
        ("market_day.fox.takes_a_coin", v.CONTESTED),
        ("market_day.ruling.tie", v.PASS),
        ("market_day/fox/blue_robs_red", v.CONTESTED),
        ("market_day.fox.is_discarded", v.PASS),
    ],
)
def test_a_dispute_is_about_a_case_a_clause_or_a_ruling(about: str, verdict: str) -> None:
    case = next(case for case in toy_cases() if case.id.endswith(ROBBERY))
    assert contested(Result(case.id, v.PASS), case, with_dispute(about)).verdict == verdict


def test_a_dispute_about_a_ruling_is_about_the_cases_of_its_readings() -> None:
    case = next(case for case in toy_cases() if "market_day.ruling.tie" in case.readings)
    assert (
        contested(Result(case.id, v.FAIL), case, with_dispute("market_day.ruling.tie")).verdict == v.CONTESTED
    )


@pytest.mark.parametrize(
    ("fixed", "verdict", "judged"),
    [
        (True, v.PASS, v.PASS),
        (True, v.FAIL, v.CONTESTED),
        (True, v.CRASH, v.CONTESTED),
        (False, v.FAIL, v.FAIL),
    ],
)
def test_a_fault_of_a_case_that_rests_on_a_fixed_choice_of_the_editor_is_contested(
    fixed: bool, verdict: v.Verdict, judged: v.Verdict, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ruling, "is_fixed_choice", fixed)
    case = next(case for case in toy_cases() if case.id.endswith(ROBBERY))
    case = msgspec.structs.replace(case, choices=("market_day.ruling.tie",))
    result = contested(Result(case.id, verdict), case, toy_recordings().suite.game)
    assert result.verdict == judged
    if judged == v.CONTESTED:
        question = toy_recordings().suite.game.rulings["market_day.ruling.tie"].question
        assert result.undisputed == verdict
        assert result.reason.endswith(f"the rulebook does not answer: {question}")


def test_a_case_on_which_the_reference_does_not_agree_is_an_error_of_the_suite_whatever_the_engine_does() -> (
    None
):
    robbery = next(one for one in toy_stories() if one.story.cases[0].id.endswith(ROBBERY))
    recorded = msgspec.structs.replace(robbery, fault="fox.feature:7: the reference disagrees")
    for change in (None, lambda request, _: error(request, -32603)):
        connect = lambda change=change: InProcessConnection(Doctored(change), timed=False)  # noqa: E731
        (result,) = Workers(toy_recordings(), ALL_VERBS, connect, 10.0).run([recorded])
        assert (result.verdict, result.reason) == (v.SUITE_ERROR, "fox.feature:7: the reference disagrees")


def test_an_engine_that_chooses_otherwise_is_not_at_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ruling, "is_fixed_choice", True)
    written = next(one for one in toy_stories() if one.story.cases[0].id.endswith(ROBBERY))
    case = msgspec.structs.replace(written.story.cases[0], choices=("market_day.ruling.tie",))
    story = msgspec.structs.replace(written.story, cases=(case,))
    kind = written.story.plays[-1].action["type"]
    refuses = lambda request, _: error(request, ILLEGAL_ACTION) if is_apply(request, kind) else None  # noqa: E731
    for one, verdict in ((written.story, v.FAIL), (story, v.CONTESTED)):
        connect = lambda: InProcessConnection(Doctored(refuses), timed=False)  # noqa: E731
        recorded = msgspec.structs.replace(written, story=one)
        (result,) = Workers(toy_recordings(), ALL_VERBS, connect, 10.0).run([recorded])
        assert result.verdict == verdict


def test_an_exception_of_the_kit_is_an_error_of_the_suite_in_that_case_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def breaks(text: bytes, expected: bytes, **options: Any) -> bool:
        if b"x_note" in text:
            raise RuntimeError("a fault of the kit")
        return same_text(text, expected, **options)

    monkeypatch.setattr(differences, "same_text", breaks)
    change = changed_state("work", lambda state: state.update(x_note=1))
    results = judge_on_toy(change, BLUE_FOLLOWS, PRICE)
    assert [result.verdict for result in results.values()] == [v.SUITE_ERROR, v.PASS]
    assert "RuntimeError: a fault of the kit" in next(iter(results.values())).reason


@pytest.mark.parametrize(
    ("verbs", "case", "verdict"),
    [
        (("apply",), PRICE, v.PASS),
        (("outcome",), PRICE, v.UNSUPPORTED),
        (("outcome",), "pairs_are_counted_and_what_is_left_over_is_not/3_grain", v.PASS),
        (("apply",), "pairs_are_counted_and_what_is_left_over_is_not/3_grain", v.UNSUPPORTED),
        (("view",), "a_player_sees_the_own_card_and_not_the_other", v.PASS),
        (("legal_actions",), "a_player_with_goods_has_all_four_to_choose_from", v.PASS),
        (("apply", "view"), "with_one_coin_a_player_cannot_buy_cloth", v.UNSUPPORTED),
        (("new_game",), "two_players_begin_with_three_coins_each", v.PASS),
    ],
)
def test_an_engine_is_judged_on_the_cases_that_need_no_verb_it_lacks(
    verbs: tuple[str, ...], case: str, verdict: str
) -> None:
    engine = Doctored()
    assert only(judge_on_toy(engine, case, offer=GameOffer(verbs))).verdict == verdict
    assert {request["method"] for request in engine.requests} <= {"hello", "configure", "bye", *verbs}


@pytest.mark.parametrize(
    ("case", "refused", "verdict"), [(THREE_PIECES, "", v.UNSUPPORTED), (PRICE, "buy", v.FAIL)]
)
def test_a_refusal_is_judged_though_an_engine_cannot_answer_about_the_state_after_it(
    case: str, refused: str, verdict: str
) -> None:
    after: list[int] = []

    def change(request: Request, reply: Request) -> Request | None:
        if refused and is_apply(request, refused):
            reply = error(request, 1, reason="too dear")
        if "error" in reply:
            after.append(1)
            return reply
        return error(request, 4, reason="who knows") if after else None

    result = only(judge_on_toy(change, case))
    assert result.verdict == verdict
    assert "who knows" in result.reason or "the rules allow it" in result.first.message


def test_after_a_refusal_the_same_questions_are_asked_again_about_the_same_state() -> None:
    engine = Doctored()
    assert only(judge_on_toy(engine, THREE_PIECES)).verdict == v.PASS
    questions = engine.asked("legal_actions", "view", "outcome")
    assert len(questions) == 10
    assert [question["params"] for question in questions[:5]] == [
        question["params"] for question in questions[5:]
    ]
    assert [request["method"] for request in engine.requests].index("apply") == 2 + 5


def test_needs_chance_counts_as_accepting() -> None:
    """The legal action is tried without an outcome of chance, so that an engine may ask for one."""

    def ask_for_chance(request: Request, _: Request) -> Request | None:
        return (
            error(request, 2, needs={"roll": {"dice": 1}})
            if is_apply(request, "buy") and request["params"]["action"]["pieces"] == 1
            else None
        )

    assert only(judge_on_toy(ask_for_chance, THREE_PIECES)).verdict == v.PASS


def test_keys_of_the_engine_are_handed_back_to_it_and_compared_with_nothing() -> None:
    engine = Doctored(changed_state("bid", lambda state: state["table"].update(x_own={"n": [None, 1.5]})))
    assert only(judge_on_toy(engine, SECOND_BID)).verdict == v.PASS
    after = [
        request["params"]["state"]["table"] for request in engine.requests[2:] if "state" in request["params"]
    ]
    first = next(index for index, table in enumerate(after) if "x_own" in table)
    assert all(table.get("x_own") == {"n": [None, 1.5]} for table in after[first:])


def test_nothing_of_the_references_own_reaches_the_engine() -> None:
    engine = Doctored()
    judge_on_toy(engine)
    assert not any("x_" in str(request) for request in engine.requests)


def test_between_the_parts_of_a_choice_only_the_legal_actions_of_who_is_to_act_are_asked() -> None:
    engine = Doctored()
    assert only(judge_on_toy(engine, "turn/three_pieces_are_sold")).verdict == v.PASS
    parts = [
        request for request in engine.requests if request["params"].get("state", {}).get("settled") is False
    ]
    assert {request["method"] for request in parts} == {"legal_actions", "apply"}
    assert {request["params"]["seat"] for request in parts} == {"Red"}


def test_between_the_parts_of_a_choice_the_table_is_not_compared() -> None:
    """An engine that takes the whole choice at once shows nothing of it before the last part."""

    def hold_back(request: Request, reply: Request) -> None:
        if is_apply(request, "sell") and "result" in reply:
            after = reply["result"]["state"]
            reply["result"]["state"] = {
                **after,
                "table": request["params"]["state"]["table"],
                "x_held": after["table"],
            }

    class Collecting(Doctored):
        def exchange(self, line: bytes) -> bytes:
            request = jsontext.decode(line)
            state = request["params"].get("state", {})
            if "x_held" in state:
                state["table"] = state.pop("x_held")
            return super().exchange(jsontext.encode(request))

    engine = Collecting(hold_back)
    assert only(judge_on_toy(engine, "turn/grain_and_cloth_earn_three_coins")).verdict == v.PASS
    assert len(engine.asked("apply")) == 3


def test_every_seat_is_asked_also_those_not_to_act() -> None:
    engine = Doctored()
    judge_on_toy(engine, "auction/a_player_may_bid_everything_or_nothing")
    assert [request["params"]["seat"] for request in engine.asked("legal_actions")] == [
        "Red",
        "Blue",
        "Green",
    ]
    assert [request["params"]["seat"] for request in engine.asked("view")] == ["Red", "Blue", "Green"]


def test_a_failure_tells_the_messages_and_a_pass_does_not() -> None:
    wrong = only(
        judge_on_toy(changed_state("work", lambda state: state.update(to_act=["Red"])), BLUE_FOLLOWS)
    )
    assert any('"method":"apply"' in message.request for message in wrong.messages)
    assert all(message.reply for message in wrong.messages)
    assert only(judge_on_toy(None, BLUE_FOLLOWS)).messages == ()


def test_expectations_are_never_sent() -> None:
    engine = Doctored()
    judge_on_toy(engine, PRICE)
    assert {key for request in engine.requests for key in request["params"]} <= {
        "protocol",
        "game",
        "components",
        "readings",
        "state",
        "seat",
        "action",
        "chance",
    }


def test_a_case_about_a_reading_is_judged_under_it_and_the_next_under_those_in_force() -> None:
    engine = Doctored()
    judge_on_toy(
        engine, "auction/the_tied_bidder", "auction/nobody_takes_the_card", "auction/nobody_bids_a_coin"
    )
    configured = [
        request["params"]["readings"]["market_day.ruling.tied_bids"] for request in engine.asked("configure")
    ]
    assert configured == ["card_discarded", "caller_first"]


def test_messages_and_sentences_are_those_of_the_case_that_fails() -> None:
    results = judge_on_toy(
        changed_state("work", lambda state: state.update(to_act=["Red"])), PRICE, BLUE_FOLLOWS
    )
    wrong, well = results[f"market_day/{BLUE_FOLLOWS}"], results[f"market_day/{PRICE}"]
    assert not any('"type":"buy","good":"cloth","pieces":1}' in message.request for message in wrong.messages)
    assert [line.text for line in wrong.lines][1] == "Red works and rolls 1"
    assert well.lines == ()
    assert well.cause == ""
