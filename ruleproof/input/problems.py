"""Faults in input: where the fault is, what was found, what was expected, and the likely slip."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

_MOST_PLACES = 8
"""Maximum number of places at each of which the same problem is reported."""


@dataclass(frozen=True)
class Problem:
    """One fault of one input.

    Attributes:
        where: `file:line`, the name of an argument, or a place inside a document.
        message: one sentence that says what was found there and what was expected.
        notes: further lines, such as the nearest known name.
    """

    where: str
    message: str
    notes: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n    ".join([f"{self.where}: {self.message}" if self.where else self.message, *self.notes])


class DataError(Exception):
    """Input that cannot be used, with all the faults found in it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = tuple(problems)


class UsageError(Exception):
    """A command that cannot be carried out as given (exit status 2); `notes` are further lines, such as the
    nearest known name.
    """

    def __init__(self, message: str, *notes: str) -> None:
        super().__init__("\n    ".join([message, *notes]))


def nearest(name: str, known: Iterable[str], cutoff: float = 0.6) -> str | None:
    """Return the known name that `name` was most likely meant to be, if one is similar.

    A name that differs only in capitals is preferred, then the shortest name that begins with `name`, then
    the name that looks most similar.
    """
    lower = {other.lower(): other for other in sorted(known, reverse=True)}
    begun = [other for other in lower if len(name) > 2 and other.startswith(name.lower())]
    matches = (
        [name.lower()]
        if name.lower() in lower
        else sorted(begun, key=len) or difflib.get_close_matches(name.lower(), lower, n=1, cutoff=cutoff)
    )
    return lower[matches[0]] if matches else None


def nearest_note(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return a note that suggests the nearest known name, or no note."""
    candidate = nearest(name, known)
    return (f"nearest: {candidate}",) if candidate else ()


def gathered(problems: Sequence[Problem]) -> list[Problem]:
    """Return the problems; one that many places have is reported at the first of them."""
    alike: dict[str, list[Problem]] = {}
    for problem in problems:
        alike.setdefault(problem.message, []).append(problem)
    shown = []
    for problem in problems:
        first, *others = alike[problem.message]
        if len(others) < _MOST_PLACES:
            shown.append(problem)
        elif problem is first:
            further = _listed([one.where for one in others])
            shown.append(Problem(first.where, first.message, (*first.notes, f"also at {further}")))
    return shown


def _listed(places: Sequence[str]) -> str:
    more = len(places) - _MOST_PLACES + 1
    return ", ".join(places[: _MOST_PLACES - 1]) + (f" and {more} more" if more > 0 else "")


def shown_path(path: Path) -> str:
    """Return a path for messages: relative to the current folder if that is shorter."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)


def shown_path_in(root: Path, path: Path) -> str:
    """Return the path of a file relative to a root; this relative path is the same on every machine."""
    try:
        return path.relative_to(root).as_posix()
    except ValueError:
        return shown_path(path)
