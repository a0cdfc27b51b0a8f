"""Writes the reports of a run into a folder."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path

from ruleproof.problems import UsageError, shown_path
from ruleproof.reports import badge, html, json_report, junit
from ruleproof.reports.model import Report

_WRITERS: dict[str, Callable[[Report], bytes]] = {
    json_report.NAME: json_report.encode,
    junit.NAME: junit.encode,
    html.NAME: html.encode,
    badge.NAME: badge.encode,
}


def write_reports(report: Report, folder: Path) -> list[Path]:
    """Write every report and return where; a file of an earlier run is replaced whole or not at all.

    Raises:
        UsageError: the folder cannot be written.
    """
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, encode in _WRITERS.items():
            _replace(folder / name, encode(report))
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
