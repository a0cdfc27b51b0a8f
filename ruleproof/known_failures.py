"""Known failures: cases that are expected to fail. They still run, and one that passes must be taken off the list."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path

from ruleproof.problems import DataError, Problem, UsageError, nearest_note, shown_path


def read_known_failures(path: Path, cases: Iterable[str], *, complete: bool) -> dict[str, int]:
    """Return the ids of the cases that a file lists, with its lines: an id or a pattern with `*` a line, `#` begins a comment.

    Raises:
        UsageError: the file cannot be read.
        DataError: a line names no case (only where `cases` is `complete`).
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"--known-failures {shown_path(path)}: cannot be read: {error}") from None
    ids = list(cases)
    found: dict[str, int] = {}
    problems = []
    for number, line in enumerate(text.splitlines(), 1):
        pattern = line.split("#")[0].strip()
        if not pattern:
            continue
        hits = [identity for identity in ids if identity == pattern or ("*" in pattern and fnmatchcase(identity, pattern))]
        if not hits and complete:
            problems.append(Problem(f"{shown_path(path)}:{number}", f"no case is called {pattern!r}", nearest_note(pattern, ids)))
        found.update(dict.fromkeys(hits, number))
    if problems:
        raise DataError(problems)
    return found
