"""A session: greeting, configuring, asking, and starting again after a failure."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ruleproof.engines.session import MOST_FAILED_STARTS, MOST_LOGGED, MOST_TIMEOUTS
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.judging import verdicts as v
from ruleproof.running.selection import Selection
from tests.engines.failing import failure
from tests.engines.stub import GREETING, Bench
from tests.toybox import engine_script, run_on_toy


def start_fault(**answers: Any) -> str:
    bench = Bench(**answers)
    with pytest.raises(StartError) as told:
        bench.session.hello()
    assert bench.stubs[0].graces == [0.0], "the engine is still running"
    return str(told.value)


def test_an_engine_is_started_and_greeted_once() -> None:
    bench = Bench()
    assert bench.session.hello() is bench.session.hello()
    assert bench.session.hello().name == "stub"
    assert bench.session.hello().games["ludo"].verbs == ("apply", "view")
    assert bench.methods == [["hello"]]


@pytest.mark.parametrize(
    ("hello", "told"),
    [
        ({"error": {"code": 3, "message": "not today"}}, "the engine refused hello: not today"),
        ({**GREETING, "protocol": 2}, "the engine speaks protocol 2, and this kit speaks 1"),
        ({**GREETING, "protocol": "1"}, 'protocol: "1" is not an integer'),
        ({**GREETING, "games": []}, "games: [] is not an object"),
        ({**GREETING, "games": {"ludo": {"verbs": ["dance"]}}}, 'games/ludo/verbs/0: "dance" is not one of'),
        ({**GREETING, "games": {"ludo": {}}}, "games/ludo: missing: verbs"),
        (
            {**GREETING, "games": {"ludo": {"verbs": [], "readings": {"ludo.ruling.six": []}}}},
            "readings/ludo.ruling.six",
        ),
        ({}, "missing: protocol, name, games"),
        (
            b"hello!",
            "the engine did not answer hello (illegal reply): the engine wrote a line that is not a reply",
        ),
        (b'{"ready": true}', "the engine wrote '{\"ready\": true}' before its first reply"),
        (
            EngineFailure("timeout", "no reply in time"),
            "the engine did not answer hello (timeout): no reply in time",
        ),
        (
            EngineFailure("crash", "the engine ended with status 1"),
            "the engine did not answer hello (crash): the engine ended with status 1",
        ),
    ],
)
def test_an_engine_that_greets_badly_is_not_started(hello: Any, told: str) -> None:
    assert told in start_fault(hello=hello)


def test_an_engine_may_say_more_than_it_is_asked() -> None:
    assert Bench(hello={**GREETING, "x_mood": "good"}).session.hello().name == "stub"


def test_an_engine_that_is_configured_so_already_is_not_asked_again() -> None:
    ruling = "ludo.ruling.six"
    ludo = {"verbs": ["apply"], "readings": {ruling: ["x", "y"]}}
    bench = Bench(hello={**GREETING, "games": {"ludo": ludo}})
    for other in ("one", "another"):
        readings = {ruling: "x", "ludo.ruling.not_named": other}
        assert bench.session.configure("ludo", {"a": 1, "b": 2}, readings) == []
        assert bench.session.configure("ludo", {"b": 2, "a": 1}, readings) == []
    assert bench.methods == [["hello", "configure"]]
    bench.session.configure("ludo", {"a": 1, "b": 2}, {ruling: "y"})
    assert bench.methods == [["hello", "configure", "configure"]]


@pytest.mark.parametrize(
    ("answer", "reasons"),
    [
        ({"accepted": False, "reasons": ["no dice", "no board"]}, ["no dice", "no board"]),
        ({"accepted": False}, ["no reason given"]),
        ({"error": {"code": 3, "message": "unsupported"}}, ["unsupported"]),
        ({"error": {"code": 3, "message": ""}}, ["error 3"]),
    ],
)
def test_an_engine_that_does_not_accept_is_asked_again_the_next_time(answer: Any, reasons: list[str]) -> None:
    bench = Bench(configure=answer)
    assert bench.session.configure("ludo", {}, {}) == reasons
    assert bench.session.configure("ludo", {}, {}) == reasons
    assert bench.methods == [["hello", "configure", "configure"]]


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"accepted": "yes"},
        {"accepted": True, "reasons": "none"},
        b'{"jsonrpc": "2.0", "id": 2, "result": "\xff"}',
    ],
)
def test_a_malformed_answer_to_configure_is_an_illegal_reply(answer: Any) -> None:
    bench = Bench(configure=answer)
    assert failure(lambda: bench.session.configure("ludo", {}, {})).verdict == v.ILLEGAL_REPLY
    assert bench.stubs[0].graces == [0.0]


def test_after_a_failure_the_engine_is_started_greeted_and_configured_anew() -> None:
    bench = Bench(view=EngineFailure("timeout", "no reply in time"))
    bench.session.configure("ludo", {}, {})
    assert failure(lambda: bench.session.ask([("view", {})])).verdict == v.TIMEOUT
    assert bench.stubs[0].graces == [0.0]
    assert bench.session.restarts == 1
    bench.session.configure("ludo", {}, {})
    assert bench.methods == [["hello", "configure", "view"], ["hello", "configure"]]


@pytest.mark.parametrize("code", [-32603, -32700])
def test_an_engine_that_reports_an_internal_error_has_answered_and_is_asked_on(code: int) -> None:
    bench = Bench(view={"error": {"code": code, "message": "bad luck"}}, outcome={"outcome": {}})
    bench.session.configure("ludo", {}, {})
    assert failure(lambda: bench.session.ask([("view", {})])).verdict == v.CRASH
    bench.session.configure("ludo", {}, {})
    assert bench.session.ask([("outcome", {})])
    assert bench.methods == [["hello", "configure", "view", "outcome"]]
    assert bench.session.restarts == 0


def test_an_engine_that_reports_an_error_in_configure_is_configured_again_whatever_it_had() -> None:
    bench = Bench()
    bench.session.configure("ludo", {}, {})
    bench.answers["configure"] = {"error": {"code": -32603, "message": "half done"}}
    failure(lambda: bench.session.configure("ludo", {"a": 1}, {}))
    bench.answers["configure"] = {"accepted": True}
    assert bench.session.configure("ludo", {}, {}) == []
    assert bench.methods == [["hello", "configure", "configure", "configure"]]


def test_ids_are_never_used_twice_even_by_another_process() -> None:
    seen: list[int] = []

    def note(message: dict[str, Any]) -> dict[str, Any]:
        seen.append(message["id"])
        return {"error": {"code": -32603, "message": "bad luck"}}

    bench = Bench(view=note)
    for _ in range(3):
        bench.session.configure("ludo", {}, {})
        failure(lambda: bench.session.ask([("view", {}), ("view", {})]))
    assert len(set(seen)) == len(seen) == 6


def test_replies_come_back_in_order() -> None:
    bench = Bench(view=lambda message: {"view": message["params"]["seat"]})
    bench.session.hello()
    replies = bench.session.ask([("view", {"seat": "a"}), ("view", {"seat": "b"})])
    assert [json.loads(reply.result) for reply in replies] == [{"view": "a"}, {"view": "b"}]


def test_a_refusal_is_an_answer_and_no_failure() -> None:
    bench = Bench(apply={"error": {"code": 1, "message": "no"}})
    bench.session.hello()
    (reply,) = bench.session.ask([("apply", {})])
    assert reply.error is not None
    assert bench.session.restarts == 0


def test_a_verb_that_the_engine_announced_and_lacks_is_an_illegal_reply() -> None:
    bench = Bench(view={"error": {"code": -32601, "message": "unknown method"}})
    bench.session.hello()
    told = failure(lambda: bench.session.ask([("view", {})]))
    assert (told.verdict, str(told)) == (
        v.ILLEGAL_REPLY,
        "the engine offers view in hello but answers 'method not found'",
    )


def test_the_messages_of_a_case_are_kept_until_the_next_begins() -> None:
    bench = Bench(view={"view": 1})
    bench.session.hello()
    bench.session.begin()
    bench.session.ask([("view", {})])
    assert [json.loads(exchange.request)["method"] for exchange in bench.session.exchanges] == ["view"]
    assert json.loads(bench.session.exchanges[0].reply)["result"] == {"view": 1}
    bench.session.begin()
    assert bench.session.exchanges == []


def test_a_request_without_an_answer_is_kept_too() -> None:
    bench = Bench(view=EngineFailure("timeout", "no reply in time"))
    bench.session.hello()
    bench.session.begin()
    failure(lambda: bench.session.ask([("view", {})]))
    (exchange,) = bench.session.exchanges
    assert exchange.reply == b""


def test_no_more_than_so_many_messages_are_kept() -> None:
    bench = Bench(view={"view": 1})
    bench.session.hello()
    for _ in range(MOST_LOGGED):
        bench.session.ask([("view", {})] * 2)
    assert MOST_LOGGED <= len(bench.session.exchanges) <= MOST_LOGGED + 2


def test_chatter_between_two_cases_is_noted_and_costs_neither() -> None:
    bench = Bench()
    bench.session.configure("ludo", {}, {})
    bench.stubs[0].chatter = b"by the way\n"
    bench.session.begin()
    assert "by the way" in bench.session.notes[0]
    assert bench.stubs[0].graces == [0.0]
    bench.session.configure("ludo", {}, {})
    assert len(bench.stubs) == 2


def test_bye_is_said_and_time_is_given_to_end() -> None:
    bench = Bench()
    bench.session.hello()
    bench.session.bye()
    assert bench.methods == [["hello", "bye"]]
    assert bench.stubs[0].graces == [2.0]
    assert bench.session.notes == ["it was slow to end"]


def test_bye_without_an_answer_is_noted_and_the_engine_is_ended_all_the_same() -> None:
    bench = Bench(bye=EngineFailure("timeout", "no reply in time"))
    bench.session.hello()
    bench.session.bye()
    assert bench.session.notes[0] == "bye: no reply in time (timeout)"
    assert len(bench.stubs[0].graces) == 1


def test_bye_to_an_engine_that_was_never_started_starts_none() -> None:
    bench = Bench()
    bench.session.bye()
    bench.session.drop()
    assert bench.stubs == []


def test_an_engine_that_fails_to_start_again_and_again_is_given_up() -> None:
    bench = Bench(hello=EngineFailure("timeout", "no reply in time"))
    for _ in range(MOST_FAILED_STARTS + 3):
        with pytest.raises(StartError):
            bench.session.hello()
    assert len(bench.stubs) == MOST_FAILED_STARTS
    with pytest.raises(
        StartError, match="given up after 3 failed starts; the last: the engine did not answer hello"
    ):
        bench.session.hello()


def test_a_start_that_succeeds_counts_from_nought_again() -> None:
    bench = Bench()
    for _ in range(MOST_FAILED_STARTS + 2):
        bench.answers["hello"] = EngineFailure("timeout", "no reply in time")
        bench.session.drop()
        with pytest.raises(StartError):
            bench.session.hello()
        bench.answers["hello"] = GREETING
        bench.session.hello()


def test_an_engine_that_answers_nothing_in_time_is_given_up_and_costs_every_further_case_a_timeout() -> None:
    bench = Bench(view=EngineFailure("timeout", "no reply in time"))
    for _ in range(MOST_TIMEOUTS):
        bench.session.hello()
        with pytest.raises(EngineFailure, match="no reply in time"):
            bench.session.ask([("view", {})])
    with pytest.raises(EngineFailure, match="given up after 20 timeouts in a row") as found:
        bench.session.hello()
    assert found.value.verdict == "timeout"
    assert len(bench.stubs) == MOST_TIMEOUTS


def test_an_answer_in_time_counts_timeouts_from_nought_again() -> None:
    bench = Bench(view=EngineFailure("timeout", "no reply in time"))
    for _ in range(MOST_TIMEOUTS + 2):
        bench.session.hello()
        bench.session.ask([("outcome", {})])
        with pytest.raises(EngineFailure, match="no reply in time"):
            bench.session.ask([("view", {})])


def test_an_interrupted_session_ends_its_engine_and_starts_no_other() -> None:
    bench = Bench()
    bench.session.hello()
    bench.session.interrupt()
    assert bench.stubs[0].kills == 1
    bench.session.drop()
    with pytest.raises(StartError, match="the run is interrupted"):
        bench.session.hello()
    assert len(bench.stubs[1].graces) == 1, "a connection that was being made is closed"


def test_bye_after_an_interruption_asks_nothing() -> None:
    bench = Bench()
    bench.session.hello()
    bench.session.interrupt()
    bench.session.bye()
    assert bench.methods == [["hello"]]
    assert bench.stubs[0].graces == [0.0]
    assert bench.session.notes == []


def test_the_last_question_is_asked_once_more_so_that_chatter_is_found_in_its_own_case() -> None:
    bench = Bench(view={"view": 1}, apply={"state": {}})
    bench.session.hello()
    bench.session.begin()
    bench.session.ask([("view", {"seat": "a"}), ("view", {"seat": "b"})])
    bench.session.ask([("apply", {})])
    bench.session.repeat_last()
    assert bench.methods == [["hello", "view", "view", "apply", "view"]]
    assert json.loads(bench.session.exchanges[-1].request)["params"] == {"seat": "b"}


def test_where_nothing_was_asked_nothing_is_asked_once_more() -> None:
    bench = Bench(view={"view": 1})
    bench.session.hello()
    bench.session.ask([("view", {})])
    bench.session.begin()
    bench.session.repeat_last()
    assert bench.methods == [["hello", "view"]]


def test_an_engine_inside_cannot_chatter_and_is_not_asked_twice() -> None:
    bench = Bench(view={"view": 1})
    bench.session.hello()
    bench.session.ask([("view", {})])
    bench.stubs[0].may_chatter = False
    bench.session.repeat_last()
    assert bench.methods == [["hello", "view"]]


CHATTY = (
    "def write(request, reply):",
    "    send_reply(request, reply)",
    "    if request['method'] == '{verb}':",
    "        import time; time.sleep({pause})",
    "        print({line!r}, flush=True)",
)


@pytest.mark.parametrize("pause", ["0", "0.05"])
@pytest.mark.parametrize("line", ["DEBUG answered", '{"level": "info"}'])
def test_a_line_after_hello_ends_the_run_at_its_start(tmp_path: Path, pause: str, line: str) -> None:
    lines = (one.format(verb="hello", pause=pause, line=line) for one in CHATTY)
    with pytest.raises(StartError) as told:
        run_on_toy(engine_script(tmp_path, *lines))
    assert f"the engine wrote {line!r} after its reply to hello" in str(told.value)


@pytest.mark.parametrize("line", ["DEBUG answered", '{"level": "info"}'])
def test_a_line_between_a_reply_and_the_next_request_is_one_result_however_it_falls_in_time(
    tmp_path: Path, line: str
) -> None:
    reports = []
    for pause in ("0", "0.02"):
        lines = (one.format(verb="outcome", pause=pause, line=line) for one in CHATTY)
        engine = engine_script(tmp_path, *lines)
        reports.append(run_on_toy(engine, selection=Selection(cases=("*/setup/*",))))
    one, other = ({one.case: (one.verdict, one.cause) for one in made.games[0].results} for made in reports)
    assert one == other
    assert {verdict for verdict, _ in one.values()} >= {v.ILLEGAL_REPLY}
    assert v.CRASH not in {verdict for verdict, _ in one.values()}
    wrong = [one.reason for one in reports[0].games[0].results if one.verdict == v.ILLEGAL_REPLY]
    assert all(repr(line) in reason for reason in wrong)


@pytest.mark.parametrize(
    ("engine", "told"),
    [
        ("stdio:FOO=1 python engine.py", "set a variable with: stdio:env FOO=1 python engine.py"),
        ("stdio:~/engine", "~ is not expanded: write the whole path"),
        ("stdio:cat ~/engine.py", "~ is not expanded in the command: write the whole path"),
        ("stdio:sleep 5", "--timeout S gives it more seconds"),
    ],
)
def test_a_command_that_cannot_work_is_told_the_likely_slip(engine: str, told: str) -> None:
    with pytest.raises(StartError) as found:
        run_on_toy(engine, timeout=0.5)
    assert told in str(found.value)
