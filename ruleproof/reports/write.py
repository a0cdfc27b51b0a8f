"""Writes the reports of a run into a folder."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.reports import badge, html, json_report, junit
from ruleproof.reports.model import Report

_WRITERS: dict[str, Callable[[Report, Data | None], bytes]] = {
    json_report.NAME: lambda report, _data: json_report.encode(report),
    junit.NAME: lambda report, _data: junit.encode(report),
    html.NAME: html.encode,
    badge.NAME: lambda report, _data: badge.encode(report),
}


def write_reports(
    report: Report, folder: Path, data: Data | None = None, option: str = "--report"
) -> list[Path]:
    """Write every report and return the files. With the data of the games, failures are shown with pictures.

    Raises:
        UsageError: the folder cannot be written.
    """
    try:
        return write_together(folder, {name: make(report, data) for name, make in _WRITERS.items()})
    except OSError as error:
        raise _folder_fault(folder, error, option) from None


def prepare(folder: Path, option: str = "--report") -> None:
    """Make a folder for reports, which an option names.

    Raises:
        UsageError: the folder cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _folder_fault(folder, error, option) from None


def remove_earlier(folder: Path) -> None:
    """Remove the reports of an earlier run from a folder, so that none is taken for that of a run that writes
    none.

    Raises:
        UsageError: one cannot be removed.
    """
    try:
        for name in _WRITERS:
            (folder / name).unlink(missing_ok=True)
    except OSError as error:
        raise _folder_fault(folder, error, "--report") from None


def _folder_fault(folder: Path, error: OSError, option: str) -> UsageError:
    where = f"{option} {shown_path(folder)}"
    if folder.is_file():
        return UsageError(f"{where}: '{folder.name}' is a file; expected a folder")
    return UsageError(f"{where}: the folder cannot be written: {error.strerror or error}")


def write_together(folder: Path, contents: Mapping[str, bytes]) -> list[Path]:
    """Write several files by name. All are complete before the first one replaces an earlier file.

    Raises:
        OSError: the folder cannot be written.
    """
    unfinished = {folder / name: folder / f".{name}.{os.getpid()}" for name in contents}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path, beside in unfinished.items():
            _write_anew(beside, contents[path.name])
        for path, beside in unfinished.items():
            os.replace(beside, path)
    finally:
        for beside in unfinished.values():
            with contextlib.suppress(OSError):
                beside.unlink()
    return list(unfinished)


def _write_anew(path: Path, content: bytes) -> None:
    """Write a new file. An engine may have put a link in its place, so links are never followed."""
    path.unlink(missing_ok=True)
    with path.open("xb") as file:
        file.write(content)
