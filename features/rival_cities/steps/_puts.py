"""What the sentences about the start of a scenario share."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import Put

SEATS = ("Hamburg", "Altona")
Rows = tuple[tuple[str, ...], ...]


def put(*path: str | int, to: Any) -> Put:
    return Put(path=("table", *path), value=to)
