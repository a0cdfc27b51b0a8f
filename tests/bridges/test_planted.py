"""Bugs that environments have are found, and the first screen names the rule, the note or the leak."""

from __future__ import annotations

import io
import sys
import types

import pytest

from ruleproof.api import Options, verify
from ruleproof.reports.terminal import show_summary
from tests.bridges.planted import PLANTED, environment, spiel

pytestmark = pytest.mark.frameworks
_FIRST_LINES = 12


def first_screen(make: object, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str]:
    """Return the status of a run on an engine, and what the first lines of its summary say."""
    module = types.ModuleType("planted_engine")
    vars(module)["engine"] = make
    monkeypatch.setitem(sys.modules, "planted_engine", module)
    options = Options(engine="python:planted_engine", in_process=True, games=("lost_cities_rivals",), seed=7)
    report, shown = verify(options), io.StringIO()
    show_summary(report, stream=shown)
    lines = [line.strip() for line in shown.getvalue().splitlines() if line.strip()]
    return report.status, " ".join(lines[:_FIRST_LINES])


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_bug_is_found_and_named_first(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make, wanted = PLANTED[name]
    status, shown = first_screen(make, monkeypatch)
    assert status == 1 or "Noted by the adapter" in shown
    beside, _, rules = shown.partition("Fix first")
    assert wanted in (beside if " " in wanted else rules)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("connect", [environment, spiel])
def test_without_a_planted_bug_nothing_is_found(connect: object, monkeypatch: pytest.MonkeyPatch) -> None:
    status, shown = first_screen(connect, monkeypatch)
    assert status == 0
    assert "Noted by the adapter" not in shown
