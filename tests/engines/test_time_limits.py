"""An engine has the time limit for each of its answers, not for all together."""

from __future__ import annotations

import pytest

from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.lines import Lines
from ruleproof.engines.wire import EngineFailure, request
from ruleproof.judging import verdicts as v
from tests.toybox import Doctored


def test_time_is_given_for_each_answer_to_an_engine_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    timers: list[float] = []
    monkeypatch.setattr(
        "ruleproof.engines.in_process.signal.setitimer", lambda _timer, seconds: timers.append(seconds)
    )
    connection = InProcessConnection(Doctored())
    try:
        connection.exchange([request(1, "hello", {"protocol": [1]}), request(2, "bye", {})], 3.0)
    finally:
        connection.close()
    assert timers == [3.0, 3.0, 0]


class Slow(Lines):
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
    monkeypatch.setattr("ruleproof.engines.lines.time.monotonic", lambda: Slow.now)
    assert Slow(5).exchange([b"?"] * 5, 3.0) == [b"0", b"1", b"2", b"3", b"4"]
    with pytest.raises(EngineFailure):
        Slow(5).exchange([b"?"] * 5, 1.0)
