"""Tells whether an engine's files, as far as its connection string names them, have changed since a run."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

_MOST_FILES = 2000
"""Maximum number of files in a folder that are checked."""


def newer_file(connection: str, than: Path) -> Path | None:
    """Return a file of an engine that is newer than another file, if one is known.

    The files checked are those that the connection string names and the other files in the same folders,
    without subfolders. The file `than` is in a report folder; in that folder, only the named files are
    checked.
    """
    time = _time_of(than)
    if not time:
        return None
    return next((file for file in _files(connection, than.parent.resolve()) if _time_of(file) > time), None)


def _files(connection: str, report: Path) -> Iterator[Path]:
    folders = dict.fromkeys(file.parent for file in _named(connection))
    yield from _named(connection)
    for folder in folders:
        if folder != report:
            with os.scandir(folder) as entries:
                yield from (Path(entry.path) for entry in islice(entries, _MOST_FILES) if entry.is_file())


def _named(connection: str) -> list[Path]:
    """Return the files that a command or a module name refers to."""
    kind, _, rest = connection.partition(":")
    if kind == "stdio":
        try:
            words = shlex.split(rest)
        except ValueError:
            return []
        paths = [Path(word) for word in words]
    elif kind == "python":
        module = rest.replace(".", "/")
        names = (f"{module}.py", f"{module}/__init__.py")
        paths = [Path(base) / name for base in ("", *sys.path) for name in names]
    else:
        paths = []
    return [path.resolve() for path in paths if _time_of(path)]


def _time_of(path: Path) -> int:
    """Return the modification time of a file in nanoseconds, or 0 if there is no such file."""
    try:
        return path.stat().st_mtime_ns if path.is_file() else 0
    except (OSError, ValueError):
        return 0
