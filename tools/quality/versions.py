"""Stores the contents of each version of the suite, so that the site can show changes without the git
history.

`measured/versions/<version>/<game>.json.gz` is written by `python -m tools.quality versions`, once for
each number in `spec/VERSION`; while that number stays the same, the record is overwritten.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.edit.contents import keep, of_suite
from ruleproof.input.folders import Data
from tools.quality.recorded import MEASURED, lines_of, today

VERSIONS = MEASURED / "versions"


def version_record(suite: Suite) -> dict[str, Any]:
    """Return the current contents of a game, with the day and the suite."""
    return {"game": suite.game.id, "date": today(), "suite": suite.digest(), **keep(of_suite(suite))}


def write_version(record: dict[str, Any], folder: Path = VERSIONS) -> Path:
    """Write a record for its version, compressed; the same record always gives the same file."""
    path: Path = folder / record["version"] / f"{record['game']}.json.gz"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(lines_of(record).encode(), compresslevel=9, mtime=0))
    return path


def record_version(game: str) -> Path:
    """Store the current contents of a game, and return the path."""
    data = Data.open()
    return write_version(version_record(Suite.open(data, data.game(game))))
