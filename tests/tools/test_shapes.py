"""The shapes that engine authors rely on, against those of the last release."""

from __future__ import annotations

import json
from pathlib import Path

from tools.shapes import KEPT, ROOT, shapes


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
