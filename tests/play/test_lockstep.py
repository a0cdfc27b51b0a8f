"""What play compares: each kind of answer that an engine can have wrong is found, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ruleproof.cases.case import Start
from ruleproof.cases.starts import Beginning, Starts
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.wire import EngineFailure
from ruleproof.input import jsontext
from ruleproof.play.search import Explorer
from tests.play.driver import found_on_toy, more_for_work
from tests.toybox import ALL_VERBS, Change, Doctored, changed_state, toy_suite

Json = dict[str, Any]


def result(method: str, change: Any) -> Change:
    """Return a change of the result of one verb."""

    def act(request: Json, reply: Json) -> None:
        if request["method"] == method and "result" in reply:
            change(request["params"], reply["result"])

    return act


def without_calling(params: Json, answer: Json) -> None:
    answer["actions"] = [one for one in answer["actions"] if one["type"] != "call"]


def hides_the_day(params: Json, answer: Json) -> None:
    answer["view"]["deck"] = answer["view"]["deck"] + 1


def shows_no_number(params: Json, answer: Json) -> None:
    answer["view"]["deck"] = -1


def never_over(params: Json, answer: Json) -> None:
    answer["outcome"]["over"] = False
    answer["outcome"]["winners"] = []


def asks_for_two_dice(request: Json, reply: Json) -> None:
    needs = reply.get("error", {}).get("data", {}).get("needs", {})
    if "roll" in needs:
        needs["roll"] = {"dice": 2}


def test_the_reference_agrees_with_itself() -> None:
    explorer, findings = found_on_toy(None, games=60)
    assert findings == []
    assert explorer.tally.notes == []
    assert explorer.tally.actions > 200
    assert explorer.tally.slips > 50


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (changed_state("work", more_for_work), "table"),
        (changed_state("buy", lambda state: state.update(may_act=list(state["table"]["seats"][:0]))), ""),
        (result("legal_actions", without_calling), "legal actions"),
        (result("view", hides_the_day), "view"),
        (result("view", shows_no_number), "view"),
        (result("outcome", never_over), "outcome"),
    ],
    ids=["table", "may_act", "legal actions", "view", "a value that cannot be", "outcome"],
)
def test_what_an_engine_answers_otherwise_is_found(change: Change, what: str) -> None:
    _, findings = found_on_toy(change, games=120)
    assert findings
    assert not what or findings[0].difference.what == what


def test_what_needs_names_is_not_judged() -> None:
    explorer, findings = found_on_toy(asks_for_two_dice, games=60)
    assert findings == []
    assert explorer.tally.actions > 200


def test_an_action_that_must_be_refused_and_is_accepted_is_found() -> None:
    _, findings = found_on_toy(_ForgivesBids(), games=150)
    assert [one.difference.expected for one in findings] == ["refused"]
    assert findings[0].result.clauses == ("market_day.auction.bid_within_purse",)


def supports_only_what_is_legal(request: Json, reply: Json) -> None:
    if request["method"] == "apply" and reply.get("error", {}).get("code") == 1:
        reply["error"]["code"] = 3


def test_a_forbidden_action_that_is_not_supported_is_neither_a_fault_nor_compared() -> None:
    explorer, findings = found_on_toy(supports_only_what_is_legal, games=30)
    assert findings == []
    assert explorer.tally.actions > 50
    assert explorer.tally.slips == 0


def supports_no_action(request: Json, reply: Json) -> Json | None:
    if request["method"] != "apply":
        return None
    return {"jsonrpc": "2.0", "id": reply["id"], "error": {"code": 3, "message": "no"}}


def test_an_action_that_is_not_supported_ends_the_game_with_a_note() -> None:
    explorer, findings = found_on_toy(supports_no_action, games=12)
    assert findings == []
    assert explorer.tally.actions == 0
    assert any(note.startswith("not played: ") for note in explorer.tally.notes)


def defers_everything(request: Json, reply: Json) -> Json | None:
    if request["method"] != "apply" or "result" not in reply:
        return None
    return {**reply, "result": {"state": request["params"]["state"], "deferred": True}}


def test_a_deferred_action_is_not_compared() -> None:
    explorer, _ = found_on_toy(defers_everything, games=12)
    assert explorer.tally.deferred > explorer.tally.actions


def refuses_without_a_word_of_chance(request: Json, reply: Json) -> None:
    if request["method"] == "new_game" and reply.get("error", {}).get("code") == 2:
        reply["error"] = {"code": 1, "message": "illegal action"}


def test_an_answer_to_a_new_game_without_its_chance_is_no_breach_of_a_rule() -> None:
    _, findings = found_on_toy(refuses_without_a_word_of_chance, games=60)
    assert [one.difference.message for one in findings] == [
        "new_game with 0 of 1 chance outcomes must be answered with needs chance, "
        "but the answer is 1 illegal action"
    ]


def test_what_is_not_answered_in_time_is_under_no_clause() -> None:
    suite = toy_suite()
    explorer = Explorer(
        Starts(suite), suite.game.adopted(), ALL_VERBS, lambda: _AnswersTooLate(Doctored(None))
    )
    for number in range(5):
        for difference in explorer.game(number):
            explorer.met(difference)
    late = [one for one in explorer.findings if "no reply in time" in one.difference.message]
    assert late
    assert all(one.result.clauses == () for one in late)


class _AnswersTooLate(InProcessConnection):
    """Is given up in every action."""

    def exchange(self, lines: Sequence[bytes], timeout: float) -> list[bytes]:
        if any(jsontext.decode(line)["method"] == "apply" for line in lines):
            raise EngineFailure("timeout", "no reply in time")
        return super().exchange(lines, timeout)


def test_where_a_scenario_s_new_game_is_refused_the_next_game_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refused = Beginning(Start(("Red", "Red")), "a scenario in which the game is refused")
    monkeypatch.setattr(Starts, "new_game", lambda starts, dice: refused)
    explorer, findings = found_on_toy(None, games=30)
    assert findings == []
    assert explorer.tally.games == 30
    assert explorer.tally.actions > 0


class _ForgivesBids(Doctored):
    """Takes a bid that is too high for one of everything."""

    def exchange(self, line: bytes) -> bytes:
        request = jsontext.decode(line)
        params = request["params"]
        if request["method"] == "apply" and params["action"].get("type") == "bid":
            purse = params["state"]["table"]["coins"].get(params["seat"], 0)
            params["action"]["coins"] = min(params["action"]["coins"], purse)
        return super().exchange(jsontext.encode(request))
