"""The files in which `play` stores stories, so that they can be replayed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.files import writing
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.language.operations import Play


class _StoredStory(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stored story, with the readings under which it was played."""

    game: str
    readings: dict[str, str]
    seats: tuple[str, ...]
    plays: tuple[Play, ...]
    components: str = ""
    state: dict[str, Any] = {}
    options: dict[str, Any] = {}
    chance: tuple[dict[str, Any], ...] = ()


def write(story: Story, readings: Mapping[str, str], path: Path) -> None:
    """Store a story in a file.

    Raises:
        UsageError: the file cannot be written.
    """
    start = story.start
    state = jsontext.decode(start.state) if start.state else {}
    begins = (start.seats, story.plays, story.components, state, start.options, start.chance)
    text = msgspec.json.encode(_StoredStory(story.game, dict(readings), *begins))
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
        kept = msgspec.json.decode(path.read_bytes(), type=_StoredStory)
    except OSError as error:
        raise UsageError(f"{where}: cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise UsageError(f"{where}: not a kept story: {error}") from None
    if kept.game != suite.game.id:
        raise UsageError(f"{where}: this is a story of another game, {kept.game}")
    if kept.components and kept.components not in suite.game.component_sets:
        raise UsageError(f"{where}: no component set is called {kept.components!r}")
    state = jsontext.encode(kept.state) if kept.state else b""
    start = Start(kept.seats, state, kept.options, kept.chance)
    return Story(kept.game, "", start, kept.plays, components=kept.components), kept.readings
