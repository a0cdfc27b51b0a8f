"""Undoes what `ruleproof settle` has written."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from ruleproof.input.problems import UsageError, shown_path

UNDO = ".ruleproof-settled.json"
"""File beside the data that records what `settle` has changed, for `--undo`."""


class _Change(msgspec.Struct, frozen=True):
    """A file below the root of the data, with its text before and after a settlement."""

    path: str
    old: str
    new: str


def write_to_undo(root: Path, texts: Mapping[Path, str]) -> None:
    """Write the new texts of files below `root`, after storing what `undo` needs.

    Raises:
        UsageError: a file cannot be written; then none has changed.
    """
    changes = [
        _Change(str(path.relative_to(root)), path.read_text(encoding="utf-8"), text)
        for path, text in texts.items()
    ]
    _write({root / UNDO: msgspec.json.encode([*_settled(root), changes]).decode(), **texts})


def undo(root: Path) -> list[Path]:
    """Restore every file as it was before the last settlement in some data; return the files.

    Raises:
        UsageError: nothing was settled, a file has changed since, or a file cannot be written. Then none
            changes.
    """
    settled = _settled(root)
    if not settled:
        raise UsageError(f"settle --undo: nothing was settled in {shown_path(root)}")
    *earlier, last = settled
    changed = [root / one.path for one in last if not _contains(root / one.path, one.new)]
    if changed:
        names = ", ".join(map(shown_path, changed))
        raise UsageError(
            f"settle --undo: changed since the settlement: {names}; put them back to what settle wrote, "
            "or change them by hand"
        )
    _write({root / one.path: one.old for one in last})
    if earlier:
        _write({root / UNDO: msgspec.json.encode(earlier).decode()})
    else:
        (root / UNDO).unlink()
    return [root / one.path for one in last]


def _settled(root: Path) -> list[list[_Change]]:
    """Return the settlements in some data that can be undone, in order."""
    path = root / UNDO
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[list[_Change]]) if path.exists() else []
    except (OSError, msgspec.DecodeError) as error:
        raise UsageError(f"{shown_path(path)} cannot be read: {error}; move it away") from None


def _contains(path: Path, text: str) -> bool:
    return path.exists() and path.read_bytes() == text.encode()


def _write(texts: Mapping[Path, str]) -> None:
    """Write some files; if one cannot be written, restore the files already written."""
    before = {path: path.read_bytes() if path.exists() else None for path in texts}
    written: list[Path] = []
    for path, text in texts.items():
        try:
            written.append(path)
            path.write_bytes(text.encode())
        except OSError as error:
            for done in written:
                old = before[done]
                with contextlib.suppress(OSError):
                    done.unlink(missing_ok=True) if old is None else done.write_bytes(old)
            raise UsageError(f"{shown_path(path)} cannot be written: {error.strerror}") from None
