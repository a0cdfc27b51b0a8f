"""Connections: over standard input and output, and inside this process."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ruleproof.engines.connect import connector
from ruleproof.engines.dispatch import Dispatcher
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.lines import MOST_IN_FLIGHT
from ruleproof.engines.stdio import StartError, StdioConnection
from ruleproof.engines.wire import EngineFailure, request
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.judging import verdicts as v
from tests.toybox import ENGINES, TOY, is_gone

PATIENCE = 30.0

Start = Callable[..., StdioConnection]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Return a function that starts a child from lines of Python; all are ended after the test."""
    running: list[StdioConnection] = []

    def start_script(*lines: str) -> StdioConnection:
        script = tmp_path / f"engine_{len(running)}.py"
        script.write_text("\n".join(("import os, sys, time", *lines)))
        running.append(StdioConnection([sys.executable, str(script)]))
        return running[-1]

    yield start_script
    for connection in running:
        connection.close(grace=0.0)


ECHO = ("for line in sys.stdin.buffer:", "    sys.stdout.buffer.write(line)", "    sys.stdout.buffer.flush()")


def failure(act: Callable[[], object]) -> EngineFailure:
    with pytest.raises(EngineFailure) as told:
        act()
    return told.value


def test_replies_come_in_the_order_of_the_requests(start: Start) -> None:
    assert start(*ECHO).exchange([b"one", b"two", b"three"], PATIENCE) == [b"one", b"two", b"three"]


def test_a_child_goes_on_from_exchange_to_exchange(start: Start) -> None:
    engine = start("for number, line in enumerate(sys.stdin):", "    print(number, flush=True)")
    assert [engine.exchange([b"x"], PATIENCE) for _ in range(3)] == [[b"0"], [b"1"], [b"2"]]


def test_more_than_the_pipes_hold_does_not_lock_up(start: Start) -> None:
    """Each line is larger than a pipe; the child answers while the kit still writes."""
    lines = [bytes([65 + index]) * 300_000 for index in range(5)]
    assert start(*ECHO).exchange(lines, PATIENCE) == lines


def test_no_more_than_so_much_is_unanswered_at_once(start: Start) -> None:
    """A child that first reads for a while finds no more than the limit in its input."""
    engine = start(
        "os.set_blocking(0, False)",
        "import select",
        "held = b''",
        "most = 0",
        "while True:",
        "    select.select([0], [], [])",
        "    chunk = os.read(0, 1 << 20)",
        "    if not chunk: break",
        "    held += chunk",
        "    while select.select([0], [], [], 0.05)[0]:",
        "        chunk = os.read(0, 1 << 20)",
        "        if not chunk: break",
        "        held += chunk",
        "    most = max(most, len(held))",
        "    lines = held.split(b'\\n')",
        "    held = lines.pop()",
        "    for line in lines:",
        "        sys.stdout.buffer.write(str(most).encode() + b'\\n')",
        "    sys.stdout.buffer.flush()",
    )
    replies = engine.exchange([b"x" * 10_000] * 12, PATIENCE)
    assert max(int(reply) for reply in replies) <= MOST_IN_FLIGHT + 16


def test_a_reply_may_come_in_pieces(start: Start) -> None:
    engine = start(
        "for line in sys.stdin:",
        "    for part in ('a', 'b', 'c\\n'):",
        "        os.write(1, part.encode())",
        "        time.sleep(0.01)",
    )
    assert engine.exchange([b"x"], PATIENCE) == [b"abc"]


def test_a_child_that_dies_unasked_is_found_dead(start: Start) -> None:
    engine = start("sys.exit(5)")
    told = failure(lambda: engine.exchange([b"x"], PATIENCE))
    assert told.verdict == v.CRASH
    assert "ended with status 5" in str(told)


@pytest.mark.parametrize("pause", ["", "time.sleep(0.2)"])
def test_a_line_that_nobody_asked_for_is_taken_for_the_next_reply(start: Start, pause: str) -> None:
    engine = start(
        "for line in sys.stdin:",
        "    print('reply', flush=True)",
        f"    {pause or 'pass'}",
        "    print('DEBUG', flush=True)",
    )
    assert engine.exchange([b"x"], PATIENCE) == [b"reply"]
    assert engine.exchange([b"x"], PATIENCE) == [b"DEBUG"]


def test_asking_for_what_was_unasked_waits_for_nothing(start: Start) -> None:
    assert start(*ECHO).unasked() == b""


def test_a_flood_on_standard_error_stops_nothing_and_its_end_is_kept(start: Start) -> None:
    engine = start(
        "for line in sys.stdin:",
        "    sys.stderr.write('chatter ' * 200_000 + '\\n')",
        "    print('ok', flush=True)",
        "sys.stderr.write('the last word')",
        "sys.exit(1)",
    )
    assert engine.exchange([b"x"] * 3, PATIENCE) == [b"ok"] * 3
    engine.close()
    assert engine.standard_error().endswith("the last word")
    assert len(engine.standard_error()) <= 1500


def test_the_beginning_of_what_a_child_said_is_told_too(start: Start) -> None:
    """Node names the missing module at the top of twenty lines."""
    lines = [
        "loader:1143",
        "  throw err;",
        "",
        "Error: Cannot find module 'rules'",
        *(f"at frame {number}" for number in range(20)),
        "the end",
    ]
    engine = start("sys.stdin.readline()", f"sys.exit({chr(10).join(lines)!r})")
    told = str(failure(lambda: engine.exchange([b"x"], PATIENCE)))
    assert "Error: Cannot find module 'rules'\nat frame 0\n…\nat frame 13" in told
    assert told.endswith("at frame 19\nthe end")


def test_all_that_a_child_said_is_told_where_it_is_short(start: Start) -> None:
    engine = start("sys.stdin.readline()", "sys.exit('\\n'.join(map(str, range(12))))")
    assert str(failure(lambda: engine.exchange([b"x"], PATIENCE))).endswith("\n".join(map(str, range(12))))


def test_a_child_that_ends_by_itself_leaves_no_note(start: Start) -> None:
    engine = start(*ECHO)
    engine.exchange([b"x"], PATIENCE)
    assert engine.close(PATIENCE) == []


@pytest.mark.parametrize("detached", [False, True])
def test_what_a_child_has_started_is_ended_with_it(start: Start, detached: bool) -> None:
    engine = start(
        "import subprocess",
        (
            "child = subprocess.Popen(['sleep', '600'], stdin=-3, stdout=-3, stderr=-3, "
            f"start_new_session={detached})"
        ),
        "sys.stdin.readline()",
        "print(child.pid, flush=True)",
    )
    (pid,) = engine.exchange([b"x"], PATIENCE)
    (note,) = engine.close(PATIENCE)
    assert "left 1 process behind" in note
    assert is_gone(int(pid))


def test_closing_twice_does_no_harm(start: Start) -> None:
    engine = start(*ECHO)
    engine.close(PATIENCE)
    engine.close(PATIENCE)


def test_a_child_runs_in_a_session_of_its_own_so_that_ctrl_c_does_not_reach_it(start: Start) -> None:
    engine = start("sys.stdin.readline()", "print(os.getsid(0) == os.getpid(), flush=True)")
    assert engine.exchange([b"x"], PATIENCE) == [b"True"]


def no_such_thing(tmp_path: Path) -> list[str]:
    return ["no-such-program-anywhere"]


def no_execution(tmp_path: Path) -> list[str]:
    (tmp_path / "engine").write_text("print(1)")
    return [str(tmp_path / "engine")]


def no_first_line(tmp_path: Path) -> list[str]:
    path = tmp_path / "engine"
    path.write_text("print(1)")
    path.chmod(0o755)
    return [str(path)]


def a_folder(tmp_path: Path) -> list[str]:
    return [str(tmp_path)]


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (no_such_thing, "there is no program 'no-such-program-anywhere' here or on the PATH"),
        (no_execution, "cannot be executed"),
        (no_first_line, "cannot be executed"),
        (a_folder, "cannot be executed"),
    ],
)
def test_a_command_that_cannot_be_started_says_why(
    tmp_path: Path, command: Callable[[Path], list[str]], told: str
) -> None:
    with pytest.raises(StartError) as found:
        StdioConnection(command(tmp_path))
    assert told in str(found.value)


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


DATA = Data.open([TOY])


@pytest.mark.parametrize(
    ("connection", "told"),
    [
        ("", "it must be one of reference, stdio:COMMAND, python:package.module"),
        ("referense", "nearest: reference"),
        ("studio:node x.js", "nearest: stdio"),
        ("stdio:", "the command is missing after 'stdio:'"),
        ("python: ", "the module is missing after 'python:'"),
        ("python adapter.py rivals.py", 'did you mean "stdio:python adapter.py rivals.py"?'),
        (__file__, f'did you mean "stdio:{__file__}"?'),
        ("stdio:node 'x.js", "the command cannot be split into words: No closing quotation"),
    ],
)
def test_a_connection_string_of_no_known_form_is_wrong_usage(connection: str, told: str) -> None:
    with pytest.raises(UsageError) as found:
        connector(connection, DATA)
    assert told in str(found.value)


def test_a_command_is_split_into_words_as_a_shell_does(tmp_path: Path) -> None:
    script = tmp_path / "an engine.py"
    script.write_text("import sys\nsys.stdin.readline()\nprint(sys.argv[1:], flush=True)\n")
    connection = connector(f"stdio:{sys.executable} '{script}' 'two words' --flag=x", DATA)()
    assert connection.exchange([b"x"], PATIENCE) == [b"['two words', '--flag=x']"]
    connection.close()


@pytest.mark.parametrize(
    ("module", "text", "told"),
    [
        ("no_such_module_at_all", None, "ModuleNotFoundError"),
        ("ends_when_imported", "import sys\nsys.exit(3)\n", "SystemExit: 3"),
        (
            "has_no_factory",
            "x = 1\n",
            "the module has no 'engine'; wanted: a function engine() whose result has the verbs as methods",
        ),
        ("breaks_when_imported", "1 / 0\n", "ZeroDivisionError"),
        ("is_no_python", "def (\n", "SyntaxError"),
        ("factory_breaks", "def engine():\n    raise KeyError('rules')\n", "KeyError: 'rules'"),
    ],
)
def test_a_module_that_is_no_engine_is_not_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, text: str | None, told: str
) -> None:
    if text is not None:
        (tmp_path / f"{module}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(StartError) as found:
        connector(f"python:{module}", DATA, in_process=True)()
    assert str(found.value).startswith(f"engine 'python:{module}': {told}")


def test_a_python_engine_is_found_beside_the_folder_in_force(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "beside_me.py").write_text(
        "class E:\n"
        "    def view(self, state, seat):\n"
        "        return {'view': {'where': seat}}\n\n"
        "def engine():\n"
        "    return E()\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    connection = connector("python:beside_me", DATA)()
    (reply,) = connection.exchange([request(1, "view", {"state": {}, "seat": "Red"})], PATIENCE)
    assert json.loads(reply)["result"] == {"view": {"where": "Red"}}
    connection.close()


def test_what_a_python_engine_prints_is_no_reply(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    method = (
        "    def view(self, state, seat):\n"
        "        print('asked')\n"
        "        os.write(1, b'raw')\n"
        "        return {}\n"
    )
    text = f"import os\nprint('loaded')\nclass E:\n{method}\ndef engine():\n    return E()\n"
    (tmp_path / "talks.py").write_text(text)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    connection = connector("python:talks", DATA)()
    (reply,) = connection.exchange([request(1, "view", {"state": {}, "seat": "Red"})], PATIENCE)
    assert json.loads(reply)["result"] == {}
    connection.close()


def test_a_python_engine_ends_after_bye(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ENGINES))
    connection = connector("python:changes_what_it_is_given", DATA)()
    connection.exchange([request(1, "bye", {})], PATIENCE)
    assert connection.close(PATIENCE) == []


def test_two_connections_to_the_reference_share_nothing() -> None:
    one, two = connector("reference", DATA)(), connector("reference", DATA)()
    params = {"game": "market_day", "components": {}, "readings": {}}
    (refused,) = one.exchange([request(1, "configure", params)], PATIENCE)
    assert json.loads(refused)["result"]["accepted"] is False
    (reply,) = two.exchange([request(2, "view", {"state": {}, "seat": "Red"})], PATIENCE)
    assert "no game is configured" in reply.decode()


def test_the_environment_of_the_kit_reaches_the_engine(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOME_SETTING", "on")
    engine = start("sys.stdin.readline()", "print(os.environ['SOME_SETTING'], flush=True)")
    assert engine.exchange([b"x"], PATIENCE) == [b"on"]
    assert "RULEPROOF_ENGINE" not in os.environ
