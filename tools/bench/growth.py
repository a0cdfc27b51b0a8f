"""Measures how time and memory grow with the work, and writes `measured/growth.json`.

`python -m tools.bench.growth` verifies suites that have every feature file of the four games 1, 3 and 27
times (the last are 100,000 cases and 6 GB), takes a census of 10,000 to 1,000,000 positions, and plays 10 to
1,000 games against the reference, each in one and in two processes. `--most 2` leaves out the largest step of
each, which alone takes half an hour.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from os import environ, wait4, waitstatus_to_exitcode
from pathlib import Path
from typing import NamedTuple

from ruleproof.input.folders import bundled_root, games_in
from tools.bench.own_time import OWN_TIME

ROOT = Path(__file__).resolve().parents[2]
RECORDED = ROOT / "measured" / "growth.json"
COPIES = (1, 3, 27)
FACTORS = (1, 10, 100)
JOBS = (1, 2)
_POSITIONS = 10_000
_GAMES = 10
_OF_CENSUS = "lost_cities_rivals"
_LINE = "{:<34} {:>5} {:>10} {:>9} {:>11} {:>9} {:>9}"


class Row(NamedTuple):
    """One run: what was done, how much of it, in how many processes; seconds on the clock and of the
    processor; and the memory in MB of the process that used most.
    """

    work: str
    jobs: int
    amount: int
    wall: float
    processor: float
    memory: float

    @property
    def microseconds(self) -> float:
        """Return the processor time of one case, position or action."""
        return 1e6 * self.processor / self.amount

    def line(self) -> str:
        figures = (f"{self.wall:.1f}", f"{self.processor:.1f}", f"{self.microseconds:.0f}")
        return _LINE.format(self.work, self.jobs, f"{self.amount:,}", *figures, f"{self.memory:.0f}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bench.growth", description=__doc__)
    parser.add_argument("--most", type=int, default=len(FACTORS), help="how many steps of each (3)")
    asked = parser.parse_args(arguments)
    print(_LINE.format("", "jobs", "amount", "wall s", "processor s", "each µs", "MB"))
    rows = []
    with tempfile.TemporaryDirectory(prefix="ruleproof-growth-") as folder:
        for row in measured(Path(folder), asked.most):
            print(row.line(), flush=True)
            rows.append(row._asdict())
            RECORDED.write_text(json.dumps({"rows": rows}, indent=1) + "\n", encoding="utf-8")
    return 0


def measured(folder: Path, most: int) -> Iterator[Row]:
    """Run and yield everything, the small amounts first."""
    factors = FACTORS[:most]
    for copies in COPIES[:most]:
        data = folder / f"suite-{copies}"
        copy_suites(data, copies)
        verify = ["verify", "--data", str(data), "--report", str(folder / "report")]
        cases = r"judged (\d+) of"
        for jobs in JOBS:
            cold = folder / f"cache-{copies}-{jobs}"
            yield _run("verify, recorded first", verify, jobs, cases, cold)
            yield _run("verify, from the recording", verify, jobs, cases, cold)
            shutil.rmtree(cold)
        shutil.rmtree(data)
    for factor in factors:
        census = ["census", "--game", _OF_CENSUS, "--position", "new game of 2", "--depth", "14"]
        for jobs in JOBS:
            asked = [*census, "--positions", str(factor * _POSITIONS)]
            yield _run("census", asked, jobs, r"([\d,]+) positions of", folder / "cache")
    for factor in factors:
        engine = ["--engine", "python:tools.bench.own_time", "--out", str(folder / "play")]
        for jobs in JOBS:
            asked = ["play", "--game", _OF_CENSUS, *engine, "--games", str(factor * _GAMES)]
            yield _run("play over stdio", asked, jobs, r"([\d,]+) actions and", folder / "cache")


def copy_suites(folder: Path, copies: int) -> None:
    """Write a data folder in which each feature file of the bundled games stands `copies` times."""
    for room in ("spec", "schemas", "features", "reference_impl"):
        shutil.copytree(
            bundled_root() / room, folder / room, ignore=shutil.ignore_patterns("__pycache__", "tours")
        )
    for game in games_in(folder):
        for path in (folder / "features" / game).glob("*.feature"):
            for number in range(1, copies):
                shutil.copy(path, path.with_stem(f"{path.stem}_{number}"))


def _run(work: str, words: Sequence[str], jobs: int, amount: str, cache: Path) -> Row:
    """Run a command and return what it used. `amount` is the pattern of how much was done, in its output."""
    command = [sys.executable, "-m", "ruleproof", *words, "--jobs", str(jobs)]
    surroundings = {**environ, "RULEPROOF_CACHE": str(cache), OWN_TIME: str(cache.with_name("own-time.txt"))}
    with tempfile.TemporaryFile("w+") as output:
        began = time.perf_counter()
        process = subprocess.Popen(
            command, cwd=ROOT, env=surroundings, stdout=output, stderr=subprocess.STDOUT
        )
        _, status, used = wait4(process.pid, 0)
        wall = time.perf_counter() - began
        process.returncode = waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read()
    found = [int(number.replace(",", "")) for number in re.findall(amount, text)]
    if process.returncode or not found:
        raise SystemExit(f"{' '.join(command)} ended with status {process.returncode}\n{text[-2000:]}")
    return Row(work, jobs, sum(found), wall, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


if __name__ == "__main__":
    sys.exit(main())
