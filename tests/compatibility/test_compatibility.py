"""Engines as they were written to suite 0.2, and the shapes that they rely on, against everything since.

`suite_0_2.patch` turns the engines of today into those of then, wherever their code differed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from ruleproof.api import Options, Selection, verify
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from tools.shapes import KEPT, ROOT, shapes

PATCH = Path(__file__).with_name("suite_0_2.patch")
WRITTEN = {
    "lost_cities_rivals": ("engines/examples/javascript", 443),
    "rivalry": ("engines/independent/javascript_rivalry", 339),
}
"""By game: the folder of an engine whose code was another then, and how many cases of every third feature are
judged at least; no later version may judge fewer.
"""


@pytest.fixture
def engines_of_then(tmp_path: Path) -> Path:
    """Return a folder with the engines as they were written to suite 0.2."""
    for folder, _ in WRITTEN.values():
        shutil.copytree(ROOT / folder, tmp_path / folder)
    outside_any_repository = {**os.environ, "GIT_CEILING_DIRECTORIES": str(tmp_path.parent)}
    subprocess.run(["git", "apply", PATCH], cwd=tmp_path, env=outside_any_repository, check=True)
    return tmp_path


@pytest.mark.campaign
@pytest.mark.node
@pytest.mark.parametrize("game", WRITTEN)
def test_an_engine_written_to_suite_0_2_is_judged_as_far_as_it_was(engines_of_then: Path, game: str) -> None:
    folder, at_least = WRITTEN[game]
    features = sorted(path.stem for path in Data.of(()).game(game).features.glob("*.feature"))
    wanted = Selection(cases=tuple(f"{game}/{feature}" for feature in features[::3]))
    engine = f"stdio:node {engines_of_then / folder / 'engine.js'}"
    report = verify(Options(engine=engine, games=(game,), selection=wanted))
    judged = [result for result in report.games[0].results if result.verdict.is_judged]
    assert len(judged) >= at_least
    for result in judged:
        assert result.verdict == v.PASS or "this shape has changed since suite 0.2" in result.reason


def test_a_game_with_a_changed_shape_has_an_engine_of_then() -> None:
    schemas = (ROOT / "schemas").glob("*/*.json")
    assert {path.parent.name for path in schemas if "x-changed" in path.read_text("utf-8")} <= WRITTEN.keys()


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
