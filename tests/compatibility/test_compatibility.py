"""Engines as they were written to suite 0.2, and the shapes that they rely on, against everything since."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ruleproof.api import Options, Selection, verify
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from tools.shapes import KEPT, ROOT, shapes

ENGINES = Path(__file__).parent / "engines"
LOADING = f"{sys.executable} {ENGINES / 'loads_states.py'}"
WRITTEN = [
    pytest.param(
        "lost_cities_rivals", f"node {ENGINES / 'javascript' / 'engine.js'}", 443, marks=pytest.mark.node
    ),
    pytest.param(
        "rivalry", f"node {ENGINES / 'javascript_rivalry' / 'engine.js'}", 339, marks=pytest.mark.node
    ),
    pytest.param(
        "between_two_cities",
        f"{LOADING} {ENGINES / 'python_between_two_cities' / 'between_two_cities.py'}",
        323,
    ),
    pytest.param("rival_cities", f"{LOADING} {ENGINES / 'python_rival_cities' / 'engine.py'}", 476),
]
"""Games, commands, and how many cases of every third feature are judged at least; no later version may judge
fewer.
"""


@pytest.mark.parametrize(("game", "command", "at_least"), WRITTEN)
def test_an_engine_written_to_suite_0_2_is_judged_as_far_as_it_was(
    game: str, command: str, at_least: int
) -> None:
    features = sorted(path.stem for path in Data.of(()).game(game).features.glob("*.feature"))
    wanted = Selection(cases=tuple(f"{game}/{feature}" for feature in features[::3]))
    report = verify(Options(engine=f"stdio:{command}", games=(game,), selection=wanted))
    judged = [result for result in report.games[0].results if result.verdict.is_judged]
    assert len(judged) >= at_least
    for result in judged:
        assert result.verdict == v.PASS or "this shape has changed since suite 0.2" in result.reason


def test_a_change_of_a_shape_stands_in_the_changelog() -> None:
    """Every change of a shape since a release is named; `python -m tools.shapes` keeps those of a release."""
    released = json.loads(KEPT.read_text(encoding="utf-8"))
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    unreleased = changes.partition("## Unreleased")[2].partition("\n## ")[0]
    untold = [
        name
        for name, digest in shapes().items()
        if released.get(name) != digest and f"`{name}`" not in unreleased
    ]
    assert not untold, f"name these schemas in CHANGELOG.md under Unreleased, and what changed: {untold}"


def test_words_are_no_part_of_a_shape(tmp_path: Path) -> None:
    folder = tmp_path / "schemas"
    (folder / "some").mkdir(parents=True)
    for path in (ROOT / "schemas").glob("*.json"):
        (folder / path.name).write_bytes(path.read_bytes())
    own = folder / "some" / "state.json"
    digests = []
    for schema in (
        {"type": "object", "description": "one", "properties": {"title": {"type": "string"}}},
        {"type": "object", "description": "two", "properties": {"title": {"type": "string"}}},
        {"type": "object", "description": "two", "properties": {"title": {"type": "integer"}}},
    ):
        own.write_text(json.dumps(schema))
        digests.append(shapes(folder)["some/state.json"])
    assert digests[0] == digests[1] != digests[2]
