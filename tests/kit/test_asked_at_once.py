"""An engine that answers as the reference does is asked a case at once, and judged as if it were not."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ruleproof.engines import in_process, stdio
from ruleproof.engines.batching import Ahead
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.stdio import StdioConnection
from ruleproof.engines.wire import EngineFailure, gives, reply_line, request
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.rules.coverage import Coverage
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.runner import Runner
from tests.shared import WHOLE
from tests.toybox import ALL_VERBS, Doctored, OpenConnection, judge_on_toy, toy_recordings

Request = dict[str, Any]
Act = Callable[[Request, Request], Any]
CONFORMS = {v.PASS, v.CONTESTED}
_NUMBER = re.compile(r'"id":\d+')


class Counting(OpenConnection):
    """Counts how often the kit waits for replies."""

    waits = 0

    def exchange(self, lines: Sequence[bytes], timeout: float) -> list[bytes]:
        type(self).waits += 1
        return super().exchange(lines, timeout)


class Chatty(Counting):
    """Could say what nobody asked for, like a child, and is asked the last question of a case again."""

    may_chatter = True


def judged(
    engine: Doctored,
    connection: type[InProcessConnection] = OpenConnection,
    offer: GameOffer = ALL_VERBS,
) -> tuple[dict[str, Result], Runner]:
    recordings = toy_recordings()
    runner = Runner(recordings, offer, lambda: connection(engine, timed=False), 10.0)
    return {result.case: result for result in runner.run(list(recordings.all()))}, runner


def step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Recorder, "_at_once", lambda *_: [])


def on_request(number: int, act: Act) -> Act:
    """Return a change of the reply to the request with this number, counted over the run."""
    made: list[int] = []

    def change(message: Request, reply: Request) -> Any:
        made.append(1)
        return act(message, reply) if len(made) == number else None

    return change


def refuse(message: Request, _: Request) -> Request:
    return {"jsonrpc": "2.0", "id": message["id"], "error": {"code": 1, "message": "no"}}


def lack(message: Request, _: Request) -> Request:
    return {"jsonrpc": "2.0", "id": message["id"], "error": {"code": 4, "message": "no"}}


def crash(_: Request, __: Request) -> None:
    raise EngineFailure(v.CRASH, "bad luck")


def babble(_: Request, __: Request) -> bytes:
    return b"hello"


def spoil(_: Request, reply: Request) -> None:
    """Change what is answered, of whatever kind it is."""
    result = reply.get("result", {})
    if "state" in result:
        result["state"]["table"]["coin_supply"] += 1
    elif "actions" in result:
        result["actions"] = result["actions"][1:] or [{"type": "sing"}]
    elif "view" in result:
        result["view"]["day"] = 9
    elif "outcome" in result:
        result["outcome"] = {"over": True}
    elif "error" in reply:
        reply["error"] = {"code": 5, "message": "unused chance"}


def turn_round(_: Request, reply: Request) -> None:
    """Answer the same with its keys in another order."""
    result = reply.get("result", {})
    if "state" in result:
        result["state"] = dict(reversed(result["state"].items()))


ACTS: list[Act] = [refuse, lack, crash, babble, spoil, turn_round]


def told(result: Result) -> tuple[object, ...]:
    messages = [
        _NUMBER.sub("", text) for message in result.messages for text in (message.request, message.reply)
    ]
    return (
        result.verdict,
        result.reason,
        result.cause,
        result.differences,
        result.at,
        result.clauses,
        result.refused_under,
        result.positions,
        messages,
    )


PARTS = GameOffer(QUESTIONS, {}, ALL_VERBS.readings, Coverage(actions=("work", "buy", "sell", "done", "fox")))


@pytest.mark.parametrize("offer", [ALL_VERBS, PARTS], ids=["all", "parts"])
@pytest.mark.parametrize("connection", [Counting, Chatty])
def test_a_conforming_engine_is_asked_the_same_and_waited_for_seldom(
    connection: type[Counting], offer: GameOffer, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection.waits = 0
    at_once = Doctored()
    results, _ = judged(at_once, connection, offer)
    waits = connection.waits
    assert {result.verdict for result in results.values()} <= {*CONFORMS, v.UNSUPPORTED}
    with monkeypatch.context() as patch:
        step_by_step(patch)
        connection.waits = 0
        one_by_one = Doctored()
        expected, _ = judged(one_by_one, connection, offer)
    assert at_once.requests == one_by_one.requests
    assert {case: told(result) for case, result in results.items()} == {
        case: told(result) for case, result in expected.items()
    }
    assert waits < connection.waits * 2 / 3


def test_a_legal_action_that_is_refused_after_an_illegal_one_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    def engine() -> Doctored:
        refused: list[object] = []

        def change(message: Request, reply: Request) -> Request | None:
            if message["method"] != "apply":
                return None
            if message["params"]["state"] in refused:
                return refuse(message, reply)
            if "error" in reply:
                refused.append(message["params"]["state"])
            return None

        return Doctored(change)

    results, _ = judged(engine())
    faults = {case for case, result in results.items() if result.verdict == v.FAIL}
    assert faults
    step_by_step(monkeypatch)
    assert {case: told(result) for case, result in results.items()} == {
        case: told(result) for case, result in judged(engine())[0].items()
    }


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
def test_a_fault_in_any_request_is_judged_as_if_the_engine_had_been_asked_step_by_step(
    act: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Doctored()
    judged(engine)
    numbers = range(5 + ACTS.index(act), len(engine.requests))
    for number in numbers[:: 17 if WHOLE else 151]:
        results, runner = judged(Doctored(on_request(number, act)))
        with monkeypatch.context() as patch:
            step_by_step(patch)
            expected, one_by_one = judged(Doctored(on_request(number, act)))
        for case, result in expected.items():
            assert told(results[case]) == told(result), (number, case)
        assert (runner.restarts, runner.notes) == (one_by_one.restarts, one_by_one.notes), number


def test_an_engine_is_asked_nothing_twice_because_it_was_asked_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of what follows a difference some may be asked in vain; what is right is not asked again."""
    engine = Doctored(on_request(200, spoil))
    judged(engine)
    with monkeypatch.context() as patch:
        step_by_step(patch)
        one_by_one = Doctored(on_request(200, spoil))
        judged(one_by_one)
    assert [bare(one) for one in engine.requests[:200]] == [bare(one) for one in one_by_one.requests[:200]]
    assert len(one_by_one.requests) <= len(engine.requests) <= len(one_by_one.requests) + 12


def bare(message: Request) -> Request:
    return {key: value for key, value in message.items() if key != "id"}


def test_an_engine_that_fails_at_what_it_need_not_have_been_asked_is_started_again_and_not_blamed() -> None:
    """It accepts with another state, and breaks down over the questions about the reference's."""
    plays: list[int] = []
    wrong: list[object] = []

    def change(message: Request, reply: Request) -> None:
        if message["method"] == "apply" and "result" in reply:
            plays.append(1)
            if len(plays) == 20:
                wrong.extend(reply["result"]["state"].items())
                reply["result"]["state"] = dict(reversed(reply["result"]["state"].items()))
        elif wrong and list(message["params"].get("state", {}).items()) == wrong:
            wrong.clear()
            crash(message, reply)

    engine = Doctored(change)
    results, runner = judged(engine)
    assert not wrong
    assert {result.verdict for result in results.values()} == CONFORMS
    assert runner.restarts == 0
    assert len(engine.asked("hello")) == 2


def test_a_refusal_in_the_engines_own_words_is_taken_as_it_is() -> None:
    def change(message: Request, reply: Request) -> None:
        if "error" in reply and message["method"] == "apply":
            reply["error"] = {"code": reply["error"]["code"], "message": "certainly not"}

    results = judge_on_toy(change).values()
    assert {result.verdict for result in results} == CONFORMS
    assert not [result.refused_under for result in results if result.refused_under]


STATE = b'{"table":{"a":1}}'


@pytest.mark.parametrize(
    "result",
    [
        b'{"state":%b}',
        b'{"state":%b,"clauses":[]}',
        b'{"state":%b,"clauses":["a.b.c","a.b.d"],"x_mine":{"clauses":1}}',
    ],
)
def test_a_reply_with_clauses_and_members_of_its_own_gives_what_was_expected(result: bytes) -> None:
    assert gives(reply_line(7, result % STATE), 7, b'{"state":%b}' % STATE)


@pytest.mark.parametrize(
    "line",
    [
        reply_line(8, b'{"state":%b}' % STATE),
        reply_line(7, b'{"state":%b,"later":true}' % STATE),
        reply_line(7, b'{"state":%b,"state":{}}' % STATE),
        reply_line(7, b'{"state":%b,"clauses":[1]}' % STATE),
        reply_line(7, b'{"state":%b,"clauses":[],"clauses":[]}' % STATE),
        reply_line(7, b'{"state":%b,"x_a":1,"x_a":1}' % STATE),
        reply_line(7, b'{"state":%b,"other":1}' % STATE),
        reply_line(7, b'{"state":%b}' % STATE)[:-1] + b',"id":7}',
        reply_line(7, b'{"state":%b,"x_a":1}' % STATE)[:-1] + b',"result":{}}',
        reply_line(7, b'{"state":%b,"x_a":[}' % STATE),
        reply_line(7, b'{"state":%b,"x_a":1' % STATE),
        b"",
        b"hello",
    ],
)
def test_any_other_line_is_read_with_care(line: bytes) -> None:
    assert not gives(line, 7, b'{"state":%b}' % STATE)


def test_what_came_before_a_failure_is_taken_in_order_and_the_failure_where_it_was() -> None:
    questions = [("view", {"seat": seat}) for seat in ("Red", "Blue", "Green")]
    sent = [request(number, *question) for number, question in enumerate(questions, 5)]
    ahead = Ahead(5, sent, [b"one", b"two"], EngineFailure(v.CRASH, "bad luck"))
    assert ahead.requests_for(questions[:1]) == sent[:1]
    assert not ahead.requests_for(questions[1:2])
    assert ahead.take(1) == [b"one"]
    assert ahead.next == 6
    assert ahead.requests_for(questions[1:2]) == sent[1:2]
    assert ahead.take(1) == [b"two"]
    with pytest.raises(EngineFailure, match="bad luck"):
        ahead.take(1)


def test_a_failure_after_the_last_reply_counts_with_that() -> None:
    sent = [request(number, "outcome", {}) for number in (1, 2)]
    ahead = Ahead(1, sent, [b"one", b"two"], EngineFailure(v.ILLEGAL_REPLY, "it goes on talking"))
    assert ahead.take(1) == [b"one"]
    with pytest.raises(EngineFailure, match="talking"):
        ahead.take(1)


def test_time_is_given_for_each_answer_to_an_engine_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    timers: list[float] = []
    monkeypatch.setattr(in_process.signal, "setitimer", lambda _timer, seconds: timers.append(seconds))
    connection = InProcessConnection(Doctored())
    try:
        connection.exchange([request(1, "hello", {"protocol": [1]}), request(2, "bye", {})], 3.0)
    finally:
        connection.close()
    assert timers == [3.0, 3.0, 0]


class Slow(StdioConnection):
    """Has a clock that goes on by two seconds with each reply, which then comes alone."""

    now = 0.0

    def __init__(self, replies: int) -> None:
        self._replies = [b"%d\n" % number for number in range(replies)]
        self._pending = b""

    def _readable(self, wait: float) -> bool:
        return False

    def _send(self, data: memoryview, deadline: float) -> memoryview:
        return data[len(data) :]

    def _read(self, deadline: float) -> None:
        type(self).now += 2.0
        if self.now > deadline:
            raise EngineFailure(v.TIMEOUT, "no reply in time")
        self._pending += self._replies.pop(0)


def test_time_is_given_for_each_answer_to_a_child(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio.time, "monotonic", lambda: Slow.now)
    assert Slow(5).exchange([b"?"] * 5, 3.0) == [b"0", b"1", b"2", b"3", b"4"]
    with pytest.raises(EngineFailure) as failed:
        Slow(5).exchange([b"?"] * 5, 1.0)
    assert failed.value.before == []
