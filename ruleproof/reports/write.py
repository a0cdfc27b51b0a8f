"""Writes the reports of a run into a folder."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path

from ruleproof.data import Data
from ruleproof.problems import UsageError, shown_path
from ruleproof.reports import badge, html, json_report, junit
from ruleproof.reports.model import Report

_WRITERS: dict[str, Callable[[Report, Data | None], bytes]] = {
    json_report.NAME: lambda report, _data: json_report.encode(report),
    junit.NAME: lambda report, _data: junit.encode(report),
    html.NAME: html.encode,
    badge.NAME: lambda report, _data: badge.encode(report),
}


def write_reports(report: Report, folder: Path, data: Data | None = None) -> list[Path]:
    """Write every report and return where; a file of an earlier run is replaced whole or not at all.

    With the data of the games, failures are told with pictures of the positions.

    Raises:
        UsageError: the folder cannot be written.
    """
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, encode in _WRITERS.items():
            _replace(folder / name, encode(report, data))
            written.append(folder / name)
    except OSError as error:
        raise UsageError(f"--report {shown_path(folder)}: the folder cannot be written: {error.strerror or error}") from None
    return written


def _replace(path: Path, content: bytes) -> None:
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        unfinished.write_bytes(content)
        os.replace(unfinished, path)
    except BaseException:
        with contextlib.suppress(OSError):
            unfinished.unlink()
        raise
