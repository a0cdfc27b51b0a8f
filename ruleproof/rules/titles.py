"""The name of a clause or ruling: the `title` in the data, or else the words of its id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any


def title_from_id(identity: str) -> str:
    """Return the last part of an id as words: `game.jar.third_space` is "Third space". Single letters except
    `a` are names and become capitals.
    """
    last = re.sub(
        r"\b[b-z]\b", lambda letter: letter[0].upper(), identity.rsplit(".", 1)[-1].replace("_", " ")
    )
    return last[:1].upper() + last[1:]


def title_of(row: Mapping[str, Any]) -> str:
    """Return the title of a clause or ruling in the data."""
    return row.get("title") or title_from_id(row["id"])
