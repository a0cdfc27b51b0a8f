"""Tasks over processes and over a Dask cluster."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from ruleproof.input.problems import UsageError
from ruleproof.running.spreading import WorkersDied, in_order, spread
from tests.cluster import Cluster
from tests.running import chores
from tests.toybox import is_gone

ROOT = Path(__file__).resolve().parents[2]
SQUARES = [number * number for number in range(8)]
SPREAD = """
import json, sys
from ruleproof.running.spreading import in_order, spread
from tests.running.chores import square_slowly
say = lambda done: print(done.partition(" ")[0], flush=True)
print(json.dumps(list(in_order(spread(square_slowly, range(20), dask=sys.argv[1], progress=say)))))
"""


def test_tasks_are_done_in_this_process_by_default() -> None:
    results = list(in_order(spread(chores.square_by_itself, range(8))))
    assert results == [(square, os.getpid()) for square in SQUARES]


def test_processes_find_the_same_and_tell_how_many_are_done() -> None:
    done: list[str] = []
    results = list(in_order(spread(chores.square_by_itself, range(8), jobs=2, progress=done.append)))
    assert [square for square, _ in results] == SQUARES
    assert os.getpid() not in {process for _, process in results}
    assert done == [f"{number} of 8" for number in range(9)]


def test_a_process_that_dies_loses_only_what_it_was_at(tmp_path: Path) -> None:
    marker = tmp_path / "died"
    tasks = [(number, str(marker)) for number in range(8)]
    assert list(in_order(spread(chores.square_unless_first, tasks, jobs=2))) == SQUARES
    assert marker.exists()


def test_tasks_of_which_every_worker_dies_are_given_up() -> None:
    with pytest.raises(WorkersDied, match="too many workers died, with 2 tasks left"):
        list(in_order(spread(chores.die, [1, 2], jobs=2)))


def test_tasks_under_way_are_ended_when_their_results_are_no_longer_wanted() -> None:
    with closing(spread(chores.square_or_never_end, [1, 0], jobs=2)) as results:
        assert next(results) == (0, 1)
    assert multiprocessing.active_children() == []


def test_a_worker_that_asks_an_engine_ends_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    markers = [tmp_path / "one", tmp_path / "other"]
    script = (
        "from ruleproof.running.spreading import spread\nfrom tests.running import chores\n"
        f"list(spread(chores.never_end_inside_an_engine, {[*map(str, markers)]!r}, jobs=2))"
    )
    with subprocess.Popen([sys.executable, "-c", script], cwd=ROOT) as parent:
        while not all(marker.exists() and marker.read_text() for marker in markers):
            assert parent.poll() is None
            time.sleep(0.01)
        parent.terminate()
    assert all(is_gone(int(marker.read_text())) for marker in markers)


def test_a_script_that_does_not_guard_its_main_part_is_not_run_again_by_the_workers(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "print('begun', flush=True)\n"
        "from ruleproof.running.spreading import in_order, spread\n"
        "from tests.running.chores import square\n"
        "print(list(in_order(spread(square, range(3), jobs=2))))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    printed = subprocess.check_output([sys.executable, script], env=environment, text=True, timeout=120)
    assert printed.splitlines() == ["begun", "[0, 1, 4]"]


def test_an_error_of_a_task_is_the_error_of_the_run() -> None:
    for jobs in (1, 2):
        with pytest.raises(TypeError):
            list(in_order(spread(chores.square, ["no number", "none either"], jobs=jobs)))  # type: ignore[list-item]


def test_an_address_without_a_scheduler_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    script = (
        "from ruleproof.running import spreading; spreading._SECONDS_TO_CONNECT = 0.5\n"
        "from tests.running import chores\n"
        "print(list(spreading.spread(chores.square, [1], dask='tcp://127.0.0.1:9')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert "--dask tcp://127.0.0.1:9: no scheduler answers" in done.stderr
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(UsageError, match=r"pip install 'ruleproof\[dask\]'"):
        list(spread(chores.square, [1], dask="tcp://127.0.0.1:9"))


@pytest.mark.campaign
def test_two_workers_of_dask_find_the_same_although_one_is_killed(cluster: Cluster) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    lines = []
    with subprocess.Popen(
        [sys.executable, "-c", SPREAD, cluster.address],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as running:
        for line in running.stdout or ():
            lines.append(line)
            if line == "3\n":
                cluster.children[1].kill()
    assert running.returncode == 0
    assert lines[-2] == "20\n"
    assert json.loads(lines[-1]) == [number * number for number in range(20)]
    assert cluster.children[1].wait(10) != 0
