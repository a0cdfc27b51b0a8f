"""What a clause or ruling is called: by the `title` that its game gives it, else by the words of its id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any


def words_of(identity: str) -> str:
    """Return the last part of an id as words: `game.jar.third_space` is "Third space".

    Letters that stand alone are names.
    """
    last = re.sub(
        r"\b[b-z]\b", lambda letter: letter[0].upper(), identity.rsplit(".", 1)[-1].replace("_", " ")
    )
    return last[:1].upper() + last[1:]


def title_of(row: Mapping[str, Any]) -> str:
    """Return the title of a clause or ruling as it stands in the data."""
    return row.get("title") or words_of(row["id"])
