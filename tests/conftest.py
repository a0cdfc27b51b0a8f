"""Fixtures of all tests: a cache of their own, and the toy game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruleproof.reports.model import Report
from tests.toybox import ToyCopy, copy_toy, run_on_toy, stdio


@pytest.fixture(scope="session", autouse=True)
def _cache_of_the_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep compiled data in a folder that all workers of this session share, and nobody else."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "ruleproof-cache"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RULEPROOF_CACHE", str(folder))
        yield


@pytest.fixture
def toy_copy(tmp_path: Path) -> ToyCopy:
    """Return a copy of the toy game that the test may spoil."""
    return copy_toy(tmp_path / "toy")


@pytest.fixture(scope="session")
def good_run() -> Report:
    """Return the report of the good engine on the toy game."""
    return run_on_toy(stdio("market"))
