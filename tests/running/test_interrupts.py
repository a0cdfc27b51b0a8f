"""Ctrl-C and deadlines: the results so far are kept, and no process is left."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ruleproof.judging import verdicts as v
from tests.toybox import GAME, TESTS, TOY, engine_script, is_gone, only_game, run_on_toy


def test_a_run_whose_deadline_has_passed_reports_what_was_judged(tmp_path: Path) -> None:
    slow = (
        "import time; outcome = Engine.outcome",
        "Engine.outcome = lambda *given: time.sleep(0.3) or outcome(*given)",
    )
    report = run_on_toy(engine_script(tmp_path, *slow), deadline=1.0)
    assert (report.status, report.interrupted) == (130, True)
    assert "the deadline of 1 s has passed; --deadline sets another" in report.notes
    assert 0 < only_game(report).selected < 83


def interrupted_run(tmp_path: Path, *, jobs: int) -> tuple[subprocess.Popen[str], list[int]]:
    """Start a run on an engine that falls asleep in one case.

    Return it when the engine sleeps, with the engines' process ids.
    """
    body = (
        f"open({str(tmp_path / 'pids')!r}, 'a').write(str(os.getpid()) + '\\n')",
        "def write(request, reply):",
        "    if is_rare(request):",
        f"        open({str(tmp_path / 'asleep')!r}, 'w').close()",
        "        time.sleep(600)",
        "    send_reply(request, reply)",
    )
    command = [
        sys.executable,
        "-m",
        "ruleproof",
        "verify",
        "--engine",
        engine_script(tmp_path, *body),
        "--data",
        str(TOY),
        "--game",
        GAME,
    ]
    command += ["--report", str(tmp_path / "report"), "--timeout", "300", "--jobs", str(jobs)]
    env = {**os.environ, "PYTHONPATH": str(TESTS.parent)}
    run = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not (tmp_path / "asleep").exists() and run.poll() is None:
        time.sleep(0.01)
    return run, [int(pid) for pid in (tmp_path / "pids").read_text().split()]


@pytest.mark.parametrize("jobs", [1, 3])
def test_ctrl_c_keeps_the_results_so_far_and_leaves_no_process(tmp_path: Path, jobs: int) -> None:
    run, engines = interrupted_run(tmp_path, jobs=jobs)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130, out + err
    assert "Traceback" not in out + err
    assert all(is_gone(pid) for pid in engines)
    report = json.loads((tmp_path / "report" / "report.json").read_text())
    assert report["interrupted"] is True
    (game,) = report["games"]
    judged = len(game["results"])
    assert 20 < judged < 83
    assert {result["verdict"] for result in game["results"]} <= {v.PASS, v.CONTESTED}


def test_a_second_ctrl_c_ends_the_run_too(tmp_path: Path) -> None:
    run, engines = interrupted_run(tmp_path, jobs=2)
    for _ in range(50):
        run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode in (130, -signal.SIGINT), out + err
    assert all(is_gone(pid) for pid in engines)


def test_a_child_that_nobody_has_ended_ends_with_the_kit() -> None:
    script = (
        "from ruleproof.engines.stdio import StdioConnection\n"
        "print(StdioConnection(['sleep', '600'])._child.pid)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=TESTS.parent, capture_output=True, text=True, check=True
    )
    assert is_gone(int(done.stdout))
