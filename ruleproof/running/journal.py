"""Writes results to disk as they arrive, so that an interrupted run can be resumed."""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections import Counter
from pathlib import Path
from types import TracebackType
from typing import IO

import msgspec

from ruleproof.input.problems import UsageError, shown_path
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.running.results import lean

NAME = "results.jsonl"
_OTHER = {
    "engine": "another engine",
    "greeting": "another version of the engine, or one that offers something else",
    "games": "other games, or another version of the suite",
    "readings": "other readings",
}
"""The parts of a head that may differ, with a description of each."""


def folder_fault(folder: Path, error: OSError) -> UsageError:
    """Return the message for a report folder that cannot be written."""
    if folder.is_file():
        return UsageError(f"--report {shown_path(folder)}: '{folder.name}' is a file; expected a folder")
    return UsageError(
        f"--report {shown_path(folder)}: the folder cannot be written: {error.strerror or error}"
    )


class Head(msgspec.Struct, frozen=True):
    """Identifies the run to which a journal belongs; results with another head cannot be reused."""

    engine: str
    greeting: str
    games: dict[str, str]
    readings: dict[str, dict[str, str]]


_END = b'{"ended":true}'
_SEAL = b',"digest":"'
_MOST_OF_A_CAUSE = 5
_ROOM = 2_000_000
"""Maximum number of bytes for results that are kept in full."""


class Journal:
    """The file `results.jsonl` in a report folder: a head, then one result per line.

    The first failures of each cause are kept in full. All others are kept without messages, positions, values
    and the texts of their cases, so that the file stays readable if everything fails. If a case has two
    results, the later one counts.
    """

    def __init__(self, folder: Path, head: Head, *, resume: bool) -> None:
        self.path = folder / NAME
        self._head = msgspec.json.encode(head)
        self.taken: dict[str, Result] = {}
        self._room = _ROOM
        self._in_full: Counter[tuple[str, str]] = Counter()
        begun = self.path
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if resume:
                self.taken = _read(self.path, head)
            begun = (
                self.path.with_name(f".{NAME}.{os.getpid()}") if self.taken else self.path
            )  # reused results must not be lost
            self._file: IO[bytes] = open(begun, "wb")  # noqa: SIM115 - closed by __exit__
        except OSError as error:
            raise self._fault(error) from None
        try:
            self._write(self._head)
            for result in self.taken.values():
                self.write(result)
            self.flush()
            os.replace(begun, self.path)
        except BaseException as error:
            self.close()
            if begun != self.path:
                with contextlib.suppress(OSError):
                    begun.unlink()
            raise (self._fault(error) if isinstance(error, OSError) else error) from None

    def write(self, result: Result) -> None:
        """Write one result.

        Raises:
            UsageError: the file cannot be written.
        """
        line = msgspec.json.encode(result)
        if result.verdict != v.PASS and not self._has_room(result, len(line)):
            bare = msgspec.structs.replace(lean(result), title="", clauses=(), file="", line=0)
            line = msgspec.json.encode(bare)
        self._write(_sealed(self._head, line))

    def _has_room(self, result: Result, size: int) -> bool:
        """Tell whether a result of this size in bytes is kept in full."""
        kind = (result.verdict, result.cause)
        if self._in_full[kind] >= _MOST_OF_A_CAUSE or size > self._room:
            return False
        self._in_full[kind] += 1
        self._room -= size
        return True

    def flush(self) -> None:
        """Make sure that all written results are on disk.

        Raises:
            UsageError: the file cannot be written.
        """
        try:
            self._file.flush()
        except OSError as error:
            raise self._fault(error) from None

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line + b"\n")
        except OSError as error:
            raise self._fault(error) from None

    def _fault(self, error: OSError) -> UsageError:
        return folder_fault(self.path.parent, error)

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(OSError):
            self._file.flush()
            os.fsync(self._file.fileno())
        self.close()

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._file.close()


def conclude(folder: Path) -> None:
    """Record in the journal of a run that its reports have been written, so that it cannot be resumed.

    Raises:
        UsageError: the file cannot be written.
    """
    try:
        with (folder / NAME).open("r+b") as file:
            head = file.readline().rstrip(b"\n")
            file.seek(0, os.SEEK_END)
            file.write(_sealed(head, _END) + b"\n")
    except OSError as error:
        raise folder_fault(folder, error) from None


def _sealed(head: bytes, line: bytes) -> bytes:
    """Return a line with an added digest, which covers the head of the journal and the line."""
    return b'%b%b%b"}' % (line[:-1], _SEAL, _digest(head, line))


def _digest(head: bytes, line: bytes) -> bytes:
    return hashlib.sha256(head + b"\n" + line).hexdigest()[:32].encode()


def _has_its_digest(head: bytes, sealed: bytes) -> bool:
    body, seal, digest = sealed.rpartition(_SEAL)
    return bool(seal) and digest == _digest(head, body + b"}") + b'"}'


def _read(path: Path, head: Head) -> dict[str, Result]:
    """Return the results of an earlier run, ignoring a last line that was cut short.

    Raises:
        UsageError: the run is complete, it was a run of another engine, suite or configuration, or a line has
            been changed since.
    """
    try:
        lines = path.read_bytes().split(b"\n")
    except FileNotFoundError:
        return {}
    try:
        before = msgspec.json.decode(lines[0], type=Head)
    except msgspec.DecodeError:
        raise UsageError(
            f"--resume: {shown_path(path)} is not the record of a run of this kit; "
            "run without --resume to start over"
        ) from None
    for what in _OTHER:
        if getattr(before, what) != getattr(head, what):
            raise UsageError(
                f"--resume: the earlier run in {shown_path(path)} had {_OTHER[what]}; "
                "run without --resume to start over"
            )
    if _sealed(lines[0], _END) in lines:
        raise UsageError(
            f"--resume: the run in {shown_path(path.parent)} is complete; run without --resume to start over"
        )
    results: dict[str, Result] = {}
    for line in lines[1:]:
        with contextlib.suppress(msgspec.DecodeError):
            result = msgspec.json.decode(line, type=Result)
            if not _has_its_digest(lines[0], line):
                raise UsageError(
                    f"--resume: {shown_path(path)} holds a result of {result.case} whose digest is wrong; "
                    "run without --resume to start over"
                )
            results[result.case] = result
    return results
