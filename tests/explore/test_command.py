"""The command: its address, ctrl-C, wrong usage."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from tests.toybox import GAME, TESTS, TOY, is_gone, ruleproof, stdio


def test_it_prints_its_address_and_ends_at_ctrl_c_with_its_engine(tmp_path: Path) -> None:
    words = ["explore", "--no-browser", "--data", TOY, "--game", GAME, "--engine", stdio("market")]
    process = subprocess.Popen(
        [sys.executable, "-m", "ruleproof", *map(str, words)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(TESTS.parent), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/[\w-]{20,}/game/\w+", said)
        assert address is not None, said
        page = _page(address[0])
        assert "Market Day" in page
        children = _children(process.pid)
        assert children
        process.send_signal(signal.SIGINT)
        rest = process.communicate(timeout=60)[0]
        assert process.returncode == 0, rest
        assert "Traceback" not in rest
        assert all(is_gone(child) for child in children)
        assert list(tmp_path.iterdir()) == []
    finally:
        process.kill()


def _page(address: str) -> str:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address, timeout=30) as reply:
                return str(reply.read().decode())
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"nothing answers at {address}")


def _children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for path in listed for child in path.read_text().split()]


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = ruleproof("explore", "--no-browser", "--port", port, cwd=tmp_path, status=2)
    assert f"--port {port}: Address already in use" in done.stderr


def test_wrong_usage_is_told_before_any_page(tmp_path: Path) -> None:
    on_toy = ("explore", "--no-browser", "--data", TOY)
    told = ruleproof(*on_toy, "--game", "market_dya", cwd=tmp_path, status=2).stderr
    assert "nearest: market_day" in told
    told = ruleproof(*on_toy, "--case", f"{GAME}/auction/red_outbids", cwd=tmp_path, status=2).stderr
    assert "nearest: market_day/auction/red_outbids_the_others" in told
    told = ruleproof(*on_toy, "--report", tmp_path / "nowhere", cwd=tmp_path, status=2).stderr
    assert "cannot be read" in told
    told = ruleproof(*on_toy, "--engine", "stdio:no-such-engine", cwd=tmp_path, status=4).stderr
    assert "no-such-engine" in told


def test_without_its_extra_it_says_how_to_have_it(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util as util\n"
        "found = util.find_spec\n"
        "util.find_spec = lambda name, *more: None if name == 'uvicorn' else found(name, *more)\n"
    )
    path = {"PYTHONPATH": f"{tmp_path}:{TESTS.parent}"}
    done = ruleproof("explore", "--no-browser", cwd=tmp_path, environment=path, status=2)
    assert "explore needs uvicorn" in done.stderr and 'pip install "ruleproof[explore]"' in done.stderr


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--engine", "tcp:192.0.2.1:9"], "is not this machine"),
        (["--engine", "stdio:true", "--memory", "plenty"], "plenty"),
    ],
)
def test_the_bounds_of_an_engine_are_those_of_other_commands(
    tmp_path: Path, options: list[str], told: str
) -> None:
    done = ruleproof("explore", "--no-browser", *options, cwd=tmp_path, status=2)
    assert told in done.stderr and "Traceback" not in done.stderr
