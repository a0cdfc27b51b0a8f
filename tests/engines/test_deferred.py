"""Engines whose grain is another: they take plays up for later, and these count together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ruleproof.diagnosis.faults import find_faults
from ruleproof.engines.dispatch import Dispatcher
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.wire import ILLEGAL_ACTION, UNSUPPORTED_POSITION
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.rules.validation import without_own_keys
from ruleproof.running.workers import Workers
from tests.toybox import ALL_VERBS, TOY, judge_on_toy, only, toy_recordings

Reply = dict[str, Any]
Spoil = Callable[[dict[str, Any]], None]


class WithoutPositions:
    """The reference behind an engine that has no positions in one phase: it takes all plays there at once.

    `spoil` may change each state that comes of them. Every request is kept.
    """

    def __init__(self, phase: str, spoil: Spoil | None = None) -> None:
        self._reference = Dispatcher(Data.open([TOY]).load_reference().engine())
        self._phase = phase
        self._spoil = spoil
        self.requests: list[dict[str, Any]] = []

    def exchange(self, line: bytes) -> bytes:
        request = jsontext.decode(line)
        self.requests.append(request)
        state = request["params"].get("state", {})
        if state.get("phase") == self._phase and "x_held" not in state:
            return self._error(request, UNSUPPORTED_POSITION, "no position there")
        if request["method"] == "apply":
            return self._apply(request)
        return self._reference.reply(line)

    def _apply(self, request: dict[str, Any]) -> bytes:
        params = request["params"]
        base = params["state"]
        held = [*base.get("x_held", []), {key: params[key] for key in ("seat", "action", "chance")}]
        state = without_own_keys(base)
        for play in held:
            asked = {**request, "params": {"state": state, **play}}
            reply = jsontext.decode(self._reference.reply(jsontext.encode(asked)))
            if "error" in reply:
                return self._error(request, ILLEGAL_ACTION, "one of these is against the rules")
            state = reply["result"]["state"]
        result: dict[str, Any] = {"state": state}
        if state["phase"] == self._phase:
            result = {"state": {**base, "x_held": held}, "deferred": True}
        elif self._spoil is not None and len(held) > 1:
            self._spoil(state)
        return jsontext.encode({"jsonrpc": "2.0", "id": request["id"], "result": result})

    def _error(self, request: dict[str, Any], code: int, message: str) -> bytes:
        error = {"code": code, "message": message, "data": {"reason": message}}
        return jsontext.encode({"jsonrpc": "2.0", "id": request["id"], "error": error})


def judged(engine: WithoutPositions, *patterns: str) -> dict[str, Result]:
    recordings = toy_recordings()
    wanted = {
        case.id for case in recordings.cases() if not patterns or any(one in case.id for one in patterns)
    }
    connect = lambda: InProcessConnection(engine, timed=False)  # noqa: E731
    workers = Workers(recordings, ALL_VERBS, connect, 10.0, selected=wanted)
    return {result.case: result for result in workers.run(list(recordings.all()))}


def counts(results: dict[str, Result]) -> Counter[str]:
    return Counter(result.verdict for result in results.values())


def test_an_engine_without_positions_in_unsettled_states_passes_everything() -> None:
    assert set(counts(judged(WithoutPositions("selling")))) == {v.PASS, v.CONTESTED}


def test_an_engine_without_positions_on_the_way_is_judged_by_where_they_lead() -> None:
    found = judged(WithoutPositions("auction"))
    assert set(counts(found)) == {v.PASS, v.UNSUPPORTED, v.CONTESTED}
    assert counts(found)[v.PASS] > 50
    reasons = {result.reason for result in found.values() if result.verdict == v.UNSUPPORTED}
    assert "the case ends on an action that the engine defers: it has no position there" in reasons


def test_nothing_is_asked_where_an_engine_has_no_position() -> None:
    engine = WithoutPositions("selling")
    judged(engine, "/tours/", "/turn/")
    later = [request for request in engine.requests if "x_held" in request["params"].get("state", {})]
    assert later and {request["method"] for request in later} == {"apply"}


def test_a_step_of_a_tour_counts_with_the_plays_that_were_held_before_it() -> None:
    found = judged(WithoutPositions("auction"), "/tours/")
    cases = {case.id: case for case in toy_recordings().cases()}
    with_held = [result for result in found.values() if result.deferred and result.verdict == v.PASS]
    assert len(with_held) == 2
    for result in with_held:
        own = cases[result.case].clauses
        assert set(own) < set(result.clauses)
        assert "market_day.auction.top_card_shown" in result.clauses


def clauses_suspected(results: dict[str, Result]) -> tuple[str, ...]:
    recordings = toy_recordings()
    tours = {case.id for one in recordings.tours() for case in one.story.cases}
    (first, *_) = find_faults(list(results.values()), tours, {})
    return tuple(suspect.clause for suspect in first.suspects)


def test_a_fault_in_held_plays_is_found_where_the_engine_has_a_position_again_and_named() -> None:
    def gives_the_card_away(state: dict[str, Any]) -> None:
        table = state["table"]
        bought = [hand for hand in table["hands"].values() if hand]
        for hand in bought:
            table["discard"] += hand
            hand.clear()

    found = judged(WithoutPositions("auction", gives_the_card_away), "/tours/", "/auction/")
    faulty = [result for result in found.values() if result.verdict in v.FAULTS]
    assert faulty
    assert any(result.deferred for result in faulty if "/tours/" in result.case)
    assert any(result.first and "after call, bid" in result.first.message for result in faulty)
    assert any(clause.startswith("market_day.auction.") for clause in clauses_suspected(found))


def test_a_refusal_that_comes_later_counts_for_the_held_plays_together() -> None:
    class RefusesAtLast(WithoutPositions):
        def _apply(self, request: dict[str, Any]) -> bytes:
            reply = super()._apply(request)
            if "x_held" in request["params"]["state"] and b'"deferred"' not in reply:
                return self._error(request, ILLEGAL_ACTION, "no auction")
            return reply

    found = judged(RefusesAtLast("auction"), "/tours/", "/auction/")
    faulty = [result for result in found.values() if result.verdict in v.FAULTS]
    assert faulty
    told = [result.first.message for result in faulty if result.first and result.deferred]
    assert any("(deferred until then) and" in message and "is refused" in message for message in told)


def answering(
    method: str, change: Callable[[Reply], Reply]
) -> Callable[[dict[str, Any], Reply], Reply | None]:
    def act(request: dict[str, Any], reply: Reply) -> Reply | None:
        if request["method"] == method and "result" in reply:
            return {**reply, "result": change(reply["result"])}
        return None

    return act


@pytest.mark.parametrize("verb", ["new_game", "legal_actions", "view", "outcome"])
def test_deferred_in_a_reply_to_another_verb_is_an_illegal_reply(verb: str) -> None:
    pattern = "setup/" if verb == "new_game" else "auction/the_top_card_lies"
    found = judge_on_toy(answering(verb, lambda result: {**result, "deferred": False}), pattern)
    faulty = [result for result in found.values() if result.verdict == v.ILLEGAL_REPLY]
    assert faulty
    assert f"{verb} is answered with 'deferred'" in faulty[0].reason
    assert "remove it here" in faulty[0].reason


@pytest.mark.parametrize(
    ("result", "told"),
    [
        ({"deferred": True}, "missing required field `state`"),
        ({"deferred": True, "state": 7}, "Expected `object`"),
        ({"deferred": 1, "state": {}}, "Expected `bool`"),
    ],
)
def test_deferred_without_a_state_is_an_illegal_reply_with_the_mend(result: Reply, told: str) -> None:
    found = only(judge_on_toy(answering("apply", lambda _result: result), "auction/the_top_card_lies"))
    assert found.verdict == v.ILLEGAL_REPLY
    assert told in found.reason
    assert "with 'deferred': true there must be a state" in found.reason


def test_deferred_that_is_false_says_nothing() -> None:
    found = judge_on_toy(answering("apply", lambda result: {**result, "deferred": False}), "/auction/")
    assert set(counts(found)) <= {v.PASS, v.CONTESTED}
