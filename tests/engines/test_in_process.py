"""Connections to an engine inside this process."""

from __future__ import annotations

import json
import signal
import sys
import threading
import time
from typing import Any

import pytest

from ruleproof.engines.dispatch import Dispatcher
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.wire import request
from ruleproof.judging import verdicts as v
from tests.engines.failing import PATIENCE, failure


class Plain:
    """An engine of this process."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def hello(self, protocol: list[int]) -> dict[str, Any]:
        return {"protocol": protocol[0]}

    def view(self, state: Any, seat: str) -> Any:
        self.seen.append(state)
        return {"view": (1, 2), "seat": seat}

    def outcome(self, state: Any) -> Any:
        error = ValueError("that is not so")
        if state == "refuse":
            error.code, error.data = 1, {"reason": "so it is"}  # type: ignore[attr-defined]
        raise error

    def apply(self, **params: Any) -> Any:
        params["state"].clear()
        sys.exit(3)


def asked(engine: Any, method: str, params: dict[str, Any]) -> Any:
    (reply,) = InProcessConnection(engine).exchange([request(1, method, params)], PATIENCE)
    return json.loads(reply)


def test_an_engine_inside_is_asked_and_answers_in_json() -> None:
    assert asked(Plain(), "view", {"state": {}, "seat": "Red"}) == {
        "jsonrpc": "2.0",
        "id": 1,
        "result": {"view": [1, 2], "seat": "Red"},
    }


def test_an_exception_with_a_code_is_a_refusal() -> None:
    reply = asked(Plain(), "outcome", {"state": "refuse"})
    assert reply["error"] == {"code": 1, "message": "that is not so", "data": {"reason": "so it is"}}


def test_an_exception_without_a_code_is_a_crash() -> None:
    told = failure(lambda: asked(Plain(), "outcome", {"state": "x"}))
    assert told.verdict == v.CRASH
    assert "ValueError: that is not so" in str(told)


def test_an_engine_that_ends_the_process_does_not_end_it() -> None:
    told = failure(lambda: asked(Plain(), "apply", {"state": {"a": 1}}))
    assert told.verdict == v.CRASH
    assert "SystemExit: 3" in str(told)


def test_a_verb_that_is_missing_is_said_to_be() -> None:
    assert asked(Plain(), "new_game", {})["error"]["code"] == -32601


def test_an_engine_needs_no_bye() -> None:
    assert asked(Plain(), "bye", {})["result"] == {}


class Slow:
    def view(self, state: Any, seat: str) -> Any:
        while True:
            try:
                sum(range(100))
            except Exception:
                continue


def test_an_engine_that_loops_is_stopped_even_where_it_swallows_exceptions() -> None:
    before = signal.getsignal(signal.SIGALRM)
    looping = InProcessConnection(Slow())
    told = failure(lambda: looping.exchange([request(1, "view", {"state": 1, "seat": "Red"})], 0.2))
    assert told.verdict == v.TIMEOUT
    looping.close()
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_by_processor_time_an_engine_that_waits_is_not_too_slow_and_one_that_loops_is() -> None:
    class Waiting:
        def view(self, state: Any, seat: str) -> Any:
            time.sleep(0.3)
            return {}

    question = [request(1, "view", {"state": 1, "seat": "Red"})]
    assert InProcessConnection(Waiting(), processor_time=True).exchange(question, 0.2)
    looping = InProcessConnection(Slow(), processor_time=True)
    assert failure(lambda: looping.exchange(question, 0.2)).verdict == v.TIMEOUT
    looping.close()
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)


def test_off_the_main_thread_an_engine_is_not_timed_and_works() -> None:
    found: list[Any] = []
    thread = threading.Thread(
        target=lambda: found.append(asked(Plain(), "view", {"state": 1, "seat": "Red"}))
    )
    thread.start()
    thread.join()
    assert found[0]["result"]["seat"] == "Red"


def test_ctrl_c_inside_an_engine_goes_through() -> None:
    class Interrupted:
        def view(self, state: Any, seat: str) -> Any:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asked(Interrupted(), "view", {"state": 1, "seat": "Red"})


def test_a_request_without_params_is_answered() -> None:
    assert json.loads(Dispatcher(Plain()).reply(b'{"jsonrpc": "2.0", "id": 4, "method": "bye"}')) == {
        "jsonrpc": "2.0",
        "id": 4,
        "result": {},
    }
