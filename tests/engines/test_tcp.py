"""Engines that are already running: the same lines over a socket."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ruleproof.api import Options, verify
from ruleproof.cli.smoke import SmokeOptions, smoke
from ruleproof.engines.connect import ForOneWorker, connector
from ruleproof.engines.stdio import StartError
from ruleproof.engines.tcp import TcpConnection, address_of
from ruleproof.engines.wire import EngineFailure
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.judging import verdicts as v
from ruleproof.running.selection import Selection
from tests.toybox import GAME, TOY, Doctored, only_game, run_on_toy

EXAMPLES = Path(__file__).resolve().parents[2] / "engines" / "examples"
ADAPTERS = EXAMPLES.parents[1] / "adapters"


@contextlib.contextmanager
def listening(answer: Callable[[bytes], bytes]) -> Iterator[int]:
    """Serve connections one after the other on a free port, and yield the port."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            with contextlib.suppress(OSError):
                while True:
                    connection = server.accept()[0]
                    with contextlib.suppress(OSError), connection, connection.makefile("rwb") as stream:
                        for line in stream:
                            stream.write(answer(line))
                            stream.flush()

        threading.Thread(target=serve, daemon=True).start()
        yield server.getsockname()[1]
        with contextlib.suppress(OSError):
            server.shutdown(socket.SHUT_RDWR)


def a_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
    return port


def test_a_running_engine_is_judged_like_any_other_and_goes_on_running() -> None:
    doctored = Doctored()
    with listening(lambda line: doctored.exchange(line) + b"\n") as port:
        for _ in range(2):
            report = run_on_toy(f"tcp:127.0.0.1:{port}", jobs=2)
            assert set(only_game(report).counts) == {v.PASS, v.CONTESTED}
            assert any("already running is judged by one worker" in note for note in report.notes)


def test_nobody_listening_is_told_with_the_mend() -> None:
    port = a_free_port()
    with pytest.raises(StartError, match="nothing is listening there") as told:
        run_on_toy(f"tcp:127.0.0.1:{port}")
    assert "start the engine first" in str(told.value)
    assert smoke(SmokeOptions(engine=f"tcp:127.0.0.1:{port}", games=(GAME,), data=(TOY,), timeout=1.0)) == 4


@pytest.mark.parametrize(
    ("connection", "told"),
    [
        ("tcp:4000", "expected tcp:HOST:PORT"),
        ("tcp:127.0.0.1:port", "expected tcp:HOST:PORT"),
        ("tcp:127.0.0.1:99999", "expected tcp:HOST:PORT"),
        ("tcp:192.0.2.7:4000", "is not this machine, which is 127.0.0.1"),
        ("tcp:game.example:4000", "forward a port: ssh -L 4000:127.0.0.1:4000 game.example"),
        ("tcp:", "the address is missing"),
    ],
)
def test_an_address_that_cannot_be_used_is_told(connection: str, told: str) -> None:
    with pytest.raises(UsageError, match=told):
        connector(connection, Data.open())


def test_this_machine_has_several_names() -> None:
    assert address_of("tcp:[::1]:4000") == ("::1", 4000)
    assert isinstance(connector("tcp:localhost:4000", Data.open()), ForOneWorker)


def failing(answer: Callable[[bytes], bytes], timeout: float = 5.0) -> EngineFailure:
    with listening(answer) as port:
        connection = TcpConnection("127.0.0.1", port)
        try:
            with pytest.raises(EngineFailure) as told:
                for _ in range(2):
                    connection.exchange([b"{}"], timeout)
                    time.sleep(0.2)
            return told.value
        finally:
            connection.close()


def hanging_up(_line: bytes) -> bytes:
    raise OSError


def test_what_goes_wrong_on_the_way_is_told_apart() -> None:
    assert failing(lambda _line: b"half", 0.3).verdict == v.TIMEOUT
    assert "closed the connection" in str(failing(hanging_up))


def test_an_engine_may_take_as_long_as_the_timeout_allows() -> None:
    doctored = Doctored()

    def slow(line: bytes) -> bytes:
        if json.loads(line)["method"] == "apply":
            time.sleep(2.5)
        return doctored.exchange(line) + b"\n"

    with listening(slow) as port:
        # What is loaded only once is loaded while there is time for it.
        for timeout, verdict in ((60.0, v.PASS), (2.0, v.TIMEOUT)):
            options = Options(
                engine=f"tcp:127.0.0.1:{port}",
                games=(GAME,),
                data=(TOY,),
                timeout=timeout,
                selection=Selection((), (f"{GAME}/auction/the_top_card_lies_on_the_stall",)),
            )
            assert set(only_game(verify(options)).counts) == {verdict}


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(
            ["node", str(ADAPTERS / "javascript" / "adapter.js"), "javascript/as_states.js"],
            marks=pytest.mark.node,
        ),
        pytest.param(
            ["node", str(ADAPTERS / "javascript" / "adapter.js"), "javascript/as_live_games.js"],
            marks=pytest.mark.node,
        ),
        pytest.param(
            ["node", str(ADAPTERS / "javascript" / "adapter.js"), "clicks/clicks_of_rivals.js"],
            marks=pytest.mark.node,
        ),
        [sys.executable, str(ADAPTERS / "python" / "adapter.py"), "python/lost_cities_rivals.py"],
        [sys.executable, str(ADAPTERS / "python" / "adapter.py"), "clicks/clicks_of_live_game.py"],
    ],
    ids=lambda words: words[2],
)
def test_a_template_listens_where_it_is_told_to(words: list[str]) -> None:
    port = a_free_port()
    child = subprocess.Popen([*words, str(port)], cwd=EXAMPLES)
    try:
        deadline = time.monotonic() + 120
        status = 4
        while status == 4 and time.monotonic() < deadline and child.poll() is None:
            time.sleep(0.1)
            status = smoke(
                SmokeOptions(engine=f"tcp:127.0.0.1:{port}", games=("lost_cities_rivals",), timeout=60.0)
            )
        assert status == 0
        assert child.poll() is None
    finally:
        child.kill()
        child.wait()
