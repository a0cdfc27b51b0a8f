"""Engines that one does not trust: what they may use, what they see, and what is left of them."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from ruleproof.engines import leftovers, sandbox
from ruleproof.engines.connect import connector
from ruleproof.engines.containment import Containment, bytes_of
from ruleproof.engines.stdio import StartError, StdioConnection
from ruleproof.engines.watch import MOST_THREADS
from ruleproof.engines.wire import EngineFailure
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.judging import verdicts as v
from tests.toybox import TOY, is_gone, ruleproof, stdio

PATIENCE = 60.0
ECHO = "for line in sys.stdin: print(eval(line), flush=True)"

Start = Callable[..., StdioConnection]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Return a function that starts an engine from lines of Python, in a folder of its own."""
    running: list[StdioConnection] = []
    own = tmp_path / "own"
    own.mkdir()
    monkeypatch.chdir(own)

    def start_script(*lines: str, sandbox: bool = True, **bounds: object) -> StdioConnection:
        script = own / f"engine_{len(running)}.py"
        script.write_text("\n".join(("import os, sys, time", *(lines or (ECHO,)))))
        contained = Containment(sandbox=sandbox, **bounds)  # type: ignore[arg-type]
        running.append(StdioConnection([sys.executable, script.name], containment=contained))
        return running[-1]

    yield start_script
    for connection in running:
        connection.close(grace=0.0)


SECONDS = f"600.{os.getpid()}"
"""By this number a test finds its sleeping process, whose id inside a sandbox is another."""


def a_child_with(options: str, seconds: str = "600") -> tuple[str, str]:
    """Return lines of an engine that starts a sleeping child with these options of `Popen`."""
    return (
        "import subprocess",
        f"child = subprocess.Popen(['sleep', '{seconds}'], stdin=-3, stdout=-3, stderr=-3, {options})",
    )


def sleepers() -> Iterator[int]:
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "cmdline").read_bytes() == f"sleep\0{SECONDS}\0".encode():
                yield int(process.name)


def ask(engine: StdioConnection, expression: str) -> str:
    (reply,) = engine.exchange([expression.encode()], PATIENCE)
    return reply.decode()


def failure(engine: StdioConnection, expression: str = "0") -> EngineFailure:
    with pytest.raises(EngineFailure) as told:
        ask(engine, expression)
    return told.value


@pytest.mark.bubblewrap
def test_a_sandboxed_engine_can_read_its_own_folder_and_the_system(start: Start, tmp_path: Path) -> None:
    Path("cards.txt").write_text("ace")
    assert ask(start(), "open('cards.txt').read(), os.getcwd(), os.path.exists('/usr/bin/env')") == str(
        ("ace", str(tmp_path / "own"), True)
    )


@pytest.mark.bubblewrap
def test_a_sandboxed_engine_writes_to_its_scratch_folder_alone(start: Start, tmp_path: Path) -> None:
    engine = start()
    assert ask(engine, "open(os.environ['TMPDIR'] + '/notes', 'w').write('abc')") == "3"
    told = failure(engine, "open('notes', 'w')")
    assert told.verdict == v.CRASH
    assert "in the sandbox it can write only to its scratch folder" in str(told)
    assert "Read-only file system" in str(failure(start(), "open('/usr/x', 'w')"))
    assert "Read-only file system" in str(failure(start(), "open('/x', 'w')"))
    assert ask(start(), f"open({str(tmp_path / 'x')!r}, 'w').write('in the scratch folder')") == "21"
    assert {path.name for path in tmp_path.iterdir()} == {"own"}


@pytest.mark.bubblewrap
def test_what_a_sandboxed_engine_writes_has_a_bound(start: Start) -> None:
    told = failure(start(), "open('/tmp/a', 'wb').write(bytes(100 << 20))")
    assert "No space left on device" in str(told)


@pytest.mark.bubblewrap
def test_a_sandboxed_engine_does_not_see_the_home_folder(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    (home / "bin").mkdir(parents=True)
    (home / "diary.txt").write_text("dear diary")
    monkeypatch.setenv("HOME", str(home))
    told = failure(start(), f"open({str(home / 'diary.txt')!r}).read()")
    assert "No such file or directory" in str(told)
    for secret in ("/etc/shadow", "/etc/ssl/private"):
        assert ask(start(), f"os.path.exists({secret!r})") == "False"


@pytest.mark.bubblewrap
def test_a_program_that_lies_in_the_home_folder_is_shown_without_what_lies_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, own = tmp_path / "home", tmp_path / "own"
    (home / "bin").mkdir(parents=True)
    own.mkdir()
    (home / "diary.txt").write_text("dear diary")
    program = home / "bin" / "engine"
    program.write_text("#!/bin/sh\nread line\ncat ../home/diary.txt && echo seen || echo unseen\n")
    program.chmod(0o755)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(own)
    engine = StdioConnection([str(program)], containment=Containment(sandbox=True))
    assert ask(engine, "x") == "unseen"
    engine.close()


@pytest.mark.bubblewrap
def test_a_sandboxed_engine_has_no_network(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        told = failure(start(), f"__import__('socket').create_connection(('127.0.0.1', {port}), 5)")
    assert "Connection refused" in str(told)
    told = failure(start(), "__import__('socket').create_connection(('192.0.2.1', 80), 5)")
    assert "in the sandbox it has no network" in str(told)


@pytest.mark.bubblewrap
def test_a_sandboxed_engine_sees_no_other_process_and_cannot_signal_the_kit(start: Start) -> None:
    engine = start()
    assert int(ask(engine, "len([name for name in os.listdir('/proc') if name.isdigit()])")) <= 3
    told = failure(engine, f"os.kill({os.getpid()}, 9)")
    assert "No such process" in str(told)


@pytest.mark.bubblewrap
def test_a_sandboxed_engine_gets_the_variables_that_are_named_and_no_others(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET", "no")
    monkeypatch.setenv("WANTED", "yes")
    names = eval(ask(start(environment=("WANTED",)), "sorted(os.environ)"))
    assert set(names) - {"LC_CTYPE"} == {"HOME", "LANG", "PATH", "PWD", "TMPDIR", "WANTED"}


@pytest.mark.bubblewrap
def test_a_sandboxed_engine_that_forks_without_end_is_ended_with_all_it_started(start: Start) -> None:
    engine = start("sys.stdin.readline()", "while os.fork() or time.sleep(600): pass")
    told = failure(engine)
    assert told.verdict == v.CRASH
    assert f"more than {MOST_THREADS} processes and threads" in str(told)
    engine.close(PATIENCE)
    assert leftovers.marked(engine._mark) == []


@pytest.mark.bubblewrap
def test_processes_of_a_sandbox_that_eat_too_much_together_are_ended(start: Start) -> None:
    engine = start(
        "sys.stdin.readline()",
        "for _ in range(4): os.fork()",
        "eaten = bytearray(os.urandom(1 << 20) * 40)",
        "time.sleep(600)",
        memory=256 << 20,
    )
    assert "it used more than 256 MB of memory (--memory) and was ended" in str(failure(engine))


@pytest.mark.bubblewrap
def test_what_hides_in_a_sandbox_ends_with_the_engine(start: Start) -> None:
    engine = start(*a_child_with("env={}, start_new_session=True", seconds=SECONDS), ECHO)
    assert ask(engine, "1") == "1"
    (child,) = sleepers()
    engine.close(PATIENCE)
    assert is_gone(child)


@pytest.mark.bubblewrap
def test_a_sandboxed_engine_passes_what_it_would_pass_outside(tmp_path: Path) -> None:
    done = ruleproof(
        *("verify", "--data", str(TOY), "--game", "market_day", "--engine", stdio("market"), "--sandbox"),
        *("--report", str(tmp_path / "report")),
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.bubblewrap
def test_a_program_beside_the_folder_of_the_engine_is_shown_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, here = tmp_path / "bin" / "engine.sh", tmp_path / "here"
    for folder in (program.parent, here):
        folder.mkdir()
    program.write_text("echo it runs >&2\nexit 3\n")
    monkeypatch.chdir(here)
    done = ruleproof("smoke", "--sandbox", "--engine", "stdio:sh ../bin/engine.sh", cwd=here)
    assert "it runs" in done.stdout + done.stderr


@pytest.mark.bubblewrap
def test_a_python_module_plays_in_a_sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "counts.py").write_text("class engine:\n    def bye(self):\n        return {'well': 1}\n")
    monkeypatch.chdir(tmp_path)
    connection = connector("python:counts", Data.open([TOY]), containment=Containment(sandbox=True))()
    (reply,) = connection.exchange([b'{"jsonrpc":"2.0","id":1,"method":"bye","params":{}}'], PATIENCE)
    assert b'"well":1' in reply
    connection.close()


@pytest.mark.bubblewrap
def test_a_program_that_is_not_there_is_told_as_outside_a_sandbox() -> None:
    with pytest.raises(StartError, match="there is no program 'no_such_engine'"):
        StdioConnection(["no_such_engine"], containment=Containment(sandbox=True))


@pytest.mark.bubblewrap
def test_a_sandbox_around_the_home_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match="holds the home folder; start it from its own folder"):
        StdioConnection([sys.executable], containment=Containment(sandbox=True))


def test_a_sandbox_that_cannot_be_made_is_told_with_what_bubblewrap_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "bwrap"
    program.write_text("#!/bin/sh\necho 'bwrap: no permissions to create a namespace' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StartError, match="cannot be set up: bwrap: no permissions to create a namespace"):
        StdioConnection([sys.executable, "-c", "pass"], containment=Containment(sandbox=True))


def test_without_bubblewrap_a_sandbox_is_refused_with_the_mend(monkeypatch: pytest.MonkeyPatch) -> None:
    contained = Containment(sandbox=True)
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(UsageError, match=r"no program bwrap on the PATH; .*apt-get install bubblewrap"):
        connector("stdio:engine", Data.open([TOY]), containment=contained)
    monkeypatch.setattr(sandbox.sys, "platform", "darwin")
    with pytest.raises(UsageError, match="which only Linux has"):
        connector("stdio:engine", Data.open([TOY]), containment=contained)


@pytest.mark.parametrize(
    ("engine", "in_process", "named"),
    [("reference", False, "--engine reference"), ("python:rules", True, "--in-process")],
)
def test_what_is_no_process_of_its_own_cannot_be_put_into_a_sandbox(
    engine: str, in_process: bool, named: str
) -> None:
    with pytest.raises(UsageError, match=f"a process of its own, which {named} is not"):
        connector(engine, Data.open([TOY]), in_process=in_process, containment=Containment(sandbox=True))


def test_memory_has_a_bound_without_a_sandbox_too(start: Start) -> None:
    engine = start(sandbox=False, memory=256 << 20)
    assert ask(engine, "len(bytearray(100 << 20))") == str(100 << 20)
    told = failure(engine, "bytearray(300 << 20)")
    assert told.verdict == v.CRASH
    assert "its limit is 256 MB of memory (--memory)" in str(told)


@pytest.mark.parametrize("sandbox", [False, pytest.param(True, marks=pytest.mark.bubblewrap)])
def test_processor_time_has_a_bound(start: Start, sandbox: bool) -> None:
    engine = start("sys.stdin.readline()", "while True: pass", sandbox=sandbox, processor_time=1)
    told = failure(engine)
    assert "was killed by signal 24" in str(told)
    assert "its processor time limit is 1 s (--processor-time)" in str(told)


@pytest.mark.parametrize("shed", ["env={}", "start_new_session=True"])
def test_what_sheds_its_environment_or_session_is_ended_with_the_engine(start: Start, shed: str) -> None:
    lines = (*a_child_with(shed), ECHO)
    engine, other = start(*lines, sandbox=False), start(*lines, sandbox=False)
    pid, of_the_other = int(ask(engine, "child.pid")), int(ask(other, "child.pid"))
    engine.close(PATIENCE)
    assert is_gone(pid)
    assert Path(f"/proc/{of_the_other}").exists(), "what another engine has started is left alone"


@pytest.mark.parametrize(
    ("text", "size"), [("2G", 2 << 30), ("512M", 512 << 20), ("1.5 GB", 3 << 29), ("64mib", 64 << 20)]
)
def test_a_size_is_read(text: str, size: int) -> None:
    assert bytes_of(text) == size


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("much", "--memory much: wanted a size such as 512M or 2G"),
        ("2T", "--memory 2T: wanted a size such as 512M or 2G"),
        ("512", "--memory 512: wanted 16 MB or more; did you mean 512M or 512G?"),
        ("1K", "--memory 1K: wanted 16 MB or more"),
    ],
)
def test_what_is_no_size_is_refused(text: str, told: str) -> None:
    with pytest.raises(UsageError) as refused:
        bytes_of(text)
    assert str(refused.value) == told


def test_a_variable_is_named_that_is_set_and_kept_out_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAVA_HOME", "/usr")
    with pytest.raises(
        UsageError, match=r"--env JAVA_HOM: .*no such environment variable.*nearest: JAVA_HOME"
    ):
        Containment(sandbox=True, environment=("JAVA_HOM",)).require_sound()
    with pytest.raises(UsageError, match="--env JAVA_HOME: without --sandbox"):
        Containment(environment=("JAVA_HOME",)).require_sound()
    Containment(sandbox=True, environment=("JAVA_HOME",)).require_sound()
