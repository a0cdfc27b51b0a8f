"""Writes `report.json`, the whole report as specified by schemas/report.json, and reads it back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.input.problems import UsageError, shown_path
from ruleproof.judging.results import lean
from ruleproof.judging.verdicts import Result
from ruleproof.reports.model import GameReport, Report
from ruleproof.reports.text import foremost, printable

NAME = "report.json"
MOST_WITH_MESSAGES = 200
"""Maximum number of failures, in one game, that keep their messages, positions and values, so that a report
stays readable. Every cause has at least one of them.
"""
_ROOM = 4_000_000
"""Maximum number of bytes for these failures in one game."""


def encode(report: Report) -> bytes:
    """Return the report as indented JSON."""
    return as_json(msgspec.structs.replace(report, games=tuple(_lean(game) for game in report.games)))


def as_json(value: msgspec.Struct | Sequence[msgspec.Struct]) -> bytes:
    """Return a value as indented JSON; characters that UTF-8 cannot write are escaped."""
    try:
        text = msgspec.json.encode(value)
    except UnicodeEncodeError:
        text = msgspec.json.encode(_readable(msgspec.to_builtins(value)))
    return msgspec.json.format(text, indent=1) + b"\n"


def read_report(path: Path) -> Report:
    """Read a report back; `path` is the file or its folder.

    Raises:
        UsageError: the file does not exist, was cut short, or is not a report of this version of the kit.
    """
    file = path / NAME if path.is_dir() else path
    try:
        return msgspec.json.decode(file.read_bytes(), type=Report)
    except OSError as error:
        raise UsageError(
            f"{shown_path(file)}: the report cannot be read: {error.strerror or error}"
        ) from None
    except (msgspec.ValidationError, RecursionError) as error:
        raise UsageError(
            f"{shown_path(file)}: not a report that this version of the kit can read: {error}"
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UsageError(
            f"{shown_path(file)}: the report was cut short or damaged: {error}\n    run the suite again"
        ) from None


def _lean(game: GameReport) -> GameReport:
    """Return the results of a game in which only the first failures have large parts."""
    room, kept = _ROOM, set()
    for result in foremost(game, MOST_WITH_MESSAGES):
        size = _size(result)
        if size <= room:
            kept.add(result.case)
            room -= size
    results = (
        result if result.verdict.passes or result.case in kept else lean(result) for result in game.results
    )
    return msgspec.structs.replace(game, results=tuple(results))


def _size(result: Result) -> int:
    return len(repr(result))


def _readable(value: Any) -> Any:
    """Return a JSON value without characters that cannot be written as UTF-8."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, dict):
        return {printable(key): _readable(item) for key, item in value.items()}
    return [_readable(item) for item in value] if isinstance(value, (list, tuple)) else value
