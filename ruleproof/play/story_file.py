"""The files in which `play` stores stories, so that they can be replayed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.case import Story
from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.files import writing
from ruleproof.input.problems import UsageError, shown_path


class _Stored(msgspec.Struct, frozen=True):
    """A stored story, with the readings under which it was played, and the state in which it begins."""

    story: Story
    readings: dict[str, str]
    state: dict[str, Any] = {}


def write(story: Story, readings: Mapping[str, str], path: Path) -> None:
    """Store a story in a file.

    Raises:
        UsageError: the file cannot be written.
    """
    plain = msgspec.structs.replace(story, start=msgspec.structs.replace(story.start, state=b""))
    state = jsontext.decode(story.start.state or b"{}")
    text = msgspec.json.encode(_Stored(plain, dict(readings), state))
    with writing(f"{shown_path(path)}:"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(text, indent=1) + b"\n")


def read(path: Path, suite: Suite) -> tuple[Story, dict[str, str]]:
    """Return a stored story, and the readings under which it was played.

    Raises:
        UsageError: the file cannot be read, or holds a story of another game.
    """
    where = f"--again {shown_path(path)}"
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=_Stored)
    except OSError as error:
        raise UsageError(f"{where}: cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise UsageError(f"{where}: not a kept story: {error}") from None
    story, state = kept.story, jsontext.encode(kept.state) if kept.state else b""
    if story.game != suite.game.id:
        raise UsageError(f"{where}: this is a story of another game, {story.game}")
    if story.components and story.components not in suite.game.component_sets:
        raise UsageError(f"{where}: no component set is called {story.components!r}")
    start = msgspec.structs.replace(story.start, state=state)
    return msgspec.structs.replace(story, start=start), kept.readings
