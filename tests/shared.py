"""Things that take a long time to make, and are made only once for all workers of a session."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TypeVar

import pytest

Way = TypeVar("Way")
PATIENCE = 60_000
"""Milliseconds that a browser may take to show what a test waits for; no test may depend on speed."""
WHOLE = "RULEPROOF_WHOLE" in os.environ
"""Whether every case of every test is to be run, as in the campaign, instead of a sample."""


def _turn() -> int:
    """Return the day of the last commit, counted from 1970, on which all workers of a session agree."""
    last = subprocess.run(
        ["git", "show", "-s", "--format=%ct", "HEAD"],
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return int(last.stdout.strip() or "0") // 86_400


TURN = _turn()
"""Which cases a sample has: another part of them each day, so that each case is met in time."""

LONGEST = (
    "tests/docs/test_guides.py",
    "tests/conformance/test_other_engines.py",
    "tests/conformance/test_rival_cities_in_python.py",
    "tests/pytest_plugin/test_plugin.py",
)
"""Files with the tests that take longest."""


def place_in_run(test: str, fixtures: Collection[str]) -> int:
    """Return a number by which the tests of a run are ordered; the test with this id begins earlier if the
    number is smaller.

    One worker builds the site while the others have enough to do, and no worker is left with a long test at
    the end.
    """
    if "site" in fixtures:
        return 0
    return 1 if test.startswith(LONGEST) else 2


def some_of(ways: list[Way]) -> list[Way]:
    """Return the first of the given ways and an eighth of the others; in the campaign, return all."""
    return ways if WHOLE else [*ways[:1], *ways[1 + TURN % 8 :: 8]]


def is_sampled(place: int, of: int, turn: int = TURN) -> bool:
    """Tell whether a sample of one case in so many has the case at this place."""
    return place % of == turn % of


def shared_folder(factory: pytest.TempPathFactory) -> Path:
    """Return a folder that is shared by all workers of this session, and by nobody else."""
    base = factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], str | None]) -> Path:
    """Return a folder that is made by the first worker that asks for it, while the others wait.

    Args:
        factory: Gives the folders of the session.
        name: The name of the folder.
        make: Fills the folder. If it returns a text, the text says why the folder cannot be filled, and
            every test that asks for the folder fails.
    """
    folder = shared_folder(factory) / name
    done = folder.with_name(f"{name}.done")
    with folder.with_name(f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            done.write_text(make(folder) or "", encoding="utf-8")
    fault = done.read_text(encoding="utf-8")
    assert not fault, fault
    return folder
