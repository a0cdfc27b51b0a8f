"""Connections: over standard input and output, and inside this process."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ruleproof.engines.lines import MOST_IN_FLIGHT
from ruleproof.engines.stdio import StartError, StdioConnection
from ruleproof.judging import verdicts as v
from tests.engines.failing import PATIENCE, failure
from tests.toybox import is_gone

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


def test_the_environment_of_the_kit_reaches_the_engine(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOME_SETTING", "on")
    engine = start("sys.stdin.readline()", "print(os.environ['SOME_SETTING'], flush=True)")
    assert engine.exchange([b"x"], PATIENCE) == [b"on"]
    assert "RULEPROOF_ENGINE" not in os.environ
