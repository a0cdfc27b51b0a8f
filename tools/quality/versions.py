"""What each version of the suite holds, so that the site tells what has changed without the history of git.

`docs/measured/versions/<version>/<game>.json` is written by `python -m tools.quality --versions`, once for
each number in `spec/VERSION`; while that number stands, the record is written anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.commands.contents import keep, of_suite
from ruleproof.input.folders import Data
from tools.quality.recorded import MEASURED, today

VERSIONS = MEASURED / "versions"


def version_record(suite: Suite) -> dict[str, Any]:
    """Return what a game holds as it is now, with the day and the suite."""
    return {"game": suite.game.id, "date": today(), "suite": suite.digest(), **keep(of_suite(suite))}


def write_version(record: dict[str, Any], folder: Path = VERSIONS) -> Path:
    """Write a record below its version: a line for each thing that it holds."""
    path: Path = folder / record["version"] / f"{record['game']}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    members = (f'"{name}": {_lines(value)}' for name, value in record.items())
    path.write_text("{\n" + ",\n".join(members) + "\n}\n", encoding="utf-8")
    return path


def _lines(value: Any) -> str:
    if not isinstance(value, dict) or not value:
        return json.dumps(value, ensure_ascii=False)
    rows = (f" {json.dumps(key)}: {json.dumps(inner, ensure_ascii=False)}" for key, inner in value.items())
    return "{\n" + ",\n".join(rows) + "\n}"


def record_version(game: str) -> Path:
    """Keep what a game holds as it is now, and return where."""
    data = Data.of()
    return write_version(version_record(Suite.open(data, data.game(game))))
