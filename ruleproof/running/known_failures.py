"""Known failures: cases that are expected to fail.

They still run, and entries that pass must be removed from the list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path

from ruleproof.input.problems import DataError, Problem, UsageError, nearest_note, shown_path
from ruleproof.input.text import read_text

MOST_KNOWN = 0.1
"""The default maximum share of known failures among the judged cases."""
MOST_OF_A_GAME = 10
"""A pattern may match at most this fraction (1/N) of the cases of a game."""


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
        UsageError: the file cannot be read, or a pattern matches more than a tenth of the cases of a game.
        DataError: a line matches no case of this run's games or of the `others`.
    """
    try:
        text = read_text(path)
    except DataError as error:
        raise UsageError(f"--known-failures {error}") from None
    ids = list(cases)
    of_games = Counter(map(_game_of, ids))
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
        _require_narrow(f"--known-failures {shown_path(path)}:{number}", pattern, hits, of_games)
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


def _game_of(case: str) -> str:
    return case.partition("/")[0]


def _require_narrow(where: str, pattern: str, hits: Collection[str], of_games: Mapping[str, int]) -> None:
    """Refuse a pattern that matches too many cases for anybody to know how each of them fails.

    Raises:
        UsageError: the pattern matches more than a tenth of the cases of a game.
    """
    for game, number in Counter(map(_game_of, hits)).items():
        if number > 1 and number * MOST_OF_A_GAME > of_games[game]:
            raise UsageError(
                f"{where}: {pattern!r} names {number} of the {of_games[game]} cases of {game}; "
                "a pattern may match at most a tenth of them"
            )
