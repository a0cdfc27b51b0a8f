"""Engines that share nothing with the reference, and the adapter templates, over standard input and output."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ruleproof import verdicts as v
from ruleproof.verify import Options, verify

ENGINES = Path(__file__).resolve().parents[2] / "examples" / "engines"
GAME = "lost_cities_rivals"


def verdicts_of(command: str) -> Counter[str]:
    report = verify(Options(engine=f"stdio:{command}", games=(GAME,)))
    return Counter(result.verdict for result in report.games[0].results)


@pytest.mark.node
def test_the_javascript_engine_passes_every_case() -> None:
    report = verify(Options(engine=f"stdio:node {ENGINES / 'javascript' / 'engine.js'}", games=(GAME,), jobs=2))
    assert report.status == 0
    assert set(report.games[0].counts) == {v.PASS}
    assert report.notes == ()
