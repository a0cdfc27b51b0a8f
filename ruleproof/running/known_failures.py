"""Known failures: cases that are expected to fail.

They still run, and entries that pass must be removed from the list.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from fnmatch import fnmatchcase
from pathlib import Path

from ruleproof.input.problems import DataError, Problem, UsageError, nearest_note, shown_path
from ruleproof.input.text import read_text


def passing_entries(known: dict[str, int], passed: dict[str, bool]) -> list[str]:
    """Return the entries to remove from the list: each line whose judged cases all passed, with its first
    case.

    `known` gives the line of each listed case, and `passed` says of each judged case whether it passed. Cases
    that could not be judged are ignored.
    """
    lines: dict[int, list[str]] = {}
    for case, line in known.items():
        if case in passed:
            lines.setdefault(line, []).append(case)
    stale = [(line, cases) for line, cases in lines.items() if all(passed[case] for case in cases)]
    return [
        f"line {line}: {cases[0]}" + (f" and {len(cases) - 1} more" if len(cases) > 1 else "")
        for line, cases in stale
    ]


def read_known_failures(path: Path, cases: Iterable[str], *, others: Collection[str]) -> dict[str, int]:
    """Return the ids of the cases that a file lists, with their lines.

    Each line of the file is an id or a pattern with `*`; `#` begins a comment.

    Raises:
        UsageError: the file cannot be read.
        DataError: a line matches no case of this run's games or of the `others`.
    """
    try:
        text = read_text(path)
    except DataError as error:
        raise UsageError(f"--known-failures {error}") from None
    ids = list(cases)
    known: dict[str, int] = {}
    problems = []
    for number, line in enumerate(text.splitlines(), 1):
        pattern = line.split("#")[0].strip()
        if not pattern:
            continue
        hits = [
            identity
            for identity in ids
            if identity == pattern or ("*" in pattern and fnmatchcase(identity, pattern))
        ]
        if not hits and pattern.split("/")[0] not in others:
            problems.append(
                Problem(
                    f"{shown_path(path)}:{number}",
                    f"no case matches {pattern!r}",
                    nearest_note(pattern, ids),
                )
            )
        known.update(dict.fromkeys(hits, number))
    if problems:
        raise DataError(problems)
    return known
