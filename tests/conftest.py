"""Fixtures for all tests: a cache of their own, the toy game, a browser.

Tests that are skipped because a tool is missing are listed at the end.
"""

from __future__ import annotations

import contextlib
import signal
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ruleproof.input.cache import cache_folder
from ruleproof.reports.model import Report
from tests.cluster import Cluster
from tests.shared import PATIENCE, WHOLE, is_sampled, place_in_run, shared_folder
from tests.toybox import ToyCopy, copy_toy, run_on_toy, stdio
from tools.programs import TOOLS, command_of, left_out, prepare_environment

if TYPE_CHECKING:
    from playwright.sync_api import Browser

prepare_environment()
# Tests that run in the background ignore ctrl-C, and the programs that they start would ignore it as well.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the slowest tests, and skip all but one in n cases of a test that is sampled by n."""
    items.sort(key=lambda item: place_in_run(item.nodeid, getattr(item, "fixturenames", ())))
    if WHOLE:
        return
    met: Counter[str] = Counter()
    kept, left = [], []
    for item in items:
        marker = item.get_closest_marker("sampled")
        test = item.nodeid.partition("[")[0]
        is_left = marker is not None and not is_sampled(met[test], marker.args[0])
        (left if is_left else kept).append(item)
        met[test] += 1
    items[:] = kept
    config.hook.pytest_deselected(items=left)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    for tool in TOOLS:
        if item.get_closest_marker(tool.marker) and not command_of(tool.marker):
            pytest.skip(tool.is_missing)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    """Below everything that pytest prints, list the tests that were skipped."""
    yield
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return
    skipped = {
        report.nodeid: report.longrepr[2].removeprefix("Skipped: ")
        for report in reporter.stats.get("skipped", [])
    }
    for line in left_out(skipped):
        reporter.write_line(line, bold=True)


@pytest.fixture(scope="session", autouse=True)
def _cache_of_the_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep compiled data in a folder that is shared by all workers of this session, and by nobody else.

    At the start, the folder holds what `make check` compiled.
    """
    folder = shared_folder(tmp_path_factory) / "ruleproof-cache"
    _link_entries(cache_folder(), folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RULEPROOF_CACHE", str(folder))
        yield


def _link_entries(known: Path, folder: Path) -> None:
    """Link the entries of a known cache into a folder.

    If an entry changes, it is replaced in one of the two places and stays as it was in the other.
    """
    for path in known.rglob("*.bin"):
        with contextlib.suppress(OSError):
            target = folder / path.relative_to(known)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.hardlink_to(path)


@pytest.fixture
def toy_copy(tmp_path: Path) -> ToyCopy:
    """Return a copy of the toy game that the test may spoil."""
    return copy_toy(tmp_path / "toy")


@pytest.fixture(scope="session")
def good_run() -> Report:
    """Return the report of the good engine on the toy game."""
    return run_on_toy(stdio("market"))


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    made = Cluster(tmp_path)
    try:
        yield made
    finally:
        made.end()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the browser of this machine, with a long time limit for what the tests expect in it."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    [path] = command_of("browser")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"], timeout=PATIENCE)
        yield started
        started.close()
